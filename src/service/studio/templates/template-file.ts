import {stat} from 'node:fs/promises';
import {DocextractError} from '../../../contract/errors.js';
import type {TemplateFile, Webhook} from '../../../contract/templates.js';
import {withFile} from '../../../storage/files/file-store.js';
import {readReferences} from '../../../storage/files/reference-images.js';
import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import {refusalText} from '../../webhooks/allowed-addresses.js';
import type {TemplateEdit} from '../contract/templates.js';
import {referenceFiles} from '../samples/reference-choice.js';
import type {StudioContext} from '../studio-context.js';

/** A page of a form has some hundred kilobytes; every export of the template holds them all. */
const largestReference = 32 * 1024 * 1024;

interface Edited {
  edit: TemplateEdit;
  /** The template that is edited; absent for a new one. */
  former: StoredTemplate | undefined;
  session: string;
}

/** An edit as a file of a template, with its reference documents. Throws for what cannot be saved. */
export async function fileOfEdit(
  context: StudioContext,
  {edit: {references, ...edit}, former, session}: Edited,
): Promise<TemplateFile> {
  const {storage, webhooks} = context;
  await refuseForbiddenWebhook(webhooks, edit.webhook);
  const keys = await referenceFiles(context, {choices: references, kept: former, session});
  for (const key of keys) await withFile(storage.files, key, refuseLarge);
  const images = await readReferences(storage.files, keys);
  return {...edit, ...(images.length > 0 && {reference_images: images})};
}

/** Throws `invalid_request` for a webhook at an address to which the service may not send. */
export async function refuseForbiddenWebhook(
  webhooks: StudioContext['webhooks'],
  webhook: Webhook | null | undefined,
): Promise<void> {
  const refused = webhook ? await webhooks.refusal(webhook.url) : undefined;
  if (refused === undefined) return;
  throw new DocextractError('invalid_request', `webhook.url: ${refusalText(refused)}.`, {
    hint: 'Name an address that others can reach, or let the operator of the service allow it.',
  });
}

async function refuseLarge(path: string): Promise<void> {
  const {size} = await stat(path);
  if (size <= largestReference) return;
  throw new DocextractError(
    'too_large',
    `A reference document has ${size} bytes; ${largestReference} are allowed.`,
    {hint: 'Scan the form at 300 dots per inch or fewer, or take one page of it.'},
  );
}

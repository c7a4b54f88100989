// templates: templates and their versions, and sending a test to their webhook.

import type {FastifyReply, FastifyRequest} from 'fastify';
import {DocextractError} from '../../../contract/errors.js';
import type {TemplateFile} from '../../../contract/templates.js';
import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import type {StudioHandlers} from '../handler.js';
import {pageNumber, sendPicture} from '../page-views/page-replies.js';
import {type DocumentView, viewDocument} from '../page-views/view-document.js';
import {sessionId} from '../sign-in/cookie.js';
import type {StudioContext} from '../studio-context.js';
import {detailOf, summaryOf, versionOf} from './template-detail.js';
import {requireSeen} from './template-etag.js';
import {fileOfEdit, refuseForbiddenWebhook} from './template-file.js';
import {fieldsFromSchema} from './fields-from-schema.js';
import {testWebhook} from './webhook-test.js';

/** Templates, their versions, reference documents and webhooks. */
export const templateHandlers = {
  // Figures of all accounts are for those who run the service.
  templates: async ({storage: {templates}}, {session: {key}}) => {
    const usage = await templates.usage(key.role === 'admin' ? undefined : key.account);
    return (await templates.list()).map((one) => summaryOf(one, usage.get(one.id)));
  },
  createTemplate: async (context, {body, http}, reply) => {
    const file = await fileOfEdit(context, {edit: body, former: undefined, session: sessionId(http)});
    return detailOf(context, await context.storage.templates.create(file), {http, reply});
  },
  importTemplate: async (context, {body, http}, reply) => {
    await refuseForbiddenWebhook(context.webhooks, body.webhook);
    return detailOf(context, await createOrReplace(context, body), {http, reply});
  },
  template: async (context, {params: {id}, http}, reply) =>
    detailOf(context, await context.storage.templates.get(id), {http, reply}),
  editTemplate: async (context, {params: {id}, body, etag, http}, reply) => {
    const {templates} = context.storage;
    const former = await templates.get(id);
    const seen = requireSeen(etag, former.id);
    const file = await fileOfEdit(context, {edit: body, former, session: sessionId(http)});
    return detailOf(context, await templates.edit(former.id, file, seen), {http, reply});
  },
  setTemplateStatus: async (context, {params: {id}, body: {status}, etag, http}, reply) => {
    const {templates} = context.storage;
    const seen = requireSeen(etag, id);
    return detailOf(context, await templates.setStatus(id, status, seen), {http, reply});
  },
  templateVersions: async ({storage: {templates}}, {params: {id}}) => {
    const {version} = await templates.get(id);
    return (await templates.versions(id)).map((one) => versionOf(one, version)).reverse();
  },
  exportTemplate: async ({storage: {templates}}, {params: {id}}, reply) => {
    const file = await templates.export(id);
    void reply.header('content-disposition', `attachment; filename="${file.alias ?? file.id}.json"`);
    return file;
  },
  referencePage: async (context, {params: {id, reference, page}, http}, reply) =>
    (await viewReference(context, {id, reference, http, reply})).page(pageNumber(page)),
  referencePicture: async (context, {params: {id, reference, page}, query: {width}, http}, reply) =>
    sendPicture(await viewReference(context, {id, reference, http, reply}), {page, width, reply}),
  testWebhook: async (context, {params: {id}}) =>
    testWebhook(context, await context.storage.templates.get(id)),
  fieldsFromSchema: (_, {body: {schema}}) => Promise.resolve(fieldsFromSchema(schema)),
} satisfies Partial<StudioHandlers>;

/** As `docextract templates import`: a template of the same id or alias gets a new version. */
async function createOrReplace(
  {storage: {templates}}: StudioContext,
  file: TemplateFile,
): Promise<StoredTemplate> {
  for (const name of [file.id, file.alias])
    if (typeof name === 'string' && (await templates.find(name)) !== undefined)
      return templates.edit(name, file);
  return templates.create(file);
}

interface ReferencePlace {
  id: string;
  /** From 0. */
  reference: string;
  http: FastifyRequest;
  reply: FastifyReply;
}

async function viewReference(
  context: StudioContext,
  {id, reference, http, reply}: ReferencePlace,
): Promise<DocumentView> {
  const {reference_files: files} = await context.storage.templates.get(id);
  const key = /^\d{1,3}$/.test(reference) ? files[Number(reference)] : undefined;
  if (key === undefined)
    throw new DocextractError(
      'not_found',
      `The template has no reference document ${reference.slice(0, 20)}.`,
    );
  return viewDocument(context, {key, name: 'The reference document'}, {http, reply});
}

import type {FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import type {StoredTemplate} from '../../storage/templates/stored-template.js';
import type {ServiceContext} from '../context/context.js';

/**
 * The template with an id or alias that the account of the request may use. Throws `not_found` for any other, also for
 * those of other accounts.
 */
export async function requireTemplate(
  {storage}: ServiceContext,
  {request, id}: {request: FastifyRequest; id: string},
): Promise<StoredTemplate> {
  const template = await storage.templates.find(id.trim(), request.apiKey.account);
  if (template) return template;
  throw new DocextractError('not_found', `There is no template ${id}.`, {
    hint: 'Give the id or the alias of a template; docextract templates list shows both.',
  });
}

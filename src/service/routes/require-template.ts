import type {FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {nearestName} from '../../engine/values/similarity.js';
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
  const near = await nearestTemplate(id.trim(), {storage, account: request.apiKey.account});
  throw new DocextractError('not_found', `There is no template ${id}.`, {
    hint: `${near === undefined ? '' : `Did you mean ${near}? `}Give the id or the alias of a template; docextract templates list shows both.`,
  });
}

/** The alias, or the id, that was most likely meant, of the templates that the account may use. */
async function nearestTemplate(
  id: string,
  {storage, account}: Pick<ServiceContext, 'storage'> & {account: string},
): Promise<string | undefined> {
  const usable = (await storage.templates.list()).filter((one) => (one.account ?? account) === account);
  return nearestName(
    id,
    usable.flatMap((one) => [...(one.alias === null ? [] : [one.alias]), one.id]),
  );
}

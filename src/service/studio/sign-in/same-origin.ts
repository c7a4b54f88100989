import type {FastifyRequest} from 'fastify';
import {DocextractError} from '../../../contract/errors.js';
import {studioHeader} from '../paths.js';

/**
 * Refuses requests that pages of other origins make with the session of a user: `forbidden`. Reads need no header, so
 * that pictures can be shown; other origins cannot see what they are answered.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (['cross-site', 'same-site'].includes(siteOf(request) ?? '')) throw foreign();
    return;
  }
  if (!isOfThisOrigin(request)) throw foreign();
  if (request.headers[studioHeader] !== '1')
    throw new DocextractError('forbidden', `The header ${studioHeader} is missing.`, {
      hint: `Programs use the API with a key (see /docs); pages of the studio send ${studioHeader}: 1.`,
    });
}

/** Browsers say it in `Sec-Fetch-Site`, which no page can set, and which stays true behind a proxy; old ones in `Origin`. */
function isOfThisOrigin(request: FastifyRequest): boolean {
  const site = siteOf(request);
  if (site !== undefined) return site === 'same-origin';
  const {origin} = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

function siteOf({headers}: FastifyRequest): string | undefined {
  const given = headers['sec-fetch-site'];
  return Array.isArray(given) ? given.join() : given;
}

function foreign(): DocextractError {
  return new DocextractError('forbidden', 'This request did not come from a page of the studio.', {
    hint: 'Open /studio in the browser. Behind a reverse proxy, let it pass on the headers Host and Origin.',
  });
}

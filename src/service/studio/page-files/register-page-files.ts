// page-files: the built pages and scripts of the studio, as they are served.

import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {DocextractError} from '../../../contract/errors.js';
import {refuseUnknown} from '../../http/not-found.js';
import {studioPath} from '../paths.js';
import type {PageFile, PageFiles} from './read-page-files.js';

/** Content policy of the pages: they load only from this service, and no text becomes markup or script. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Serves the pages: files by their path, and `index.html` for each address that the pages show. */
export function registerPageFiles(app: FastifyInstance, files: PageFiles): void {
  if (files.size === 0) app.log.warn('the pages of the studio are not built; its interface is served');
  const serve = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url
      .slice(studioPath.length)
      .replace(/[?#].*$/s, '')
      .replace(/^\/+/, '');
    const file = files.get(path);
    if (file !== undefined) return send(file, request, reply.header('cache-control', cachingOf(path)));
    // An address below the interface, or of a file of another version, is no page.
    if (/^(api|assets)(\/|$)/.test(path)) return refuseUnknown(request, reply);
    return send(files.get('index.html') ?? notBuilt(), request, reply);
  };
  app.get(studioPath, serve);
  app.get(`${studioPath}/*`, serve);
}

function send(file: PageFile, {headers}: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers({'content-security-policy': contentPolicy, vary: 'accept-encoding'}).type(file.type);
  if (file.gzip === undefined || !/\bgzip\b/.test(String(headers['accept-encoding'])))
    return reply.send(file.bytes);
  return reply.header('content-encoding', 'gzip').send(file.gzip);
}

/** Names of assets have a hash of their content. */
function cachingOf(path: string): string {
  return path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-store';
}

function notBuilt(): never {
  throw new DocextractError('unavailable', 'The pages of the studio are not built.', {
    hint: 'In a clone, build them with npm run build; a published package has them.',
  });
}

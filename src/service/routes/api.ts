import {createHash} from 'node:crypto';
import type {FastifyInstance} from 'fastify';
import {openApiDocument} from '../api-page/openapi.js';
import {renderApi} from '../api-page/render.js';
import {style} from '../api-page/style.js';
import {securityHeaders} from '../http/security-headers.js';
import {refuseUnknown} from '../http/not-found.js';

/** Serves the OpenAPI document and its HTML page, without authentication. `home` is where `/` leads. */
export function registerApi(app: FastifyInstance, {version, home}: {version: string; home: string}): void {
  const describe = once(() => openApiDocument(version));
  const show = once(() => renderApi(describe()));
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = `${securityHeaders['content-security-policy']}; style-src 'sha256-${styleHash}'`;
  app.get('/openapi.json', describe);
  // The router also maps `*`, which is no path, to the root.
  app.get('/', (request, reply) =>
    request.url === '*' ? refuseUnknown(request, reply) : reply.redirect(home),
  );
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(show()),
  );
}

/**
 * Makes the value at the first call only: each command starts a service, and most services never serve their
 * description.
 */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

import type {FastifyReply, FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {type Route, routes} from '../../contract/routes.js';

/** Replies to an unknown path, or one with other methods only. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): never {
  const path = pathOf(request.url)
    .replace(/\/+/g, '/')
    .replace(/^\/v1(?=\/)/, '');
  const methods = methodsOf(path.replace(/\/$/, ''));
  if (methods.length === 0)
    throw new DocextractError('not_found', `${path} is not served here.`, {
      hint: 'GET /openapi.json lists what is.',
    });
  void reply.header('allow', methods.join(', '));
  throw new DocextractError(
    'invalid_request',
    `${path} is served with ${methods.join(' or ')}, not ${request.method}.`,
    {
      status: 405,
    },
  );
}

/** Replies to a request that reached a process without the API: one that only processes work of others. */
export function refuseElsewhere({url}: FastifyRequest): never {
  throw new DocextractError('not_found', `${pathOf(url)} is not served by a worker.`, {
    hint: 'It answers /health/live, /health/ready and /metrics; send requests to docextract serve.',
  });
}

/** Path of a request target, which may not be a URL. */
function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '');
}

function methodsOf(path: string): string[] {
  const all: readonly Route[] = Object.values(routes);
  const served = all.filter((route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
  return [...new Set(served.map(({method}) => method))];
}

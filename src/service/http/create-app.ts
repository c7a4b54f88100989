// http: the Fastify server: error replies, security headers and closing of connections.

import {randomUUID} from 'node:crypto';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import {headers} from '../../contract/headers.js';
import {withRedaction} from '../logging/logger.js';
import {replyProblem} from './problem-reply.js';
import {refuseUnknown} from './not-found.js';
import type {Settings} from '../settings/settings.js';
import {createSocketDrain, type DrainSocket} from './drain-socket.js';
import {replyMalformed} from './malformed-request.js';
import {securityHeaders} from './security-headers.js';

/** A server without routes: how requests are taken in, and what every reply has. */
export function createApp(logger: FastifyServerOptions['logger'], {headMs}: Settings): FastifyInstance {
  const app = Fastify({
    logger: withRedaction(logger),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Uploads of many minutes are fine; one that stalls is cut off where it is read.
    requestTimeout: 0,
    http: {headersTimeout: headMs, connectionsCheckingInterval: Math.min(headMs, 5_000)},
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => replyMalformed(error, {socket, hearOut}),
    // A path that cannot be decoded is refused before any hook has run.
    frameworkErrors: (error, request, reply) => {
      headReply(request, reply);
      replyProblem(error, request, reply);
    },
    // Longer than any path can be: what is wrong with an id is said by the operation.
    routerOptions: {ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 100_000},
  });
  const hearOut = createSocketDrain(app.server);
  // Bodies are read by the handlers, as streams.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', (request, reply, done) => {
    headReply(request, reply);
    // A raw document is taken under any content type, one that is none included; fastify would refuse it.
    const type = request.headers['content-type'];
    if (type !== undefined && !/^[^\s/;]+\/[^\s/;]+/.test(type)) delete request.raw.headers['content-type'];
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    readToEnd(request, hearOut);
    done();
  });
  app.setErrorHandler((error, request, reply) => replyProblem(error, request, reply));
  app.setNotFoundHandler(refuseUnknown);
  return app;
}

/** What every reply has. */
function headReply({id}: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(alike).header(headers.requestId, id);
}

const alike = {...securityHeaders, [headers.idempotencySupported]: 'true'};

/** Or the next request on this connection would wait behind what is left of an answered one. */
function readToEnd({raw}: FastifyRequest, hearOut: DrainSocket): void {
  if (raw.complete) return;
  const drain = (): void => {
    while (raw.read() !== null);
  };
  raw.on('readable', drain);
  // What has been announced already is not announced again.
  drain();
  raw.once('end', hearOut(raw.socket));
}

// http: the Fastify server: error replies, security headers and closing of connections.

import {randomUUID} from 'node:crypto';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import {headers} from '../../contract/routes.js';
import {withRedaction} from '../logging/logger.js';
import {replyProblem} from './problem-reply.js';
import {refuseUnknown} from './not-found.js';
import type {Settings} from '../settings/settings.js';
import {createSocketDrain, type DrainSocket} from './drain-socket.js';
import {replyMalformed} from './malformed-request.js';
import {securityHeaders} from './security-headers.js';

/** Creates the Fastify app without routes: parsing, common headers, error replies. */
export function createApp(logger: FastifyServerOptions['logger'], {headMs}: Settings): FastifyInstance {
  const app = Fastify({
    logger: withRedaction(logger),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Uploads may take many minutes; stalled ones are ended where they are read.
    requestTimeout: 0,
    http: {headersTimeout: headMs, connectionsCheckingInterval: Math.min(headMs, 5_000)},
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => replyMalformed(error, {socket, hearOut}),
    // A path that cannot be decoded is refused before any hook has run.
    frameworkErrors: (error, request, reply) => {
      headReply(request, reply);
      replyProblem(error, request, reply);
    },
    schemaController: {compilersFactory: {buildValidator: noSchemas, buildSerializer: noSchemas}},
    // Longer than any path, so that operations report invalid ids.
    routerOptions: {ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 100_000},
  });
  const hearOut = createSocketDrain(app.server);
  // Bodies are read by the handlers, as streams.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', (request, reply, done) => {
    headReply(request, reply);
    // Raw documents are accepted under any content type, even an invalid one, which fastify would refuse.
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

/** No route has a schema of Fastify's: what compiles them is large, and would be loaded with every service. */
function noSchemas(): never {
  throw new Error('a route has a schema, and there is no compiler of schemas');
}

/** What every reply has. */
function headReply({id}: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(alike).header(headers.requestId, id);
}

const alike = {...securityHeaders, [headers.idempotencySupported]: 'true'};

/** Reads the rest of an answered request, or it would block the next one on this connection. */
function readToEnd({raw}: FastifyRequest, hearOut: DrainSocket): void {
  if (raw.complete) return;
  const drain = (): void => {
    while (raw.read() !== null);
  };
  raw.on('readable', drain);
  // Data that is already available emits no event.
  drain();
  raw.once('end', hearOut(raw.socket));
}

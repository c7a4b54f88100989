/*
 * Pairs the routes of contract/routes.ts with handlers. To add one:
 *
 * 1. A line in `studioRoutes` of contract/routes.ts: method, path, roles, and the schemas of query, body and reply.
 * 2. A handler in the folder of its subject, in a table such as `signInHandlers` of sign-in/sign-in-handlers.ts:
 *
 *      export const documentHandlers = {
 *        job: async ({storage}, {params, query, session}) => { … return {…}; },
 *      } satisfies Partial<StudioHandlers>;
 *
 *    `params`, `query`, `body` and `etag` are parsed and typed by the table; the compiler checks what is returned. What
 *    is thrown as DocextractError becomes a problem document. `reply` is for headers, a status, and for pictures.
 * 3. Where the table of the subject is new: a line in all-handlers.ts.
 *
 * What handlers share beside the service (caches, stores of this process) is a member of `StudioContext`, made in
 * `registerStudio`. Bodies are JSON; routes with `upload` get theirs as a stream, or by @fastify/multipart.
 */
import multipart from '@fastify/multipart';
import type {FastifyBodyParser, FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {namesIn} from '../../contract/records.js';
import type {StudioSession} from '../../storage/keys/sessions.js';
import {parse} from '../requests/parse.js';
import {type StudioRoute, type StudioRouteName, studioRoutes} from './contract/routes.js';
import type {StudioHandler, StudioRequest} from './handler.js';
import {handlers} from './all-handlers.js';
import {refuseComplexJson} from './json-complexity.js';
import {readPageFiles} from './page-files/read-page-files.js';
import {registerPageFiles} from './page-files/register-page-files.js';
import {studioApiPath} from './paths.js';
import {requireSession} from './sign-in/require-session.js';
import {requireSameOrigin} from './sign-in/same-origin.js';
import type {StudioContext} from './studio-context.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of a request to the studio, set when the user is signed in. */
    studioSession: StudioSession | undefined;
  }
}

/** Largest JSON body: a template, or the corrections of a document. */
const maxJsonBytes = 4 * 1024 * 1024;

/** Serves the pages at `/studio`, and their interface below `/studio/api`. */
export async function registerStudio(app: FastifyInstance, context: StudioContext): Promise<void> {
  registerPageFiles(app, await readPageFiles());
  const names = namesIn(studioRoutes);
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/json',
      {parseAs: 'string', bodyLimit: maxJsonBytes},
      parserOf(scope),
    );
    for (const name of names.filter((one) => !takesUpload(one))) registerRoute(scope, context, name);
    done();
  });
  await app.register(async (scope) => {
    await scope.register(multipart, {throwFileSizeLimit: false});
    for (const name of names.filter(takesUpload)) registerRoute(scope, context, name);
  });
}

function parserOf(app: FastifyInstance): FastifyBodyParser<string> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  return (request, text, done) => {
    try {
      refuseComplexJson(text);
    } catch (error) {
      // What is thrown here would end the process.
      if (error instanceof Error) done(error);
      return;
    }
    return parseJson(request, text, done);
  };
}

function takesUpload(name: StudioRouteName): boolean {
  return 'upload' in studioRoutes[name];
}

function registerRoute<Name extends StudioRouteName>(
  app: FastifyInstance,
  context: StudioContext,
  name: Name,
): void {
  const handler = handlers[name];
  const route: StudioRoute = studioRoutes[name];
  app.route({
    method: route.method,
    config: {operation: `studio.${name}`},
    url: studioApiPath + route.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(route.maxBytes !== undefined && {bodyLimit: route.maxBytes}),
    // Before the body is read.
    onRequest: (request) => admit(context, request, route),
    handler: (request, reply) => answer(name, {context, handler, request, reply}),
  });
}

async function admit(context: StudioContext, request: FastifyRequest, {roles}: StudioRoute): Promise<void> {
  requireSameOrigin(request);
  if (roles.includes('anyone')) return;
  const session = await requireSession(context, request, roles);
  request.studioSession = session;
  request.apiKey = session.key;
  request.asOf = session.asOf;
}

interface Call<Name extends StudioRouteName> {
  context: StudioContext;
  handler: StudioHandler<Name>;
  request: FastifyRequest;
  reply: FastifyReply;
}

function answer<Name extends StudioRouteName>(
  name: Name,
  {context, handler, request, reply}: Call<Name>,
): Promise<unknown> {
  const route: StudioRoute = studioRoutes[name];
  const parsed = {
    session: request.studioSession,
    params: request.params,
    query: route.query && parse(route.query, request.query),
    body: route.body && parse(route.body, requireBody(request)),
    etag: route.guarded === true ? requireEtag(request) : undefined,
    http: request,
  };
  // Parsed by the schemas from which the type is made, which the compiler cannot follow.
  return handler(context, parsed as StudioRequest<Name>, reply);
}

function requireBody({body}: FastifyRequest): unknown {
  if (body !== undefined) return body;
  throw new DocextractError('invalid_request', 'The request has no JSON body.', {
    hint: 'Send it with content-type: application/json.',
  });
}

function requireEtag({headers: {'if-match': given}}: FastifyRequest): string {
  if (given === undefined)
    throw new DocextractError('precondition_required', 'The header If-Match is missing.', {
      hint: 'Send the etag of what is changed, in double quotes.',
    });
  const etag = /^"([^"]+)"$/.exec(given.trim())?.[1];
  if (etag !== undefined) return etag;
  throw new DocextractError('invalid_request', 'If-Match is not one etag in double quotes.');
}

// routes: one handler for each route of the contract.

import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {type Route, type RouteName, routes} from '../../contract/routes.js';
import type {ServiceContext} from '../context/context.js';
import {deleteJob} from './delete-job.js';
import {status} from './job-status.js';
import {process, processAgent} from './process.js';
import {results} from './results.js';
import {submit} from './submit.js';
import {template} from './template.js';
import {namesIn} from '../../contract/records.js';

type Handler = (
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** One handler per line of the table of routes; the compiler asks for each. */
const handlers: Record<RouteName, Handler> = {
  process,
  processBinary: process,
  submit,
  submitBinary: submit,
  agent: processAgent,
  status,
  statusByPath: status,
  results,
  deleteJob,
  template,
};

/** Paths are served with the version prefix and without. */
export const prefixes = ['/v1', ''];

/** Registers the chosen routes of the contract on the app, each under every prefix. */
export function registerRoutes(
  app: FastifyInstance,
  context: ServiceContext,
  which: (route: Route) => boolean,
): void {
  const chosen = namesIn(routes).filter((name) => which(routes[name]));
  for (const name of chosen) {
    const {method, path} = routes[name];
    for (const prefix of prefixes)
      app.route({
        method,
        config: {operation: name},
        url: prefix + path.replace(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) => handlers[name](context, request, reply),
      });
  }
}

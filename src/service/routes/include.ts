import type {FastifyRequest} from 'fastify';
import {type ResultInclude, ResultsRequest} from '../../contract/jobs.js';
import {parse} from '../requests/parse.js';

const Include = ResultsRequest.pick({include: true});

/** The requested additions of a reply: `include` in the body or the query. */
export function includeOf(request: FastifyRequest, fields: Record<string, unknown>): Set<ResultInclude> {
  const query = request.query as Record<string, unknown>;
  const given = fields.include ?? query.include ?? undefined;
  return new Set(parse(Include, {include: given}).include);
}

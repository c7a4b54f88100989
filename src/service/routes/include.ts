import type {FastifyRequest} from 'fastify';
import {headers} from '../../contract/headers.js';
import {type ResultInclude, ResultsRequest} from '../../contract/jobs.js';
import {parse} from '../requests/parse.js';

const Include = ResultsRequest.pick({include: true});

/** The requested additions of a reply: `include` in the body or the query, or a header. */
export function includeOf(request: FastifyRequest, fields: Record<string, unknown>): Set<ResultInclude> {
  const query = request.query as Record<string, unknown>;
  const given = fields.include ?? query.include ?? request.headers[headers.include];
  return new Set(parse(Include, {include: given}).include);
}

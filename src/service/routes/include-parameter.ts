import type {FastifyRequest} from 'fastify';
import {headers} from '../../contract/routes.js';
import {type ResultInclude, ResultsRequest} from '../../contract/jobs.js';
import {parse} from '../requests/parse.js';
import {isRecord} from '../../contract/records.js';

const Include = ResultsRequest.pick({include: true});

/** The requested additions of a reply: `include` in the body or the query, or a header. */
export function includeOf(request: FastifyRequest, fields: Record<string, unknown>): Set<ResultInclude> {
  const query = isRecord(request.query) ? request.query.include : undefined;
  const given = fields.include ?? query ?? request.headers[headers.include];
  return new Set(parse(Include, {include: given}).include);
}

import {hash} from 'node:crypto';
import type {ResultDocument} from '../../contract/jobs.js';
import type {Mapping} from '../model/outcome.js';

/** Identifies a result by its source name and its work. */
export interface ResultOrigin {
  source: string;
  /** Work identity, if known. */
  identity?: string | undefined;
  job_id?: string | undefined;
}

/** One result to keep. */
export interface Result extends ResultOrigin {
  mapping: Mapping;
  fields: ResultDocument;
}

/** Whether two results are of the same work: by identity where both have one, else by job id. */
export function isSameWork(one: Omit<ResultOrigin, 'source'>, other: Omit<ResultOrigin, 'source'>): boolean {
  if (one.identity !== undefined && other.identity !== undefined) return one.identity === other.identity;
  return one.job_id !== undefined && one.job_id === other.job_id;
}

/** Text of a result file. A result with an uncertain match says so. */
export function textOf({mapping, fields}: Pick<Result, 'mapping' | 'fields'>): string {
  const isCertain = mapping === 'exact' || mapping === 'named';
  return json(isCertain ? fields : {...fields, _mapping: mapping});
}

/** Checksum by which the ledger tells whether a file still holds its result. */
export function checksumOf(text: string): string {
  return hash('sha256', text);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Streams a JSON array without holding it in memory. */
export async function* jsonList(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n  ';
  for await (const value of values) {
    yield `${before}${JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')}`;
    before = ',\n  ';
  }
  yield '\n]\n';
}

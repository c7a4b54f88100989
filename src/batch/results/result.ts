import {hash} from 'node:crypto';
import type {ResultDocument} from '../../contract/jobs.js';
import type {Mapping} from '../model/outcome.js';

/** Which result it is: the name it goes by, and the work it came of. */
export interface ResultOrigin {
  source: string;
  /** The identity of the work, where there is one. */
  identity?: string | undefined;
  job_id?: string | undefined;
}

/** One result to keep. */
export interface Result extends ResultOrigin {
  mapping: Mapping;
  fields: ResultDocument;
}

export function isSameWork(one: Omit<ResultOrigin, 'source'>, other: Omit<ResultOrigin, 'source'>): boolean {
  if (one.identity !== undefined && other.identity !== undefined) return one.identity === other.identity;
  return one.job_id !== undefined && one.job_id === other.job_id;
}

/** A result as its file holds it. One that is not certain to belong to its source says so itself. */
export function textOf({mapping, fields}: Pick<Result, 'mapping' | 'fields'>): string {
  const isCertain = mapping === 'exact' || mapping === 'named';
  return json(isCertain ? fields : {...fields, _mapping: mapping});
}

/** By which the ledger tells whether a file still holds the result that was written to it. */
export function checksumOf(text: string): string {
  return hash('sha256', text);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The same for an array that is never held as a whole. */
export async function* jsonList(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n  ';
  for await (const value of values) {
    yield `${before}${JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')}`;
    before = ',\n  ';
  }
  yield '\n]\n';
}

import {isErrorCode} from '../../contract/errors.js';
import {isFailure} from '../../contract/job-status.js';
import type {JobState, ResultDocument} from '../../contract/jobs.js';
import {isRecord} from '../../contract/records.js';
import type {Failure} from '../model/outcome.js';

/** What the service says is wrong with a job that failed. */
export function failureReason({status, error}: JobState): string | undefined {
  return isFailure(status) ? saidIn(error)?.message : undefined;
}

/** What the service says is wrong with a document; `undefined` where nothing is. */
export function errorOf(element: ResultDocument): Failure | undefined {
  const error = elementError(element);
  if (error === undefined || error === null) return undefined;
  const {code, message} = saidIn(error) ?? {message: JSON.stringify(error)};
  return {code: isErrorCode(code) ? code : 'unreadable_document', message};
}

/** What an element says is wrong: `_error`, or an `error` beside which there is nothing. */
export function elementError(element: ResultDocument): unknown {
  const isError = Object.keys(element).every((name) => name === 'error' || name.startsWith('_'));
  return element._error ?? (isError ? element.error : undefined);
}

/** Error formats of services: a sentence, or an object with one and perhaps a code. */
function saidIn(error: unknown): {code?: string; message: string} | undefined {
  if (typeof error === 'string') return {message: error};
  if (!isRecord(error) || typeof error.message !== 'string') return undefined;
  const {code, message} = error;
  if (code === undefined) return {message};
  return typeof code === 'string' ? {code, message} : undefined;
}

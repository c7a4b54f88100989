import {unknownJobHint} from '../../batch/model/unknown-job.js';
import {DocextractError} from '../../contract/errors.js';
import {type FailureRecord, failureRecord} from '../render/failure.js';

/** An error about a job as JSON. */
export function jobFailureRecord(error: DocextractError): FailureRecord {
  return failureRecord(aboutJob(error));
}

/** If the service does not know the job, the hint says for how long it would, whom to ask, and where the ledger is. */
export function aboutJob(error: DocextractError): DocextractError {
  if (error.code !== 'not_found') return error;
  const {code, message, status} = error;
  return new DocextractError(code, message, {
    hint: unknownJobHint,
    ...(status !== undefined && {status}),
    cause: error,
  });
}

import type {DocextractError} from '../../contract/errors.js';
import {type FailureRecord, failureRecord} from '../render/failure.js';

/** An error about a job as JSON. If the service does not know the job, the hint points to the ledger. */
export function jobFailureRecord(error: DocextractError): FailureRecord {
  const record = failureRecord(error);
  if (error.code !== 'not_found') return record;
  return {
    ...record,
    hint: 'see `docextract jobs list`; ask the service and with the key that it was submitted with',
  };
}

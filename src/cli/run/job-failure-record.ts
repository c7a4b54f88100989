import type {DocextractError} from '../../contract/errors.js';
import {type FailureRecord, failureRecord} from '../render/failure.js';

/** What came of asking for a job: one that the service does not know is looked for in the ledger, not in its interface. */
export function jobFailureRecord(error: DocextractError): FailureRecord {
  const record = failureRecord(error);
  if (error.code !== 'not_found') return record;
  return {
    ...record,
    hint: 'see `docextract jobs list`; ask the service and with the key that it was submitted with',
  };
}

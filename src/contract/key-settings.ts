import {z} from 'zod';
import {isFailure, normaliseStatus} from './job-status.js';

/** What a key is for: `caller` for the operations, `admin` also for all of the service, `reviewer` only to check in the studio. */
export const KeyRole = z.enum(['caller', 'admin', 'reviewer']);
export type KeyRole = z.infer<typeof KeyRole>;

/** The status that clients of a key wait for as the success of a job. */
export const SuccessStatus = z.enum(['SUCCESS', 'COMPLETED', 'PROCESS IMAGE SUCCESS']);
export type SuccessStatus = z.infer<typeof SuccessStatus>;

/** The status that clients of a key wait for as the failure of a job; `as-is`: FAILED, or the one of the step that failed. */
export const FailureStatus = z.enum(['as-is', 'ERROR', 'FAILED', 'PROCESS IMAGE FAILED']);
export type FailureStatus = z.infer<typeof FailureStatus>;

/** Rows of failed documents in results: `named` by `_file` and `_error`, or `plain`: the template's fields alone. */
export const FailedRows = z.enum(['named', 'plain']);
export type FailedRows = z.infer<typeof FailedRows>;

/** How a key's clients are answered. Clients that people already run differ in what they wait for. */
export interface KeySettings {
  success: SuccessStatus;
  failure: FailureStatus;
  failedRows: FailedRows;
}

export const defaultKeySettings: KeySettings = {success: 'SUCCESS', failure: 'as-is', failedRows: 'named'};

/** A job's status in the words of a key. */
export function statusFor(
  status: string,
  {success, failure}: Pick<KeySettings, 'success' | 'failure'>,
): string {
  if (normaliseStatus(status) === 'SUCCESS') return success;
  return failure !== 'as-is' && isFailure(status) ? failure : status;
}

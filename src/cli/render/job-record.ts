import type {JobState} from '../../contract/jobs.js';
import type {FailureRecord} from './failure.js';

/** The status of a job, or why it is not known. */
export type JobRecord = JobState | FailedQuestion;

export interface FailedQuestion {
  job_id: string;
  error: FailureRecord;
}

/** Whether the status could not be requested. A failed job also has `error`, but without an exit code. */
export function hasError(record: JobRecord): record is FailedQuestion {
  return (
    'error' in record &&
    typeof record.error === 'object' &&
    record.error !== null &&
    'exit_code' in record.error
  );
}

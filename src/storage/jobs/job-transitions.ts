import type {JobStatus} from '../../contract/job-status.js';

/** Allowed transitions of the job status. Terminal ones have none. */
export const jobTransitions: Record<JobStatus, readonly JobStatus[]> = {
  NEW: ['UNZIP FILE', 'PROCESSING', 'FAILED'],
  'UNZIP FILE': ['UNZIP FILE SUCCESS', 'UNZIP FILE FAILED'],
  'UNZIP FILE SUCCESS': ['PROCESS IMAGE'],
  'UNZIP FILE FAILED': [],
  'PROCESS IMAGE': ['PROCESS IMAGE SUCCESS', 'PROCESS IMAGE FAILED'],
  'PROCESS IMAGE SUCCESS': ['SUCCESS'],
  'PROCESS IMAGE FAILED': [],
  PROCESSING: ['SUCCESS', 'FAILED'],
  SUCCESS: [],
  FAILED: [],
};

export function mayMove(from: JobStatus, to: JobStatus): boolean {
  return jobTransitions[from].includes(to);
}

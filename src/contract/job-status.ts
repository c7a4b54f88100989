/** Statuses as the service writes them: the first spelling of each pair of the interface. */
export const jobStatuses = [
  'NEW',
  'UNZIP FILE',
  'UNZIP FILE SUCCESS',
  'UNZIP FILE FAILED',
  'PROCESS IMAGE',
  'PROCESS IMAGE SUCCESS',
  'PROCESS IMAGE FAILED',
  'PROCESSING',
  'SUCCESS',
  'FAILED',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

const otherSpellings = new Map<string, JobStatus>([
  ['UNZIPPING FILE', 'UNZIP FILE'],
  ['PROCESSING IMAGE', 'PROCESS IMAGE'],
  ['COMPLETED', 'SUCCESS'],
  ['ERROR', 'FAILED'],
]);

/** The first spelling of a status; an unknown status is kept as it came. */
export function normaliseStatus(status: string): string {
  const spelling = status.trim().toUpperCase().replaceAll('_', ' ');
  return otherSpellings.get(spelling) ?? (isJobStatus(spelling) ? spelling : status);
}

function isJobStatus(status: string): status is JobStatus {
  return jobStatuses.some((known) => known === status);
}

const failures: readonly string[] = ['FAILED', 'UNZIP FILE FAILED', 'PROCESS IMAGE FAILED'];

/** Whether a status, in any known spelling, says that the job failed. */
export function isFailure(status: string): boolean {
  return failures.includes(normaliseStatus(status));
}

/** Terminal: the job will not change any more. An unknown status is not terminal. */
export function isTerminal(status: string): boolean {
  return normaliseStatus(status) === 'SUCCESS' || isFailure(status);
}

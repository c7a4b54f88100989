import {counted} from '../../contract/counted.js';
import type {JobState} from '../../contract/jobs.js';
import type {BatchEvent} from '../model/batch-events.js';

/** The event for a job's state. */
export function jobEvent(
  jobId: string,
  {status, documents, waiting_review}: JobState,
): Extract<BatchEvent, {type: 'job'}> {
  return {
    ...{type: 'job', job_id: jobId, status},
    ...(documents && {documents}),
    ...(waiting_review !== undefined && {waiting_review}),
  };
}

/** A job's status in words, with what it waits for. */
export function standingWords({
  status,
  waiting_review: waiting,
}: Pick<JobState, 'status' | 'waiting_review'>): string {
  return waiting === undefined ? status : `${status}, ${reviewWords(waiting)}`;
}

/** `3 documents wait for review` */
export function reviewWords(waiting: number): string {
  return `${counted(waiting, 'document')} ${waiting === 1 ? 'waits' : 'wait'} for review`;
}

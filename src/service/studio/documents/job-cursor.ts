import {DocextractError} from '../../../contract/errors.js';
import type {JobPlace} from '../../../storage/jobs/job-list.js';

/** The cursor behind a job of a list. */
export function cursorOf({createdAt, id}: JobPlace): string {
  return `${createdAt}.${id}`;
}

/** Throws `invalid_request`. */
export function placeOf(cursor: string): JobPlace {
  const [, createdAt, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (createdAt !== undefined && id !== undefined) return {createdAt: Number(createdAt), id};
  throw new DocextractError('invalid_request', 'after: it is no cursor of a list of jobs.', {
    hint: 'Send the next of the page before.',
  });
}

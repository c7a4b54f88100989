import {basename} from 'node:path';
import {timeIn} from './timed-ids.js';

const hourMs = 3_600_000;
/** A new file needs its row by then: an upload of several documents may take six hours, and waits for the last. */
const rowDeadlineMs = 11 * hourMs;
/** Only then is one without a row an orphan: the transaction that names it, and the sweep, have taken an hour at most. */
export const orphanGraceMs = 12 * hourMs;

/**
 * Whether a file is new enough to get a row, where nothing but its age keeps it from the sweep. `now`: by the clock that
 * its id was made with.
 */
export function mayStillBeNamed(key: string, now: number): boolean {
  const stored = timeIn(basename(key));
  if (stored === undefined) return false;
  const age = now - stored;
  // A clock that was set back by an hour says little of the age.
  return age > -hourMs && age < rowDeadlineMs;
}

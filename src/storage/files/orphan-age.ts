import {basename} from 'node:path';
import {timeIn} from './uuid-v7.js';

const hourMs = 3_600_000;
/**
 * Age up to which a file may get its row: an upload of several documents may take six hours, and its files wait for the
 * last.
 */
const rowDeadlineMs = 11 * hourMs;
/**
 * Age from which a file without a row is an orphan. It allows an hour for the transaction that names the file, and for
 * the sweep.
 */
export const orphanGraceMs = 12 * hourMs;

/**
 * Whether a file is new enough to get a row, in stores where only its age protects it from the sweep. `now` comes from
 * the clock that made the id of the file.
 */
export function mayStillBeNamed(key: string, now: number): boolean {
  const stored = timeIn(basename(key));
  if (stored === undefined) return false;
  const age = now - stored;
  // A clock that was set back by an hour says little of the age.
  return age > -hourMs && age < rowDeadlineMs;
}

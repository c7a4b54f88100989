import type {JobStatus} from '../../src/contract/job-status.js';
import {mayMove} from '../../src/storage/jobs/job-transitions.js';

/**
 * Whether a status may be followed by another for one who looks from time to time: a change may take two steps of the
 * table, as from PROCESS IMAGE over PROCESS IMAGE SUCCESS to SUCCESS.
 */
export function mayBeSeen(before: JobStatus, after: JobStatus): boolean {
  return mayMove(before, after) || (mayMove(before, 'PROCESS IMAGE SUCCESS') && after === 'SUCCESS');
}

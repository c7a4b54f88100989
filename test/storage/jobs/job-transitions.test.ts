import {expect, test} from 'vitest';
import {isTerminal, jobStatuses, type JobStatus} from '../../../src/contract/job-status.js';
import {jobTransitions, mayMove} from '../../../src/storage/jobs/job-transitions.js';

test('a status is terminal exactly when it leads nowhere', () => {
  for (const status of jobStatuses) expect(jobTransitions[status].length === 0).toBe(isTerminal(status));
});

test('every status can be reached from NEW, and from every status the end', () => {
  const reach = (from: JobStatus, seen = new Set<JobStatus>([from])): Set<JobStatus> => {
    for (const next of jobTransitions[from]) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  expect([...reach('NEW')].sort()).toEqual([...jobStatuses].sort());
  for (const status of jobStatuses) expect([...reach(status)].some(isTerminal)).toBe(true);
});

test('no way leads back', () => {
  for (const from of jobStatuses)
    for (const to of jobTransitions[from]) expect(mayMove(to, from)).toBe(false);
});

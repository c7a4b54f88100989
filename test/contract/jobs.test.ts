import {expect, test} from 'vitest';
import {isFailure, isTerminal, jobStatuses, normaliseStatus} from '../../src/contract/job-status.js';
import {JobResults, JobState, ResultsRequest} from '../../src/contract/jobs.js';

test.each([
  ['UNZIPPING FILE', 'UNZIP FILE'],
  ['PROCESSING IMAGE', 'PROCESS IMAGE'],
  ['COMPLETED', 'SUCCESS'],
  ['ERROR', 'FAILED'],
  ['success', 'SUCCESS'],
  ['UNZIP_FILE_FAILED', 'UNZIP FILE FAILED'],
])('%s is read as %s', (spelling, status) => {
  expect(normaliseStatus(spelling)).toBe(status);
});

test('an unknown status is kept as it came and is not terminal', () => {
  expect(normaliseStatus('Half Done')).toBe('Half Done');
  expect(isTerminal('Half Done')).toBe(false);
});

test('exactly SUCCESS and the failures are terminal', () => {
  expect(jobStatuses.filter(isTerminal)).toEqual([
    'UNZIP FILE FAILED',
    'PROCESS IMAGE FAILED',
    'SUCCESS',
    'FAILED',
  ]);
  expect(jobStatuses.filter(isFailure)).toEqual(['UNZIP FILE FAILED', 'PROCESS IMAGE FAILED', 'FAILED']);
});

test('a job state needs only id and status, and normalises the status', () => {
  expect(JobState.parse({job_id: 'a', status: 'PROCESSING IMAGE'})).toEqual({
    job_id: 'a',
    status: 'PROCESS IMAGE',
  });
});

test('the result format is read in any letter case and is JSON when absent or blank', () => {
  expect(ResultsRequest.parse({job_id: 'a', result_format: 'CSV'}).result_format).toBe('csv');
  expect(ResultsRequest.parse({job_id: 'a'}).result_format).toBe('json');
  expect(ResultsRequest.parse({job_id: 'a', result_format: ''}).result_format).toBe('json');
  expect(ResultsRequest.safeParse({job_id: 'a', result_format: 'xml'}).success).toBe(false);
});

test('what to include is a list, or a string with commas', () => {
  expect(ResultsRequest.parse({job_id: 'a', include: 'file, provenance'}).include).toEqual([
    'file',
    'provenance',
  ]);
});

test('a lone result object becomes an array of one', () => {
  expect(JobResults.parse({total: '1.00'})).toEqual([{total: '1.00'}]);
  expect(JobResults.safeParse('<html>').success).toBe(false);
  expect(JobResults.safeParse({message: 'not ready', status: 409}).success).toBe(false);
  expect(JobResults.parse({message: 'dear all', total: '1.00'})).toHaveLength(1);
});

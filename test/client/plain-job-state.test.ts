import {expect, test} from 'vitest';
import {ForeignJobState} from '../../src/contract/jobs.js';
import {plainJobState} from '../../src/client/plain-job-state.js';

const usual = {job_id: 'a', template_id: 't', status: 'COMPLETED'};

test.each([
  usual,
  {...usual, template_id: null, template_version: 2, documents: {total: 3, done: 2, failed: 1}},
  {...usual, created_at: '2026-01-01T00:00:00Z', completed_at: null, expires_at: null},
])('a usual reply is read without a schema as the schema reads it: %j', (body) => {
  expect(plainJobState(body)).toEqual(ForeignJobState.parse(body));
});

test.each([
  null,
  [usual],
  {...usual, job_id: 7},
  {...usual, status: undefined},
  {...usual, template_version: 0},
  {...usual, documents: {total: 3, done: 2}},
  {...usual, documents: {total: '3', done: 2, failed: 0}},
  {...usual, error: 'unreadable'},
  {...usual, message: 'unreadable'},
  {...usual, expires_at: 5},
])('any other body is left to the schema: %j', (body) => {
  expect(plainJobState(body)).toBeUndefined();
});

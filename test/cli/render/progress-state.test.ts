import {expect, test} from 'vitest';
import type {BatchEvent} from '../../../src/batch/model/batch-events.js';
import {
  advance,
  formatBytes,
  progressBar,
  progressLine,
  startProgress,
} from '../../../src/cli/render/progress-state.js';

function after(events: [number, BatchEvent][], nowMs: number): string {
  const state = startProgress(0);
  for (const [ms, event] of events) advance(state, event, ms);
  return progressLine(state, nowMs);
}

const planned: BatchEvent = {
  type: 'planned',
  documents: 20,
  bytes: 10_000_000,
  skipped: 0,
  resumed: 0,
};
const job = (status: string, done: number, failed = 0): BatchEvent => ({
  type: 'job',
  job_id: 'j',
  status,
  documents: {total: 20, done, failed},
});

test('before anything is known it says so', () => {
  expect(after([], 10)).toBe('looking at the documents');
});

test('while sending it tells bytes and rate', () => {
  const sent: BatchEvent = {type: 'sent', name: 'a.zip', bytes: 4_000_000};
  expect(
    after(
      [
        [0, planned],
        [0, {...sent, bytes: 0}],
        [2000, sent],
      ],
      2000,
    ),
  ).toBe('0/20 documents · 4.0 MB of 10.0 MB sent at 2.0 MB/s');
});

test('while a job runs it tells documents, status and the time left', () => {
  expect(
    after(
      [
        [0, planned],
        [10_000, job('PROCESS IMAGE', 9, 1)],
      ],
      10_000,
    ),
  ).toBe('10/20 documents, 1 failed · process image · 1.0/s · 10 s left');
});

test('failed documents are counted apart', () => {
  const failed: BatchEvent = {
    type: 'document',
    document: {source: 'a', status: 'failed', mapping: 'named', sha256: 'e3b0'},
  };
  expect(
    after(
      [
        [0, planned],
        [1000, failed],
      ],
      1000,
    ),
  ).toBe('1/20 documents, 1 failed');
});

test('what was done before, or refused, is no part of what is to be done', () => {
  const skipped = (source: string): BatchEvent => ({
    type: 'document',
    document: {source, status: 'skipped', mapping: 'exact', sha256: 'e3b0'},
  });
  const refused: BatchEvent = {
    type: 'document',
    document: {source: 'r', status: 'failed', mapping: 'none'},
  };
  const events: [number, BatchEvent][] = [
    [0, skipped('a')],
    [0, skipped('b')],
    [0, refused],
    [0, {...planned, documents: 3, skipped: 2}],
  ];
  expect(after(events, 10)).toBe('0/3 documents');
});

test('the bar tells the bytes while they are sent, and then the documents', () => {
  const state = startProgress(0);
  expect(progressBar(state, 8)).toBe('');
  advance(state, planned, 0);
  expect(progressBar(state, 8)).toBe('░░░░░░░░');
  advance(state, {type: 'sent', name: 'a.zip', bytes: 5_000_000}, 1000);
  expect(progressBar(state, 8)).toBe('████░░░░');
  advance(state, {type: 'sent', name: 'a.zip', bytes: 5_000_000}, 2000);
  advance(state, job('PROCESS IMAGE', 5), 3000);
  expect(progressBar(state, 8)).toBe('██░░░░░░');
  advance(state, job('SUCCESS', 20), 4000);
  expect(progressBar(state, 8)).toBe('████████');
});

test('a wait is told first and forgotten when it is over', () => {
  const waiting: BatchEvent = {
    type: 'waiting',
    what: 'too many requests',
    code: 'rate_limited',
    wait_ms: 12_000,
    attempts: 1,
  };
  const events: [number, BatchEvent][] = [
    [0, planned],
    [1000, waiting],
  ];
  expect(after(events, 1000)).toBe('waiting 12 s: too many requests · 0/20 documents');
  expect(after(events, 14_000)).toBe('0/20 documents');
});

test.each([
  [812, '812 B'],
  [3400, '3.4 kB'],
  [250_000_000, '250 MB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

import {Chalk} from 'chalk';
import {expect, test} from 'vitest';
import type {BatchReport} from '../../../src/batch/model/outcome.js';
import {commandLine, followLine} from '../../../src/cli/render/command-line.js';
import {summaryLines} from '../../../src/cli/render/summary.js';

const none = {total: 0, succeeded: 0, skipped: 0, failed: 0, pending: 0, unknown: 0, unsent: 0, pages: 0};
const colour = new Chalk({level: 0});
const argv = ['submit', 'my scans', '-t', 'invoice', '--profile', 'staging', '--format=csv', '--overwrite'];
const again = (...flags: string[]) => commandLine(['submit', 'my scans', '-t', 'invoice'], flags);
const follow = (jobIds: readonly string[]) => followLine(argv, jobIds, 'out');

function lines(report: Partial<BatchReport>, quiet = false, sends = true): string[] {
  const full = {counts: none, documents: [], jobs: [], failures: [], files: [], ...report};
  return summaryLines(
    full,
    {elapsedMs: 61_000, exitCode: 0, output: 'out', again: sends ? again : undefined, follow, quiet},
    {colour},
  );
}

test('success is one line, and silent when quiet', () => {
  const counts = {...none, total: 3, succeeded: 2, skipped: 1};
  expect(lines({counts})).toEqual(['3 documents in 1 min 1 s: 2 extracted, 1 done before; results in out']);
  expect(lines({counts}, true)).toEqual([]);
});

test('failures stand by cause, with the command that tries them again', () => {
  const failure = {
    code: 'unreadable_document',
    message: 'no pages',
    count: 5,
    sources: ['a', 'b', 'c', 'd'],
  } as const;
  const documents = [{source: 'a', status: 'failed', mapping: 'named', sha256: 'e3b0'}] as const;
  expect(
    lines({
      counts: {...none, total: 5, failed: 5},
      documents: [...documents],
      failures: [{...failure, sources: [...failure.sources]}],
    }),
  ).toEqual([
    '5 documents in 1 min 1 s: 5 failed',
    '  ✗ 5 × unreadable_document: no pages',
    '      a, b, c, and 2 more',
    "next: docextract submit 'my scans' -t invoice --retry-failed   (may be paid again)",
  ]);
});

test('what would fail the same way again is not offered for another try', () => {
  const failed = (code: 'unreadable_document' | 'internal'): Partial<BatchReport> => ({
    counts: {...none, total: 1, failed: 1},
    documents: [
      {source: 'a', status: 'failed', mapping: 'named', sha256: 'e3b0', error: {code, message: 'no'}},
    ],
  });
  expect(lines(failed('unreadable_document')).join()).not.toContain('--retry-failed');
  expect(lines(failed('internal')).join()).toContain('--retry-failed');
});

test('jobs that go on are no failures, and the next command follows them', () => {
  const error = {code: 'not_finished', message: 'not finished'} as const;
  expect(
    lines({
      counts: {...none, total: 1, pending: 1},
      jobs: [{job_id: 'j', status: 'NEW', collected: false, error}],
      failures: [{...error, count: 1, sources: ['a']}],
    }),
  ).toEqual([
    '1 document in 1 min 1 s: 1 still being processed',
    'next: docextract watch --profile staging --format=csv --overwrite -o out j',
  ]);
});

test('the command to run next never shows a key', () => {
  expect(commandLine(['process', 'a', '--api-key', 'secret', '--api-key=secret'], [])).toBe(
    'docextract process a --api-key … --api-key=…',
  );
});

const unassigned = (job_id: string): Partial<BatchReport> => ({
  counts: {...none, total: 1, failed: 1},
  documents: [
    {
      ...{source: 'a', status: 'failed', mapping: 'none', sha256: 'e3b0', job_id},
      error: {code: 'not_assigned', message: 'which is whose?'},
    },
  ],
});

test('a reply that names no documents is not asked for again: each document is to be sent alone', () => {
  expect(lines(unassigned('j')).at(-1)).toBe(
    "next: docextract submit 'my scans' -t invoice --per-file --retry-failed   (exact, but paid again)",
  );
});

test('a command that only fetches results is not told to send documents', () => {
  expect(lines(unassigned('j 1'), false, false).at(-1)).toBe("next: docextract jobs show 'j 1'");
});

test('no job is left out of the next command: many are all that are pending', () => {
  const jobs = Array.from({length: 6}, (_, place) => ({
    ...{job_id: `j-${place}`, status: 'NEW', collected: false},
  }));
  expect(lines({counts: {...none, total: 6, pending: 6}, jobs}).at(-1)).toBe(
    'next: docextract results --pending --profile staging --format=csv --overwrite -o out',
  );
});

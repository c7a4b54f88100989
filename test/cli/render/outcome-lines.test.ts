import {expect, test} from 'vitest';
import type {BatchReport, DocumentOutcome, DocumentStatus} from '../../../src/batch/model/outcome.js';
import {exitCodeOfReport} from '../../../src/cli/render/outcome-lines.js';
import type {ErrorCode} from '../../../src/contract/errors.js';

function report(documents: Partial<DocumentOutcome>[], rest: Partial<BatchReport> = {}): BatchReport {
  const counts = {succeeded: 0, skipped: 0, failed: 0, pending: 0, unknown: 0, unsent: 0, total: 0, pages: 0};
  const full = documents.map((one, place): DocumentOutcome => {
    const document = {
      source: `${place}.pdf`,
      mapping: 'exact' as const,
      status: 'succeeded' as const,
      ...one,
    };
    counts[document.status] += 1;
    counts.total += 1;
    return document;
  });
  return {counts, documents: full, jobs: [], failures: [], files: [], ...rest};
}

const done = {status: 'succeeded'} as const;
const as = (status: DocumentStatus) => ({status});
const failed = (code: ErrorCode, job_id?: string) =>
  ({status: 'failed', error: {code, message: 'no'}, ...(job_id === undefined ? {} : {job_id})}) as const;

test.each([
  ['all done', report([done, as('skipped')]), 0],
  ['one of two failed', report([done, failed('unreadable_document')]), 3],
  ['every one failed', report([failed('unreadable_document'), failed('unsupported_kind')]), 6],
  ['the template is unknown', report([failed('not_found')]), 10],
  [
    'the template is unknown, and a file damaged or unreadable',
    report([as('unsent'), failed('unreadable_document'), failed('cannot_read')], {
      stopped: {code: 'not_found', message: 'no'},
    }),
    10,
  ],
  [
    'the template is unknown since a first job, whose results are not assigned',
    report([failed('not_assigned', 'j'), as('unsent')], {
      jobs: [{job_id: 'j', status: 'SUCCESS', collected: true}],
      stopped: {code: 'not_found', message: 'no'},
    }),
    14,
  ],
  [
    'the template is unknown since a first document, and a file unreadable',
    report([done, as('unsent'), failed('cannot_read')], {stopped: {code: 'not_found', message: 'no'}}),
    13,
  ],
  ['the job is unknown', report([failed('not_found', 'j')]), 10],
  ['results are gone', report([failed('results_expired', 'j')]), 10],
  ['the network failed for some', report([done, failed('unreachable'), failed('unreadable_document')]), 5],
  ['a file could not be read', report([done, failed('cannot_read')]), 13],
  ['an outcome is unknown', report([done, as('unknown'), failed('unreadable_document')]), 12],
  ['still being processed', report([done, as('pending')]), 8],
  ['failed and still being processed', report([as('pending'), failed('unreadable_document')]), 3],
  ['the key was refused', report([as('unsent')], {stopped: {code: 'unauthorized', message: 'no'}}), 4],
  ['credits ran out', report([done, as('unsent')], {stopped: {code: 'out_of_credits', message: 'no'}}), 7],
])('%s', (_what, given, code) => {
  expect(exitCodeOfReport(given)).toBe(code);
});

test('a signal counts when something was left undone by it', () => {
  expect(exitCodeOfReport(report([done, as('unsent')]), {signal: 'SIGINT'})).toBe(130);
  expect(exitCodeOfReport(report([done, as('pending')]), {signal: 'SIGTERM'})).toBe(143);
  expect(exitCodeOfReport(report([done]), {signal: 'SIGINT'})).toBe(0);
});

test('leaving jobs behind is success where it was asked for', () => {
  expect(exitCodeOfReport(report([as('pending')]), {detached: true})).toBe(0);
});

test('nothing to do is success unless asked otherwise', () => {
  expect(exitCodeOfReport(report([]))).toBe(0);
  expect(exitCodeOfReport(report([]), {failIfEmpty: true})).toBe(9);
});

test('when its time is over a watch ends with 8 where files still wait, and with 0 where none does', () => {
  const stopped = {code: 'interrupted', message: 'stopped while files were waiting'} as const;
  expect(exitCodeOfReport(report([done], {stopped}), {timeIsUp: true})).toBe(8);
  expect(exitCodeOfReport(report([done]), {timeIsUp: true})).toBe(0);
  expect(exitCodeOfReport(report([done], {stopped}), {timeIsUp: true, signal: 'SIGINT'})).toBe(130);
});

import {expect, test} from 'vitest';
import {pendingJobs} from '../../src/batch/submit/collect-jobs.js';
import {json, text} from '../client/wire-server.js';
import {accepted, serve, state, submit, three} from './foreign.js';

const results = json([{_file: 'a.png'}, {_file: 'b.png'}, {_file: 'c.png'}]);
const webPage = text('<html>404 page not found', 404, {'content-type': 'text/html'});

test.each([
  [
    'the status',
    {
      'job-status': [state('NEW', {'retry-after': '20'}), webPage, state('SUCCESS')],
      'job-results': [results],
    },
  ],
  ['the results', {'job-status': [state('SUCCESS')], 'job-results': [json({}, 404), results]}],
])('“not found” when asked for %s leaves the job to be collected by the next run', async (_, answers) => {
  const folder = await three();
  const server = await serve({'process-job': [accepted], ...answers});
  const first = await submit(server, folder);
  expect(first.report.counts).toMatchObject({pending: 3, failed: 0});
  expect(first.report.documents[0]!.error).toMatchObject({
    code: 'not_found',
    hint: expect.stringContaining('jobs forget j-1') as string,
  });
  expect(pendingJobs(first.ledger, first.context.service)).toHaveLength(1);
  const second = await submit(server, folder, {}, first.state);
  expect(second.report.counts).toMatchObject({succeeded: 3});
  expect(server.sent('process-job')).toHaveLength(1);
});

test('a job that is not found once its results are deleted is over', async () => {
  const folder = await three();
  const server = await serve({'process-job': [accepted], 'job-status': [state('NEW'), json({}, 404)]});
  const {report, state: ledger} = await submit(server, folder, {detach: true});
  expect(report.counts).toMatchObject({pending: 3});
  const day = 24 * 60 * 60 * 1000;
  // It may have waited for review.
  const tomorrow = await submit(server, folder, {}, ledger, day);
  expect(tomorrow.report.counts).toMatchObject({failed: 0, pending: 3});
  const late = await submit(server, folder, {}, ledger, 4 * day);
  expect(late.report.counts).toMatchObject({failed: 3, pending: 0});
  expect(late.report.documents[0]!.error).toMatchObject({code: 'not_found'});
  expect(pendingJobs(late.ledger, 'the service')).toEqual([]);
});

test('a service that says that the results are deleted is believed at once', async () => {
  const server = await serve({'process-job': [accepted], 'job-status': [json({}, 410)]});
  const {report} = await submit(server, await three());
  expect(report.counts).toMatchObject({failed: 3});
  expect(report.documents[0]!.error).toMatchObject({code: 'results_expired'});
});

import {expect, test} from 'vitest';
import {planBatch} from '../../src/batch/plan/dry-run.js';
import {scan} from '../../src/batch/scan/scan.js';
import {hangUp, json} from '../client/wire-server.js';
import {process, serve, three} from './foreign.js';

/** Three requests of unknown outcome, at a service that then says that it answers repetitions once. */
async function leftUnknown() {
  const folder = await three();
  const broken = await serve({process: [hangUp], 'job-status': [json({}, 404)]});
  const {report, state, context} = await process(broken, folder);
  expect(report.counts).toMatchObject({unknown: 3});
  const server = await serve({
    process: [json({document_data: {n: 1}})],
    'job-status': [json({}, 404, {'idempotency-supported': 'true'})],
  });
  return {folder, state, server, context};
}

test('requests that are repeated count against the credits given', async () => {
  const {folder, state, server} = await leftUnknown();
  const {report} = await process(server, folder, {maxCredits: 1}, state);
  expect(report.counts).toMatchObject({succeeded: 1, unknown: 2});
  expect(report.stopped).toMatchObject({code: 'over_budget'});
  expect(server.sent('process')).toHaveLength(1);
  expect((await process(server, folder, {maxCredits: 2}, state)).report.counts).toMatchObject({succeeded: 2});
});

test('a dry run tells which requests may be repeated, and what they may cost', async () => {
  const {folder, context} = await leftUnknown();
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'alone'});
  const plan = (laterMs = 0, operation: 'process' | 'submit' = 'process') =>
    planBatch(found, {work: {operation, templateId: 't'}}, {...context, now: () => Date.now() + laterMs});
  expect(await plan()).toMatchObject([1, 2, 3].map(() => ({action: 'repeat', pages: 1})));
  const twoDays = 48 * 60 * 60 * 1000;
  expect(await plan(twoDays)).toMatchObject([1, 2, 3].map(() => ({action: 'unknown'})));
  // Another operation is another request: it does not repeat this one.
  expect(await plan(0, 'submit')).toMatchObject([1, 2, 3].map(() => ({action: 'unknown'})));
});

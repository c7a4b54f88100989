import {expect, test} from 'vitest';
import type {BatchEvent} from '../../../src/batch/model/batch-events.js';
import {type Answer, hangUp, json} from '../../client/wire-server.js';
import {accepted, process, serve, state, submit, three} from '../foreign.js';

const read = (version?: unknown) =>
  json({document_data: {n: 1}, template_id: 't', template_version: version});
const told = (version: unknown) => json({template_id: 't', status: 'active', version});

/** Documents that were processed with version 2, then a service that answers a question for the template so. */
async function processedBefore(...answers: Answer[]) {
  const folder = await three();
  const server = await serve({process: [read(2), read(2), read(2), read(3)], templates: answers});
  const {report, state} = await process(server, folder);
  expect(report.counts).toMatchObject({succeeded: 3});
  expect(server.sent('templates')).toEqual([]);
  return {folder, server, state};
}

const warningsIn = (events: BatchEvent[]) =>
  events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));

test('what was read with another version is read again, once, and one question is asked', async () => {
  const {folder, server, state} = await processedBefore(told(3));
  const again = await process(server, folder, {}, state);
  expect(again.report.counts).toMatchObject({succeeded: 3, skipped: 0});
  expect(warningsIn(again.events)).toEqual([
    'template t has changed (version 3, was 2): 3 documents are read again',
  ]);
  expect(server.sent('templates')).toHaveLength(1);
  const third = await process(server, folder, {}, state);
  expect(third.report.counts).toMatchObject({succeeded: 0, skipped: 3});
  expect(server.sent('process')).toHaveLength(6);
});

test('the limit of credits holds for what is read again, and only what is sent is told of', async () => {
  const {folder, server, state} = await processedBefore(told(3));
  const {report, events} = await process(server, folder, {maxCredits: 1}, state);
  expect(report.counts).toMatchObject({succeeded: 1, unsent: 2});
  expect(warningsIn(events)[0]).toContain('1 document is read again');
});

test.each<[string, Answer]>([
  ['the same version', told(2)],
  ['404', json({error: 'not_found'}, 404)],
  ['405', json({error: 'invalid_request'}, 405)],
  ['500', json({error: 'internal'}, 500)],
  ['429', json({error: 'rate_limited'}, 429, {'retry-after': '3600'})],
  ['a version that is no number', told('three')],
  ['nothing', hangUp],
])('a service that answers %s for the template is not paid again, nor asked again', async (_, answer) => {
  const {folder, server, state} = await processedBefore(answer);
  const {report, events} = await process(server, folder, {}, state);
  expect(report.counts).toMatchObject({skipped: 3, failed: 0});
  expect(report.stopped).toBeUndefined();
  expect(warningsIn(events)).toEqual([]);
  expect(server.sent('templates')).toHaveLength(1);
  expect(server.sent('process')).toHaveLength(3);
});

test.each([undefined, 'latest', null])(
  'a service that tells %s for the version with its replies is not asked for it, and not paid again',
  async (version) => {
    const folder = await three();
    const server = await serve({process: [read(version)], templates: [told(3)]});
    const {state} = await process(server, folder);
    const {report} = await process(server, folder, {}, state);
    expect(report.counts).toMatchObject({skipped: 3});
    expect(server.sent('templates')).toEqual([]);
    expect(server.sent('process')).toHaveLength(3);
  },
);

test('a job that is still to be collected is collected as it was submitted', async () => {
  const folder = await three();
  const server = await serve({
    'process-job': [json({job_id: 'j-1', template_id: 't', template_version: 2}, 202)],
    'job-status': [state('SUCCESS')],
    'job-results': [json(['a', 'b', 'c'].map((name) => ({_file: `${name}.png`, n: name})))],
    templates: [told(3)],
  });
  const {state: directory} = await submit(server, folder, {detach: true});
  const collected = await submit(server, folder, {}, directory);
  expect(collected.report.counts).toMatchObject({succeeded: 3});
  expect(server.sent('process-job')).toHaveLength(1);
  const again = await submit(server, folder, {}, directory);
  expect(again.report.counts).toMatchObject({succeeded: 3, skipped: 0});
  expect(server.sent('process-job')).toHaveLength(2);
});

test('a job of a service that tells no version is given again', async () => {
  const folder = await three();
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [json(['a', 'b', 'c'].map((name) => ({_file: `${name}.png`, n: name})))],
    templates: [told(3)],
  });
  const {state: directory} = await submit(server, folder);
  expect((await submit(server, folder, {}, directory)).report.counts).toMatchObject({skipped: 3});
  expect(server.sent('process-job')).toHaveLength(1);
});

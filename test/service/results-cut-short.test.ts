import {once} from 'node:events';
import {type IncomingMessage, request} from 'node:http';
import {expect, onTestFinished, test} from 'vitest';
import {type Harness, json, startHarness} from './harness.js';

const day = 24 * 3_600_000;

/** A finished job whose results are far more than a connection holds. */
async function startWithResults(): Promise<Harness & {jobId: string; expire: () => void}> {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const harness = await startHarness({clock, open: {clock}, workers: {count: 0}});
  onTestFinished(() => harness.stop());
  const {storage} = harness;
  const {account} = (await storage.keys.list())[0]!;
  const fileOf = async (text: string) => (await storage.files.put(onePiece(text), {unsynced: true})).key;
  const jobId = await storage.jobs.create({
    ...{account, archive: true, template: undefined, static_values: {}},
    ...{
      request: {document_type: 'note', fields: [{name: 'text'}]},
      upload: {key: await fileOf('a'), name: 'a.zip'},
    },
  });
  const archive = (await storage.archives.claim())!;
  const documents = [];
  for (let position = 0; position < 30; position++)
    documents.push({position, name: `${position}.png`, file: await fileOf(String(position))});
  const refused = {code: 'invalid_request', message: 'no'};
  for (let position = 30; position < 250; position++)
    documents.push({position, name: `${position}.png`, error: refused});
  await storage.archives.add(archive, documents);
  await storage.archives.finish(archive);
  const text = {value: 'x'.repeat(800_000), confidence: 1, route: 'label' as const};
  for (let one = await storage.documents.claim(); one; one = await storage.documents.claim())
    await storage.documents.complete(one, {pages: 1, fields: {text}, warnings: []});
  return {...harness, jobId, expire: () => (ahead = day + 1000)};
}

async function* onePiece(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

async function ask({url, key}: Harness, body: object): Promise<IncomingMessage> {
  const asking = request(`${url}/v1/job-results`, {
    method: 'POST',
    headers: {'x-auth': key, 'content-type': 'application/json'},
  });
  asking.end(JSON.stringify(body));
  const [reply] = (await once(asking, 'response')) as [IncomingMessage];
  return reply;
}

test.each(['json', 'csv'])(
  'results (%s) that are deleted while they are read end as a broken connection',
  async (result_format) => {
    const harness = await startWithResults();
    const reply = await ask(harness, {job_id: harness.jobId, result_format});
    expect(reply.statusCode).toBe(200);
    harness.expire();
    expect(await harness.storage.retention.purge()).toBe(1);
    const end = new Promise((resolve) => {
      reply.once('error', resolve);
      reply.once('end', () => resolve('complete'));
    });
    reply.resume();
    expect(await end).toMatchObject({code: 'ECONNRESET'});
    expect(reply.complete).toBe(false);
  },
);

test('results that are gone before the first is read are told to have expired', async () => {
  const harness = await startWithResults();
  const {jobs} = harness.storage;
  const outcomes = jobs.outcomes.bind(jobs);
  jobs.outcomes = async (...given) => {
    harness.expire();
    await harness.storage.retention.purge();
    return outcomes(...given);
  };
  const reply = await harness.send('/v1/job-results', json({job_id: harness.jobId}));
  expect([reply.status, await reply.json()]).toMatchObject([410, {code: 'results_expired'}]);
});

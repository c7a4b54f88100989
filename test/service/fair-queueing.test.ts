import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {bodyOf, png, startHarness, untilDone} from './harness.js';
import {zip} from './zip.js';

/** One worker, and a caller who always has requests waiting for it. */
async function startCrowded() {
  const harness = await startHarness({settings: {pollMs: 20, requestsPerWindow: 1_000_000}});
  onTestFinished(() => harness.stop());
  const log = join(harness.dataDir, 'read.log');
  let isOver = false;
  let answered = 0;
  const crowd = Array.from({length: 8}, async () => {
    for (; !isOver; answered++)
      await harness.send('/v1/process?t_id=receipt', {
        ...{method: 'PUT', body: png(`slow:30 request log:${log}`)},
      });
  });
  const leave = async (): Promise<void> => {
    isOver = true;
    await Promise.all(crowd);
  };
  onTestFinished(leave);
  await expect.poll(() => answered).toBeGreaterThan(2);
  return {...harness, log, leave};
}

test('requests that never stop coming leave jobs their share, and jobs leave requests theirs', async () => {
  const harness = await startCrowded();
  const document = png(`slow:30 job log:${harness.log}`);
  const archive = zip(Array.from({length: 12}, (_, index) => ({name: `${index}.png`, data: document})));
  const accepted = await harness.send('/v1/process-job?t_id=receipt', {method: 'PUT', body: archive});
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  expect(await untilDone(harness, job_id)).toMatchObject({status: 'SUCCESS', documents: {done: 12}});
  await harness.leave();
  const turns = (await readFile(harness.log, 'utf8'))
    .split('\n')
    .map((line) => (line.includes(' job ') ? 'job' : 'request'));
  const meanwhile = turns
    .slice(turns.indexOf('job'), turns.lastIndexOf('job'))
    .filter((turn) => turn === 'request').length;
  // The worker takes a document of the job for each of the requests, more or less.
  expect(meanwhile).toBeGreaterThan(5);
  expect(meanwhile).toBeLessThan(30);
});

test("requests of one account do not take another's places, nor its turns", async () => {
  const harness = await startHarness({
    settings: {pollMs: 20, waitingRequests: 20, requestsPerWindow: 1_000_000},
  });
  onTestFinished(() => harness.stop());
  const {key: other} = await harness.storage.keys.create({name: 'other'});
  const put = async (key: string, text: string) => {
    const reply = await fetch(`${harness.url}/v1/process?t_id=receipt`, {
      ...{method: 'PUT', body: png(text), headers: {'x-auth': key}},
    });
    return {status: reply.status, at: performance.now()};
  };
  const many: ReturnType<typeof put>[] = [];
  let isFull = false;
  const send = async () => {
    const reply = put(harness.key, 'slow:200');
    many.push(reply);
    isFull ||= (await reply).status === 503;
  };
  // Sent until one is refused: a busy machine may finish some before the others arrive.
  await expect
    .poll(
      () => {
        if (!isFull) for (let more = 10; more > 0; more--) void send();
        return isFull;
      },
      {interval: 50},
    )
    .toBe(true);
  const theirs = await put(other, 'quick');
  expect(theirs.status).toBe(200);
  const own = await Promise.all(many);
  expect(own.filter(({status}) => status === 503).length).toBeGreaterThan(0);
  expect(own.filter(({status, at}) => status === 200 && at > theirs.at).length).toBeGreaterThan(3);
});

import {setTimeout as delay} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {bodyOf, png, startHarness, untilDone} from '../service/harness.js';
import {zip} from '../service/zip.js';

test('a single page is served within seconds while 5,000 documents of the same account, and of another, wait', async () => {
  const harness = await startHarness({settings: {pollMs: 100, requestsPerWindow: 1e9}});
  onTestFinished(() => harness.stop());
  const {key: other} = await harness.storage.keys.create();
  const sendAs =
    (key: string) =>
    (path: string, init: RequestInit = {}) =>
      fetch(harness.url + path, {...init, headers: {'x-auth': key}});
  const submit = async (key: string, body: Buffer<ArrayBuffer>): Promise<string> => {
    const accepted = await sendAs(key)('/v1/process-job?t_id=receipt', {method: 'PUT', body});
    return (await bodyOf<{job_id: string}>(accepted)).job_id;
  };
  const entries = Array.from({length: 5_000}, (_, index) => ({name: `${index}.png`, data: png('slow:20')}));
  const large = await submit(harness.key, zip(entries));
  const statusOf = async () => (await harness.storage.jobs.get(large))!.status;
  while ((await statusOf()) !== 'PROCESS IMAGE') await delay(100);
  const seconds: number[] = [];
  for (const key of [harness.key, other, harness.key, other]) {
    const start = performance.now();
    const job = await untilDone({send: sendAs(key)}, await submit(key, png('one page')));
    expect(job.status).toBe('SUCCESS');
    seconds.push((performance.now() - start) / 1000);
  }
  expect(await statusOf()).toBe('PROCESS IMAGE');
  // Of the 100 seconds and more that the 5,000 take.
  expect(Math.max(...seconds)).toBeLessThan(15);
});

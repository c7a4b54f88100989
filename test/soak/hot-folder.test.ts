import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {timesProcessed} from '../batch/kill.js';
import {docextract, freshHome, linesOf} from '../e2e/docextract.js';
import {type Harness, png, startHarness} from '../service/harness.js';

/** A burst into a hot folder whose watcher is killed again and again: each file is extracted, written and moved once. */

const count = Number(process.env.SOAK_FILES ?? 1000);
const kills = Number(process.env.SOAK_KILLS ?? 10);
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({settings: {requestsPerWindow: 10_000_000}});
});
afterAll(() => harness.stop());

test(`a burst of ${count} files, killed ${kills} times in the middle`, async () => {
  const {home, env} = await freshHome();
  const log = join(home, 'log');
  await writeFile(log, '');
  await mkdir(join(home, 'inbox'));
  const remote = {...env, DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key};
  const watch = (...more: string[]) =>
    docextract(['watch', 'inbox', '-t', 'receipt', '-o', 'out', '--settle', '200ms', ...more], {
      ...{env: remote, cwd: home},
    });
  const filesIn = async (...names: string[]) =>
    (await readdir(join(home, ...names))).filter((name) => !/^\.|\.[0-9a-f]{8}\.part$/.test(name));
  const burst = (async () => {
    for (let place = 0; place < count; place++)
      await writeFile(join(home, 'inbox', `${place}.png`), png(`burst ${place} log:${log} IEND`));
  })();
  for (let round = 0; round < kills; round++) {
    const watcher = watch('--events');
    for await (const line of linesOf(watcher)) if (line.includes('"document"')) break;
    await delay(Math.random() * 3000);
    watcher.kill('SIGKILL');
    await watcher;
  }
  await burst;
  expect(await watch('--once', '--json')).toMatchObject({exitCode: 0});
  expect(await filesIn('inbox')).toEqual(['done', 'failed']);
  expect(await filesIn('inbox', 'failed')).toEqual([]);
  expect(await filesIn('inbox', 'done')).toHaveLength(count);
  expect(await filesIn('out')).toHaveLength(count);
  const times = await timesProcessed(log);
  expect([times.size, Math.max(...times.values())]).toEqual([count, 1]);
});

import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {env} from 'node:process';
import {expect, test} from 'vitest';
import {form, png, untilDone} from '../service/harness.js';
import {zip} from '../service/zip.js';

const documents = Number(env.SOAK_DOCUMENTS ?? 10_000);
/** Half of them come alone, half in archives of so many. */
const perArchive = 250;

interface Health {
  rss: number;
  descriptors: number;
}

test(`${documents} documents: memory and open files of the service stay as they were`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-soak-'));
  const program = new URL('../bench/service/ours.mjs', import.meta.url);
  const child = fork(program, [dataDir, '2'], {execArgv: ['--expose-gc']});
  try {
    const [{port, key}] = (await once(child, 'message')) as [{port: number; key: string}];
    const send = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {...init, headers: {...init.headers, 'x-auth': key}});
    const health = async (): Promise<Health> => {
      const answer = once(child, 'message') as Promise<[Health]>;
      child.send('health');
      return (await answer)[0];
    };
    const run = async (count: number): Promise<void> => {
      const archives = Array.from({length: Math.floor(count / 2 / perArchive)}, () => archiveOf(perArchive));
      const alone = Array.from({length: count - archives.length * perArchive}, (_, index) =>
        png(`document ${index}`),
      );
      await runAll([...archives, ...alone], send);
    };
    await run(documents * 0.1);
    const start = await health();
    await run(documents * 0.4);
    const middle = await health();
    await run(documents * 0.5);
    const end = await health();
    console.log({start, middle, end});
    expect(end.descriptors).toBeLessThanOrEqual(start.descriptors + 10);
    expect(end.rss).toBeLessThan(start.rss * 1.3);
  } finally {
    const ended = once(child, 'exit');
    child.send('stop');
    await ended;
    await rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  }
});

/** Submits all, some at a time, and sees each job through to its end. */
async function runAll(
  uploads: Buffer<ArrayBuffer>[],
  send: (path: string, init?: RequestInit) => Promise<Response>,
): Promise<void> {
  const left = [...uploads];
  const work = async (): Promise<void> => {
    for (let upload = left.pop(); upload !== undefined; upload = left.pop()) {
      const body = form({template_id: 'receipt', actual_image: upload});
      const accepted = await send('/v1/process-job', {method: 'POST', body});
      const {job_id} = (await accepted.json()) as {job_id: string};
      const {status} = await untilDone({send}, job_id);
      if (status !== 'SUCCESS') throw new Error(`a job ended as ${status}`);
    }
  };
  await Promise.all(Array.from({length: 16}, work));
}

function archiveOf(count: number): Buffer<ArrayBuffer> {
  return zip(
    Array.from({length: count}, (_, index) => ({name: `${index}.png`, data: png(`document ${index}`)})),
  );
}

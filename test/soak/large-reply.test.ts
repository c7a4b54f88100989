import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {once} from 'node:events';
import {join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {folderOf} from '../batch/bench.js';
import {serveResults} from '../batch/large-reply.js';

const program = fileURLToPath(new URL('collect-program.mjs', import.meta.url));

test.each([
  ['300 results of 1 MB', 300, 1_000_000],
  ['10,000 results of 30 kB', 10_000, 30_000],
])('a reply of 300 MB is written in less than 250 MB of memory: %s', async (_, count, size) => {
  const {url, sum} = await serveResults(() => listOf(count, JSON.stringify('x'.repeat(size))));
  const output = await folderOf();
  const child = spawn(process.execPath, [program, url, await folderOf(), output], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, 'close');
  const {counts, peakBytes, seconds} = JSON.parse(printed) as {
    counts: Record<string, number>;
    peakBytes: number;
    seconds: number;
  };
  process.stderr.write(`${seconds.toFixed(1)} s, peak memory ${(peakBytes / 1e6).toFixed(0)} MB\n`);
  expect(counts).toMatchObject({total: count, succeeded: count});
  expect(peakBytes).toBeLessThan(250_000_000);
  const kept = createHash('sha256');
  await pipeline(createReadStream(join(output, '.docextract/raw/j.json')), kept);
  expect(kept.digest('hex')).toBe(sum());
});

/** Results of one text each, as a list that is written while it is sent. */
function* listOf(count: number, text: string): Generator<string> {
  for (let index = 0; index < count; index++)
    yield `${index === 0 ? '[' : ','}{"_file":"${index}.pdf","text":${text}}`;
  yield ']';
}

import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {folderOf} from '../batch/bench.js';

const program = fileURLToPath(new URL('collect-program.mjs', import.meta.url));

test.each([
  ['300 results of 1 MB', 300, 1_000_000],
  ['10,000 results of 30 kB', 10_000, 30_000],
])('a reply of 300 MB is written in less than 250 MB of memory: %s', async (_, count, size) => {
  const {url, sum} = await serveList(count, JSON.stringify('x'.repeat(size)));
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

/** One finished job, whose results are made while they are sent. */
async function serveList(count: number, text: string): Promise<{url: string; sum: () => string}> {
  const sent = createHash('sha256');
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') return response.end(JSON.stringify({job_id: 'j', status: 'SUCCESS'}));
    let next = 0;
    const write = () => {
      while (next < count) {
        const piece = `${next === 0 ? '[' : ','}{"_file":"${next}.pdf","text":${text}}`;
        next++;
        sent.update(piece);
        if (!response.write(piece)) return response.once('drain', write);
      }
      sent.update(']');
      return response.end(']');
    };
    return write();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sum: () => sent.digest('hex'),
  };
}

/**
 * The service that is fuzzed, in a process of its own: `service.mjs DATA_DIR`. Tells url and key to its parent; answers
 * every message with how it is, and `drain` when nothing waits any more.
 */
import {readdirSync} from 'node:fs';
import process from 'node:process';
import {setTimeout as delay} from 'node:timers/promises';
import {createService, listen, openStorage, starterTemplates} from '../service/programs/built.mjs';

const storage = await openStorage({dataDir: process.argv[2], starters: starterTemplates});
const {key, account} = await storage.keys.create({role: 'admin'});
await storage.credits.add(account, 1e9);
const errors = new Set();
const service = await createService({
  storage,
  logger: {level: 'error', stream: {write: (line) => errors.add(whereOf(line))}},
  // A document that takes this long hangs: all of them are tiny.
  settings: {
    requestsPerWindow: 1e9,
    uploadIdleMs: 5_000,
    documentMs: 20_000,
    archiveBytes: 64e6,
    waitingRequests: 64,
  },
  workers: {count: 2, engine: new URL('engine.mjs', import.meta.url)},
});
const {port} = await listen(service, {host: '127.0.0.1', port: 0});
process.send({port, key});

process.on('message', async (message) => {
  if (message === 'drain') await drained();
  if (message === 'stop') {
    await service.stop();
    await storage.close();
    process.disconnect();
    return;
  }
  const {rss, heapUsed} = await memoryHeld();
  const {held} = await storage.credits.show(account);
  process.send({
    rss,
    heap: heapUsed,
    descriptors: readdirSync('/proc/self/fd').length,
    polluted: Object.keys(Object.prototype).concat(Object.keys(Array.prototype)),
    errors: [...errors],
    held,
    ...(await storage.census.take()),
  });
});

/**
 * A collection of garbage frees buffers and pages of the heap, and threads beside it give them back some time later:
 * what a process holds is the least it is seen with when it has been given that time.
 */
async function memoryHeld() {
  let least;
  for (let look = 0; look < 10; look++) {
    globalThis.gc?.();
    await delay(50);
    const now = process.memoryUsage();
    if (least === undefined || now.rss < least.rss) least = now;
  }
  return least;
}

async function drained() {
  for (;;) {
    const {documents, jobs} = await storage.census.take();
    const unfinished = [
      'NEW',
      'UNZIP FILE',
      'UNZIP FILE SUCCESS',
      'PROCESS IMAGE',
      'PROCESS IMAGE SUCCESS',
      'PROCESSING',
    ];
    if (documents.waiting + documents.running === 0 && unfinished.every((status) => jobs[status] === 0))
      return;
    await delay(100);
  }
}

/** A line of the log without what differs from one request to the next. */
function whereOf(line) {
  const {msg, err, stack = err?.stack ?? '', reason = ''} = JSON.parse(line);
  const [what, ...frames] = stack.split('\n');
  return [msg, reason, what, ...frames.slice(0, 4).map((frame) => frame.trim())].join(' | ').slice(0, 600);
}

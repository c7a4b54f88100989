import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {onTestFinished} from 'vitest';
import type {BatchContext} from '../../src/batch/run/batch-context.js';
import {openLedger} from '../../src/batch/ledger/ledger.js';
import type {BatchEvent} from '../../src/batch/model/batch-events.js';
import {createClient, type ClientOptions} from '../../src/client/client.js';

/** A folder of its own for one test, with files in it; gone afterwards. */
export async function folderOf(files: Record<string, string | Buffer> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docextract-batch-'));
  onTestFinished(() => rm(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), {recursive: true});
    await writeFile(join(folder, name), content);
  }
  return folder;
}

export interface Setup {
  url: string;
  key: string;
  /** The state directory; one of its own by default. */
  state?: string;
  client?: Partial<ClientOptions>;
  pid?: number;
  isRunning?: (pid: number) => boolean;
}

/** What a run is given, over a real ledger, with every event kept. */
export async function contextFor({url, key, state, client, pid = process.pid, isRunning = isThere}: Setup) {
  const directory = state ?? (await folderOf());
  const ledger = await openLedger({directory, pid, isRunning, now: Date.now});
  onTestFinished(() => ledger.close());
  const events: BatchEvent[] = [];
  const context: BatchContext = {
    client: createClient({baseUrl: url, apiKey: key, ...client}),
    service: 'the service',
    ledger,
    tell: (event) => events.push(event),
    now: Date.now,
    sleep: async (ms, signal) => delay(ms, undefined, {signal}),
    random: Math.random,
  };
  return {context, events, ledger, state: directory};
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

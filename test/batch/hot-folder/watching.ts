import {mkdir, mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {openLedger} from '../../../src/batch/ledger/ledger.js';
import {type HotFolderReport, watchFolder} from '../../../src/batch/hot-folder/hot-folder.js';
import type {
  HotFolderContext,
  HotFolderEvent,
  HotFolderOptions,
} from '../../../src/batch/hot-folder/hot-folder-options.js';
import {createClient} from '../../../src/client/client.js';
import type {Harness} from '../../service/harness.js';

/** A hot folder with what belongs to it, and watchers that may be started on it one after the other. */
export interface HotFolder {
  folder: string;
  output: string;
  state: string;
  watch(more?: More): Watcher;
  /** Names in the folder and below, without hidden ones, in order. */
  names(below?: string): Promise<string[]>;
  results(): Promise<string[]>;
  remove(): Promise<void>;
}

export interface Watcher {
  events: HotFolderEvent[];
  report: Promise<HotFolderReport>;
  /** Waits until a condition holds. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>;
  stop(): Promise<HotFolderReport>;
}

type More = Partial<Omit<HotFolderOptions, 'folder'>> &
  Partial<Pick<HotFolderContext, 'onFinished' | 'onHeartbeat' | 'now'>> & {
    template?: string;
    service?: {url: string; key: string};
  };

export async function makeHotFolder(harness: Harness): Promise<HotFolder> {
  const root = await mkdtemp(join(tmpdir(), 'docextract-hot-'));
  const [folder, output, state] = ['inbox', 'out', 'state'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(folder);
  const names = async (directory: string) =>
    (await readdir(directory, {recursive: true, withFileTypes: true}).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
      .filter((name) => !name.startsWith('.'))
      .sort();
  return {
    ...{folder, output, state},
    names: (below = '') => names(join(folder, below)),
    results: () => names(output),
    watch: (more = {}) => startWatcher({folder, output, state}, {...more, service: more.service ?? harness}),
    remove: () => rm(root, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}),
  };
}

function startWatcher(
  {folder, output, state}: {folder: string; output: string; state: string},
  {
    template = 'receipt',
    service,
    onFinished,
    onHeartbeat,
    now = Date.now,
    ...options
  }: More & {service: {url: string; key: string}},
): Watcher {
  const stopping = new AbortController();
  const events: HotFolderEvent[] = [];
  const run = async () => {
    const client = createClient({baseUrl: service.url, apiKey: service.key, retries: 0});
    const ledger = await openLedger({
      directory: state,
      pid: process.pid,
      isRunning: () => true,
      now: Date.now,
    });
    try {
      return await watchFolder(
        {
          work: {operation: 'process', templateId: template},
          ...{folder, output: {directory: output}, settleMs: 100},
          ...options,
        },
        {
          ...{
            client,
            ledger,
            service: service.url,
            stop: stopping.signal,
            now,
            random: Math.random,
          },
          tell: (event) => events.push(event),
          sleep: async (ms, signal) => delay(ms, undefined, {signal}),
          ...{pid: process.pid, isRunning: () => true, onFinished, onHeartbeat},
        },
      );
    } finally {
      await ledger.close();
      await client.close();
    }
  };
  const report = run();
  report.catch(() => undefined);
  return {
    ...{events, report},
    async until(condition) {
      const isOver = report.then(() => true);
      while (!(await condition()))
        if ((await Promise.race([isOver, delay(20).then(() => false)])) && !(await condition()))
          throw new Error('the watcher ended first');
    },
    async stop() {
      stopping.abort();
      return report;
    },
  };
}

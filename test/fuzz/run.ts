import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {makeDocuments} from './documents.js';
import {judge} from './judge.js';
import {makeRequest} from './requests.js';
import {send} from './send.js';

export interface Health {
  rss: number;
  heap: number;
  descriptors: number;
  polluted: string[];
  /** What the service's log holds of level error, each kind once. */
  errors: string[];
  /** Credits held for what is not finished. */
  held: number;
  jobs: Record<string, number>;
  documents: Record<string, number>;
}

export interface FuzzReport {
  /** How often each status came, and how often there was no answer. */
  outcomes: Record<string, number>;
  /** Each with the number of its request, which brings it back: `from` that number, one request. */
  complaints: string[];
  /** After equal parts of the requests, the last one with nothing left to do. */
  health: Health[];
  seconds: number;
}

interface FuzzOptions {
  seed: number;
  requests: number;
  /** The number of the first one. */
  from?: number;
  concurrency?: number;
  /** How often the service is looked at meanwhile. */
  looks?: number;
}

/** A request of a few kilobytes that is not answered by then never will be, even on a busy machine. */
const patienceMs = 60_000;

export async function fuzz({
  seed,
  requests,
  from = 0,
  concurrency = 16,
  looks = 20,
}: FuzzOptions): Promise<FuzzReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-fuzz-'));
  const child = fork(new URL('service.mjs', import.meta.url), [dataDir], {execArgv: ['--expose-gc']});
  try {
    const {port, key} = await answerOf<{port: number; key: string}>(child);
    const documents = await makeDocuments();
    const outcomes: Record<string, number> = {};
    const complaints: string[] = [];
    const started = performance.now();
    let next = from;
    const health: Health[] = [];
    const until = async (end: number): Promise<void> => {
      const sendOn = async (): Promise<void> => {
        while (next < end) {
          const index = next++;
          const request = makeRequest({seed, index, key, documents});
          const {outcome, complaint} = judge(
            request,
            await send(port, {bytes: request.bytes, hangUp: !request.isHttp, patienceMs}),
          );
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
          if (complaint !== undefined) complaints.push(`request ${index} of seed ${seed}: ${complaint}`);
        }
      };
      await Promise.all(Array.from({length: concurrency}, sendOn));
      health.push(await ask(child, end === from + requests ? 'drain' : 'health'));
    };
    for (let part = 1; part <= looks; part++) await until(from + Math.ceil((requests * part) / looks));
    const seconds = (performance.now() - started) / 1000;
    return {outcomes, complaints, health, seconds};
  } finally {
    await stop(child);
    await rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  }
}

function ask(child: ChildProcess, message: string): Promise<Health> {
  const answer = answerOf<Health>(child);
  child.send(message);
  return answer;
}

/** The next message of the service; an error when it ends instead, or says nothing for minutes. */
function answerOf<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      child.off('exit', onExit).off('message', onMessage);
      act();
    };
    const onExit = (code: number | null, signal: string | null): void =>
      settle(() => reject(new Error(`the service ended: ${signal ?? code}`)));
    const onMessage = (message: unknown): void => settle(() => resolve(message as Message));
    const timer = setTimeout(
      () => settle(() => reject(new Error('the service says nothing'))),
      5 * patienceMs,
    );
    child.on('exit', onExit).on('message', onMessage);
  });
}

/** A service that has stopped ends: nothing that it waits for is left. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  child.send('stop');
  const [code] = (await ended) as [number | null];
  clearTimeout(patience);
  if (code !== 0) throw new Error('the service has stopped and does not end');
}

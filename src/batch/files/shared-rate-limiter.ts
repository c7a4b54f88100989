import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type Clock, createRateLimiter, type Limiter} from '../../client/rate-limiter.js';
import {DocextractError} from '../../contract/errors.js';
import {limits} from '../../contract/limits.js';
import {writeAtomically} from './write-file.js';

export interface SharedRateLimiterOptions extends Clock {
  /** The state directory. */
  directory: string;
  service: string;
  /** Limits are counted per key. The key itself is not written to the file. */
  apiKey: string;
}

/**
 * A rate limiter shared by all processes of this machine: a file holds the time until which nothing is sent with this
 * key.
 */
export function createSharedRateLimiter({
  directory,
  service,
  apiKey,
  ...clock
}: SharedRateLimiterOptions): Limiter {
  const folder = join(directory, 'limits');
  const fileOf = () =>
    join(folder, createHash('sha256').update(`${service}\n${apiKey}`).digest('hex').slice(0, 24));
  const own = createRateLimiter(clock);
  let written: Promise<unknown> = Promise.resolve();
  return {
    async turn(signal) {
      await written;
      // Without the folder no process was ever limited. This usual case skips hashing, which takes as long to load as a
      // request takes.
      const leftMs = existsSync(folder) ? (await openAt(fileOf())) - clock.now() : 0;
      // A clock set back must not block sending: no wait is longer than one rate window.
      if (leftMs > 0 && leftMs <= limits.rateWindowMs) await own.pause(leftMs);
      await own.turn(signal);
    },
    async pause(ms) {
      const until = clock.now() + Math.min(ms, limits.rateWindowMs);
      await own.pause(ms);
      written = written.then(() => tellOthers(fileOf(), until)).catch(onlyOwn);
      await written;
    },
  };
}

async function tellOthers(file: string, until: number): Promise<void> {
  if (until > (await openAt(file))) await writeAtomically(file, String(until));
}

/** Where the file cannot be written, each process keeps its own pauses. */
function onlyOwn(error: unknown): void {
  if (!(error instanceof DocextractError)) throw error;
}

async function openAt(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number(text) || 0;
}

import {execa} from 'execa';
import type {MoveCrashPoint} from '../../../src/storage/move/move-crash-points.js';
import type {MoveRequest} from '../../../src/storage/open-move.js';

const program = new URL('programs/move-until.mjs', import.meta.url).pathname;

/** What a process with a move told, and the signal that ended it. */
export interface MoveTold {
  outcome?: {
    wasMade: boolean;
    tables: {table: string; rows: number}[];
    files: {count: number; copied: number};
  };
  code?: string;
  message?: string;
  hint?: string;
  signal: string | undefined;
}

/** Runs a move in a process of its own, killed with -9 where `moment` is met for the `count`-th time. */
export async function runMove(
  request: Omit<MoveRequest, 'listener' | 'at'>,
  moment: MoveCrashPoint | '' = '',
  count = 1,
): Promise<MoveTold> {
  const {stdout, signal} = await execa(
    process.execPath,
    [program, JSON.stringify(request), moment, String(count)],
    {reject: false, stderr: 'inherit'},
  );
  return {...(stdout === '' ? {} : (JSON.parse(stdout) as object)), signal};
}

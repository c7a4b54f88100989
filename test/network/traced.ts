import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {execa, execaSync} from 'execa';
import {bin} from '../e2e/docextract.js';
import {afterFile} from '../helpers/after-file.js';
import {calls, observe, type Observed} from './observe.js';

/** Fails with the package that is missing. */
export function requireStrace(): void {
  if (execaSync('strace', ['--version'], {reject: false}).failed)
    throw new Error('strace is missing: apt-get install strace (the package strace of Debian)');
}

/** Starts the built command with all its processes under strace. */
export async function traced(
  argv: readonly string[],
  {env, cwd}: {env: Record<string, string>; cwd: string},
) {
  const folder = await mkdtemp(join(tmpdir(), 'docextract-trace-'));
  afterFile(() => rm(folder, {recursive: true, force: true}));
  const flags = ['-ff', '--seccomp-bpf', '-qq', '-y', '-s', '4096', '-e', `trace=${calls}`];
  const command = execa('strace', [...flags, '-o', join(folder, 'trace'), process.execPath, bin, ...argv], {
    ...{env, cwd, extendEnv: false, reject: false},
  });
  return {
    command,
    /** Asks the command itself to stop, not strace. */
    stop: async () => process.kill(await childOf(command.pid!), 'SIGTERM'),
    /** Waits until all processes have ended. */
    observed: async (): Promise<Observed> => {
      await command;
      return observe(folder);
    },
  };
}

async function childOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Number(children.trim().split(' ')[0]);
}

import {spawn} from 'node:child_process';

/** What bash prints after a command: seconds by the clock, in the program and in the system on its behalf. */
const script = 'TIMEFORMAT="%R %U %S"; { time "$@" >/dev/null 2>&3; } 3>&2';

/** Runs a command; milliseconds by the clock and of CPU time. It must end with 0, or with 8 (a job not finished). */
export async function timeOf(command, {env, cwd}) {
  const child = spawn('bash', ['-c', script, 'bash', ...command], {
    env,
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part) => (text += part));
  const code = await new Promise((settle) => child.on('close', settle));
  const [wall, user, system] = text.trim().split('\n').at(-1).split(' ').map(Number);
  if ((code !== 0 && code !== 8) || Number.isNaN(system))
    throw new Error(`${command.join(' ')} ended with ${code}: ${text}`);
  return {wall: wall * 1000, cpu: (user + system) * 1000};
}

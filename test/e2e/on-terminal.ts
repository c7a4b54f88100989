import {execa} from 'execa';
import {bin} from './docextract.js';

/** A word of a shell command, whatever is in it. */
const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

export interface Terminal {
  columns: number;
  cwd: string;
  env: Record<string, string>;
  /** After which the command is killed, whatever it is doing. */
  timeout: number;
}

/** Runs the built command on a real terminal of so many columns (a pty of `script`). What it writes to it is `stdout`. */
export function onTerminal(argv: readonly string[], {columns, ...options}: Terminal) {
  const command = ['exec', quoted(process.execPath), quoted(bin), ...argv.map(quoted)].join(' ');
  return execa('script', ['-qec', `stty cols ${columns} rows 24 && ${command}`, '/dev/null'], {
    ...options,
    env: {...options.env, TERM: 'xterm-256color', SHELL: '/bin/sh'},
    extendEnv: false,
    reject: false,
    killSignal: 'SIGKILL',
  });
}

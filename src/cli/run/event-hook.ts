import type {Result} from 'execa';
import {DocextractError} from '../../contract/errors.js';
import type {Context} from '../terminal/context.js';
import {printable} from '../terminal/printable.js';
import type {Talk} from '../terminal/talk.js';
import {wordsOf} from '../terminal/command-words.js';

/** Runs the user's program for each event, as JSON on stdin. Returns what went wrong, if anything. */
export type EventHook = (event: object) => Promise<string | undefined>;

/** Time limit of a hook, since later events wait for it. */
const timeoutMs = 10 * 60_000;

/** Makes a hook of a command line, run without a shell. What it prints goes to stderr. Throws `usage`. */
export function createHook(
  line: string,
  {io}: Context,
  {talk, abort}: {talk: Talk; abort: AbortSignal},
): EventHook {
  const [file, ...args] = wordsOf(line);
  if (file === undefined) throw new DocextractError('usage', '--exec names no program');
  // Lines are passed on as they come, and not stored.
  const say = function* (text: unknown): Generator<string> {
    talk.info(printable(String(text)));
    yield* [];
  };
  return async (event) => {
    const {execa} = await import('execa');
    const result = await execa(file, args, {
      cwd: io.cwd,
      env: definedIn(io.env),
      extendEnv: false,
      input: `${JSON.stringify(event)}\n`,
      stdout: say,
      stderr: say,
      reject: false,
      timeout: timeoutMs,
      cancelSignal: abort,
    });
    return result.failed ? `${file} ${troubleOf(result)}` : undefined;
  };
}

function troubleOf({timedOut, isCanceled, exitCode, signal, originalMessage}: Result): string {
  if (timedOut) return 'was ended: it took longer than 10 minutes';
  if (isCanceled) return 'was ended with this command';
  if (exitCode !== undefined) return `ended with code ${exitCode}`;
  return signal === undefined
    ? `could not be run: ${originalMessage ?? 'unknown reason'}`
    : `was killed by ${signal}`;
}

function definedIn(env: Context['io']['env']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

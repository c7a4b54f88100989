import type {ChalkInstance} from 'chalk';
import {DocextractError} from '../../contract/errors.js';
import {sourceStack} from '../../service/logging/source-stack.js';
import type {Context} from '../terminal/context.js';
import {exitCodeOf, type ExitCode} from '../terminal/exit-codes.js';
import {createColour} from '../terminal/colour.js';
import {printable} from '../terminal/printable.js';
import {columnsOf, wrap} from '../terminal/wrap.js';

/** A failure as JSON; the same in `--json` and `--events`. */
export interface FailureRecord {
  code: string;
  message: string;
  hint?: string;
  exit_code: ExitCode;
}

/**
 * Reports a failure on stderr, and with `--json` or `--events` also on stdout. Anything but a DocextractError is a
 * bug: prints its stack, code 1.
 */
export function reportFailure(error: unknown, context: Context): ExitCode {
  const record = failureRecord(error);
  const {out, err, argv} = context;
  if (argv.includes('--events')) out.print(JSON.stringify({type: 'error', error: record}));
  else if (argv.includes('--json')) out.print(JSON.stringify({error: record}, null, 2));
  const colour = createColour(context.io, context.io.stderr, !argv.includes('--no-color'));
  const columns = columnsOf(context.io.stderr);
  for (const line of failureLines(error, colour))
    err.print(error instanceof DocextractError ? wrap(line, columns) : line);
  return record.exit_code;
}

/** An error as JSON; anything but a `DocextractError` has the code `bug` and exit code 1. */
export function failureRecord(error: unknown): FailureRecord {
  if (!(error instanceof DocextractError))
    return {code: 'bug', message: error instanceof Error ? error.message : String(error), exit_code: 1};
  const {code, message, hint} = error;
  return {code, message, ...(hint === undefined ? {} : {hint}), exit_code: exitCodeOf(code)};
}

function failureLines(error: unknown, colour: ChalkInstance): string[] {
  if (error instanceof DocextractError) {
    const hint =
      error.hint === undefined ? [] : [`${colour.cyan('hint:')}  ${printable(asLine(error.hint))}`];
    return [`${colour.red('error:')} ${printable(asLine(error.message))}`, ...hint];
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    `${colour.red('error:')} this is a bug in docextract; please report it with these lines`,
    sourceStack(stack),
  ];
}

/** Lines of a terminal end without a full stop, as those of the engine and the service, which are sentences, do not. */
function asLine(text: string): string {
  const isOneSentence = text.search(/[.!?]\s/) < 0;
  return isOneSentence && /[^.]\.$/.test(text) ? text.slice(0, -1) : text;
}

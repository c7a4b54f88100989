import type {Context} from './terminal/context.js';
import {systemCodeOf} from '../contract/errors.js';
import type {ExitCode} from './terminal/exit-codes.js';
import type {Io} from './io.js';
import {readVersion} from './version.js';

/** Runs one command line and returns its exit code. Nothing else prints errors or decides exit codes. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  if (asksVersionOnly(argv) && (await saysVersion(io))) return 0;
  const {createContext} = await import('./terminal/context.js');
  const context = createContext(io, argv);
  try {
    await (await import('./program.js')).runProgram(context);
  } catch (error) {
    await fail(error, context);
  }
  await context.out.flush().catch((error: unknown) => fail(error, context));
  return context.exitCode;
}

/** `--version` is answered without loading anything. */
function asksVersionOnly(argv: readonly string[]): boolean {
  return argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V');
}

/** Prints the version. `false` if that failed, other than by a closed pipe: then the normal start reports the cause. */
async function saysVersion({stdout}: Io): Promise<boolean> {
  stdout.on('error', () => undefined);
  return new Promise((resolve) => {
    stdout.write(`${readVersion()}\n`, (error) =>
      resolve(error === null || error === undefined || systemCodeOf(error) === 'EPIPE'),
    );
  });
}

async function fail(error: unknown, context: Context): Promise<void> {
  const {reportFailure} = await import('./render/failure.js');
  context.exitCode = reportFailure(error, context);
  await noteFailure(error, context);
}

/** Writes a failure to the log file, if any. */
async function noteFailure(error: unknown, {argv, io}: Context): Promise<void> {
  const {failureRecord} = await import('./render/failure.js');
  const {logFileIn, openLog} = await import('./terminal/log-file.js');
  try {
    openLog(logFileIn(argv), io)({type: 'error', error: failureRecord(error)});
  } catch {
    // The log's own failure is already reported.
  }
}

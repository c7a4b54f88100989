import type {Context} from './context.js';
import type {ExitCode} from './exit.js';
import type {Io} from './io.js';
import {readVersion} from './version.js';

/** Runs one command line and tells the code to end with. Nothing else prints an error or decides an exit code. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  if (asksVersionOnly(argv)) return sayVersion(io);
  const {createContext} = await import('./context.js');
  const context = createContext(io, argv);
  try {
    await (await import('./program.js')).runProgram(context);
  } catch (error) {
    await fail(error, context);
  }
  await context.out.flush().catch((error: unknown) => fail(error, context));
  return context.exitCode;
}

/** The commonest question of scripts is answered without loading anything. */
function asksVersionOnly(argv: readonly string[]): boolean {
  return argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V');
}

function sayVersion({stdout}: Io): ExitCode {
  // Whoever does not wait for the answer gets none.
  stdout.on('error', () => undefined);
  stdout.write(`${readVersion()}\n`);
  return 0;
}

async function fail(error: unknown, context: Context): Promise<void> {
  const {reportFailure} = await import('./render/failure.js');
  context.exitCode = reportFailure(error, context);
}

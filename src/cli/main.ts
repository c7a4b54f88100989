import {createContext} from './context.js';
import type {ExitCode} from './exit.js';
import type {Io} from './io.js';
import {readVersion} from './version.js';

/** Runs one command line and tells the code to end with. Nothing else prints an error or decides an exit code. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const context = createContext(io, argv);
  try {
    if (asksVersionOnly(argv)) context.out.print(readVersion());
    else await (await import('./program.js')).runProgram(context);
  } catch (error) {
    const {reportFailure} = await import('./render/failure.js');
    context.exitCode = reportFailure(error, context);
  }
  return await endOutput(context);
}

/** The commonest question of scripts is answered without loading a command. */
function asksVersionOnly(argv: readonly string[]): boolean {
  return argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V');
}

async function endOutput(context: ReturnType<typeof createContext>): Promise<ExitCode> {
  try {
    await context.out.flush();
  } catch (error) {
    const {reportFailure} = await import('./render/failure.js');
    return reportFailure(error, context);
  }
  return context.exitCode;
}

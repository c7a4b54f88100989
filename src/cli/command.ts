import {Command} from 'commander';
import type {Context} from './context.js';
import {exitCodesHelp, type ExitCode} from './exit.js';

export interface CommandHelp {
  /** Command lines without the `$`, each with what it does. */
  examples: readonly (readonly [line: string, what: string])[];
  /** Those this command can end with; all when absent. */
  exitCodes?: readonly ExitCode[];
}

/** A commander command that prints where we print, throws instead of exiting, and ends its help with examples and exit codes. */
export function createCommand(context: Context, name: string, help?: CommandHelp): Command {
  const {out, err} = context;
  const command = new Command(name)
    .exitOverride()
    .showSuggestionAfterError(true)
    .configureHelp({showGlobalOptions: true})
    .configureOutput({
      writeOut: (text) => out.write(text),
      writeErr: (text) => err.write(text),
      // Thrown errors are told once, by main.
      outputError: () => undefined,
      getOutHelpWidth: () => out.stream.columns ?? 80,
      getErrHelpWidth: () => err.stream.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  return help === undefined ? command : command.addHelpText('after', () => helpTail(help));
}

function helpTail({examples, exitCodes}: CommandHelp): string {
  const lines = examples.flatMap(([line, what]) => [`  # ${what}`, `  $ ${line}`]);
  return `\nEXAMPLES\n${lines.join('\n')}\n\n${exitCodesHelp(exitCodes)}`;
}

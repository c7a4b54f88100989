// options: command-line options shared by several commands, and their validation.

import {type Argument, Command, type Option} from 'commander';
import type {Context} from '../terminal/context.js';
import {exitCodesHelp, type ExitCode} from '../terminal/exit-codes.js';
import {mustExist} from '../../contract/must-exist.js';

export interface CommandHelp {
  /** Command lines without the `$`, each with what it does. */
  examples: readonly (readonly [line: string, what: string])[];
  /** Exit codes of this command; all when absent. */
  exitCodes?: readonly ExitCode[];
}

const helps = new WeakMap<Command, CommandHelp>();

/** Examples and exit codes of a command, for what is made of commands besides their help. */
export function helpOf(command: Command): CommandHelp | undefined {
  return helps.get(command);
}

/** A commander command that prints where we print, throws instead of exiting, and ends its help with examples and exit codes. */
export function createCommand(context: Context, name: string, help?: CommandHelp): Command {
  const {out, err} = context;
  const command = new Command(name)
    .exitOverride()
    .showSuggestionAfterError(true)
    .helpOption('-h, --help', 'show help')
    .configureHelp({
      showGlobalOptions: true,
      optionDescription: describeChoice,
      argumentDescription: describeChoice,
    })
    .configureOutput({
      writeOut: (text) => out.write(text),
      writeErr: (text) => err.write(text),
      // `main` reports errors.
      outputError: () => undefined,
      getOutHelpWidth: () => out.stream.columns ?? 80,
      getErrHelpWidth: () => err.stream.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  if (help === undefined) return command.addHelpText('after', () => whereHelpIs(command));
  helps.set(command, help);
  return command.addHelpText('after', () => helpTail(help));
}

/** Describes an option: meaning, choices, and default: `how …: json, csv or both (json)`. */
function describeChoice({description, argChoices}: Option | Argument): string {
  if (argChoices === undefined) return description;
  const [, meaning, usual = ''] = /^(.*?)( \([^)]*\))?$/s.exec(description)!;
  return `${meaning}: ${listed(argChoices)}${usual}`;
}

function listed(words: readonly string[]): string {
  const last = mustExist(words.at(-1), "last word of the argument's description");
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** The help of a verb, such as `keys create`, leaves examples and exit codes to that of its command. */
function whereHelpIs({parent}: Command): string {
  return parent === null || !helps.has(parent)
    ? ''
    : `\nExamples and exit codes: docextract ${parent.name()} --help`;
}

function helpTail({examples, exitCodes}: CommandHelp): string {
  const lines = examples.flatMap(([line, what]) => [`  # ${what}`, `  $ ${line}`]);
  return `\nEXAMPLES\n${lines.join('\n')}\n\n${exitCodesHelp(exitCodes)}`;
}

import type {Command, Option} from 'commander';
import {createCommand, type CommandHelp} from '../options/create-command.js';
import type {Context} from '../terminal/context.js';
import {
  addConnectionOptions,
  addGroup,
  addRepeatOptions,
  addResultOptions,
  addSelectionOptions,
  addStaticOptions,
  concurrencyOption,
  templateOption,
  uploadOption,
  type ConnectionOptions,
  type RepeatOptions,
  type RequestOptions,
  type ResultOptions,
  type SelectionOptions,
} from '../options/shared-flags.js';

/** What every command over documents takes. */
export interface DocumentFlags
  extends ConnectionOptions, SelectionOptions, ResultOptions, RequestOptions, RepeatOptions {
  paths: string[];
}

export interface DocumentCommand {
  name: string;
  description: string;
  help: CommandHelp;
  /** What it asks for beside what all of them do, each group under its heading. */
  own?: Record<string, readonly Option[]>;
  /** How it can send documents, the usual way first. */
  uploads: readonly string[];
  /** Where results go when nobody says. */
  output: string;
}

/** A command over documents, such as `process`: its own options and those that all of them share. */
export function createDocumentCommand<Options extends DocumentFlags>(
  context: Context,
  {name, description, help, own = {}, uploads, output}: DocumentCommand,
  run: (options: Options, context: Context) => Promise<void>,
): Command {
  const command = createCommand(context, name, help)
    .description(description)
    .argument('[path...]', 'files, folders, globs, or `-` for one document on stdin')
    .addOption(templateOption());
  for (const [heading, options] of Object.entries(own)) addGroup(command, heading, options);
  addStaticOptions(command);
  command.addOption(uploadOption(uploads)).addOption(concurrencyOption());
  addResultOptions(command, output);
  addSelectionOptions(command, context);
  addRepeatOptions(command);
  addConnectionOptions(command);
  return command.action((paths: string[]) =>
    // What commander has parsed is what the options above say, and those are what Options says.
    run({...command.optsWithGlobals<Options>(), paths}, context),
  );
}

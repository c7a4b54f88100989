import type {Command, Option} from 'commander';
import {createCommand, type CommandHelp} from '../options/create-command.js';
import type {Context} from '../terminal/context.js';
import {
  addConnectionOptions,
  addGroup,
  addRepeatOptions,
  addReportOption,
  addResultOptions,
  addSelectionOptions,
  addStaticOptions,
  concurrencyOption,
  templateOption,
  uploadOption,
  type ConnectionOptions,
  type RepeatOptions,
  type ReportOptions,
  type RequestOptions,
  type ResultOptions,
  type SelectionOptions,
} from '../options/shared-flags.js';

/** Flags of every command over documents. */
export interface DocumentFlags
  extends ConnectionOptions, SelectionOptions, ResultOptions, ReportOptions, RequestOptions, RepeatOptions {
  paths: string[];
}

export interface DocumentCommand {
  name: string;
  description: string;
  help: CommandHelp;
  /** Its own options, by help heading. */
  own?: Record<string, readonly Option[]>;
  /** Upload forms, the default first. */
  uploads: readonly string[];
  /** Default output. */
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
  addReportOption(command);
  addSelectionOptions(command, context);
  addRepeatOptions(command);
  addConnectionOptions(command);
  return command.action((paths: string[]) =>
    // The options above define what commander parses, which is what Options describes.
    run({...command.optsWithGlobals<Options>(), paths}, context),
  );
}

import type {Command, Option} from 'commander';
import {mustExist} from '../../contract/must-exist.js';

/** Prints what `--template` can name: the aliases of the local service, or the user's own for a remote one. */
export const aliasesCommand = "docextract templates list 2>/dev/null | awk 'NR > 1 {print $1}'";

/** A command as completion scripts need it. */
export interface DescribedCommand {
  /** Path from the root: `jobs list`; empty for the root. */
  path: string;
  summary: string;
  /** Sub-commands. */
  commands: {name: string; summary: string}[];
  options: DescribedOption[];
  /** Choices of its arguments; empty where they are free or files. */
  choices: string[];
}

export interface DescribedOption {
  flags: string[];
  summary: string;
  takesValue: boolean;
  choices: string[];
  /** Kind of its value. */
  value: 'template' | 'directory' | 'file' | 'none';
}

/** Flattens a command tree, the root first. Global options are listed with every command. */
export function describe(root: Command): DescribedCommand[] {
  const globals = root.options.map(describeOption);
  const walk = (command: Command, path: string[]): DescribedCommand[] => [
    {
      path: path.join(' '),
      summary: command.summary() || command.description(),
      commands: command.commands.map((one) => ({name: one.name(), summary: summaryOf(one)})),
      options: [...(command === root ? [] : command.options.map(describeOption)), ...globals, help],
      choices: command.registeredArguments.flatMap(({argChoices}) => argChoices ?? []),
    },
    ...command.commands.flatMap((one) => walk(one, [...path, one.name()])),
  ];
  return walk(root, []);
}

const help: DescribedOption = {
  ...{flags: ['-h', '--help'], summary: 'show help', takesValue: false, choices: [], value: 'none'},
};

function describeOption(option: Option): DescribedOption {
  return {
    flags: [option.short, option.long].filter((flag) => flag !== undefined && flag !== null),
    summary: firstSentence(option.description),
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? [],
    value: valueOf(option),
  };
}

function valueOf({long, flags}: Option): DescribedOption['value'] {
  if (long === '--template') return 'template';
  if (/<(dir|directory|folder)>/.test(flags)) return 'directory';
  return flags.includes('<file>') ? 'file' : 'none';
}

/** All flags of a command, each once. */
export function flagsOf(options: DescribedOption[]): string[] {
  return [...new Set(options.flatMap(({flags}) => flags))];
}

function summaryOf(command: Command): string {
  return firstSentence(command.summary() || command.description());
}

function firstSentence(text: string): string {
  return mustExist(text.split(/[.;:](?:\s|$)/)[0], 'first sentence of the help');
}

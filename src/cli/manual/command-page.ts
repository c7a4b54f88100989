import type {Argument, Command, Help, Option} from 'commander';
import {isSettingName} from '../config/settings.js';
import {helpOf} from '../options/create-command.js';
import {allExitCodes, exitCodes} from '../terminal/exit-codes.js';
import {
  commonVariables,
  files,
  networkVariables,
  resultFiles,
  serviceVariables,
  variablesOf,
  type Named,
} from './environment.js';
import {bold, displayed, entry, italic, request, roffText, textLine} from './roff.js';

/** A command with what its page takes from elsewhere. */
export interface PageOf {
  command: Command;
  /** The program; it has the global options. */
  root: Command;
  version: string;
  /** Names of other pages. */
  seeAlso: readonly string[];
}

/** The manual page of a command, as roff. The same command gives the same text. */
export function commandPage(page: PageOf): string {
  const {command, root, version, seeAlso} = page;
  const name = pageName(command);
  const sections = [
    [request('TH', name.toUpperCase(), '1', '', `docextract ${version}`, 'docextract')],
    section('NAME', [`${roffText(name)} \\- ${roffText(summaryOf(command))}`]),
    section('SYNOPSIS', synopsis(command)),
    section('DESCRIPTION', [textLine(roffText(command.description())), ...argumentLines(command)]),
    section('COMMANDS', verbs(command, root)),
    section('OPTIONS', options(command, root)),
    section('EXIT STATUS', exitStatus(command)),
    section('FILES', entries(filesOf(command, root))),
    section('ENVIRONMENT', entries(variables(command, root))),
    section('EXAMPLES', examples(command)),
    section('SEE ALSO', [seeAlso.map((other) => `${bold(other)}(1)`).join(',\n')]),
  ];
  return `${sections.flat().join('\n')}\n`;
}

/** `docextract-submit`; the program itself is `docextract`. */
export function pageName(command: Command): string {
  return command.parent === null ? command.name() : `${pageName(command.parent)}-${command.name()}`;
}

/** Without the full stop and the capital of a sentence, as lists of pages have it. */
function summaryOf(command: Command): string {
  const text = command.summary() || command.description();
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [request('SH', title), ...lines];
}

function entries(named: readonly Named[]): string[] {
  return named.flatMap(([name, meaning]) => entry(bold(name), meaning));
}

function synopsis(command: Command): string[] {
  const words = command.parent === null ? ['docextract'] : ['docextract', command.name()];
  const rest = command
    .usage()
    .split(' ')
    .filter((word) => word !== '');
  return [[bold(words.join(' ')), ...rest.map(parameter)].join(' ')];
}

/** `[path...]` and `<dir>` with their names in italics. */
function parameter(word: string): string {
  return word
    .split(/([\w-]{2,})/)
    .map((part, place) => (place % 2 === 1 ? italic(part) : roffText(part)))
    .join('');
}

function argumentLines(command: Command): string[] {
  const help = command.createHelp();
  return help
    .visibleArguments(command)
    .flatMap((argument: Argument) => entry(italic(argument.name()), help.argumentDescription(argument)));
}

/** Commands of the program; verbs of a command, with their options. */
function verbs(command: Command, root: Command): string[] {
  const help = command.createHelp();
  return help.visibleCommands(command).flatMap((verb) => {
    if (verb.name() === 'help') return [];
    if (command === root) return entry(`${bold(pageName(verb))}(1)`, verb.summary());
    const usage = verb.usage().replace('[options]', '').trim();
    const parameters = usage === '' ? [] : usage.split(/\s+/).map(parameter);
    return [
      request('SS', `docextract ${command.name()} ${verb.name()}`),
      [bold(`docextract ${command.name()} ${verb.name()}`), ...parameters].join(' '),
      '.PP',
      textLine(roffText(verb.description())),
      ...argumentLines(verb),
      ...own(verb).flatMap((option) => optionEntry(option, verb.createHelp())),
    ];
  });
}

/** Own options under their headings, then those of every command. */
function options(command: Command, root: Command): string[] {
  const help = command.createHelp();
  const headings = new Map<string, Option[]>();
  const add = (heading: string, option: Option) =>
    headings.set(heading, [...(headings.get(heading) ?? []), option]);
  if (command !== root)
    for (const option of own(command)) add(option.helpGroupHeading?.replace(/:$/, '') ?? 'Options', option);
  for (const option of root.options)
    if (command === root || option.attributeName() !== 'version') add('Options of every command', option);
  return [...headings].flatMap(([heading, group]) => [
    request('SS', heading),
    ...group.flatMap((option) => optionEntry(option, help)),
    ...(heading === 'Options of every command' ? entry(`${bold('-h')}, ${bold('--help')}`, 'show help') : []),
  ]);
}

function own(command: Command): Option[] {
  return command.options.filter(({hidden}) => !hidden);
}

function optionEntry(option: Option, help: Help): string[] {
  const term = option.flags
    .split(/(<[^>]+>|\[[^\]]+\])/)
    .map((part, place) => (place % 2 === 1 ? italic(part.slice(1, -1)) : flagsIn(part)))
    .join('');
  return entry(term, help.optionDescription(option));
}

/** `-o, --output ` with both flags in bold. */
function flagsIn(text: string): string {
  return text.replace(/(-[\w-]+)|([^-]+)/g, (_all, flag?: string, rest?: string) =>
    flag === undefined ? (rest ?? '') : bold(flag),
  );
}

function exitStatus(command: Command): string[] {
  const codes = helpOf(command)?.exitCodes ?? allExitCodes();
  return codes.flatMap((code) => entry(bold(String(code)), exitCodes[code]));
}

function filesOf(command: Command, root: Command): Named[] {
  return [...files, ...(command === root || has(command, 'output') ? resultFiles : [])];
}

/** The variables of settings that are options of the command, or that it cannot do without. */
function variables(command: Command, root: Command): Named[] {
  if (runsService(command)) return [...serviceVariables(), ...commonVariables];
  const all = [command, root, ...(command === root ? [] : command.commands)].flatMap(({options}) => options);
  const names = new Set(all.map((option) => option.attributeName()));
  if (names.has('baseUrl')) names.add('stateDir').add('templates');
  const isMeant = (name: string) => command === root || (isSettingName(name) && names.has(name));
  const network = command === root || names.has('baseUrl') ? networkVariables : [];
  return [...variablesOf(isMeant), ...commonVariables, ...network];
}

/** Its settings are those of the operator, who has many more. */
function runsService(command: Command): boolean {
  return ['serve', 'worker', 'studio'].includes(command.name());
}

function has(command: Command, attribute: string): boolean {
  return command.options.some((option) => option.attributeName() === attribute);
}

function examples(command: Command): string[] {
  const lines = helpOf(command)?.examples ?? [];
  return lines.flatMap(([line, what]) => ['.PP', textLine(roffText(`${what}:`)), ...displayed([line])]);
}

import {Option, type Command} from 'commander';
import type {ResultInclude} from '../../contract/jobs.js';
import type {Context} from '../terminal/context.js';
import type {GlobalOptions} from '../terminal/talk.js';
import {
  addressValue,
  confidenceValue,
  countOrZeroValue,
  countValue,
  durationValue,
  folderValue,
  jsonObjectValue,
  listValue,
  momentValue,
  outputValue,
  pairValue,
} from './option-values.js';

/** Groups of options that several commands share, each beside the type of what it parses to. */

export interface ConnectionOptions extends GlobalOptions {
  baseUrl?: string;
  apiKey?: string;
  apiKeyFile?: string;
  apiKeyCommand?: string;
  auth?: 'x-auth' | 'bearer';
  retries?: number;
  /** Milliseconds. */
  timeout?: number;
  /** Milliseconds. */
  connectTimeout?: number;
  /** Milliseconds. */
  maxDuration?: number;
  /** No flag: why the built-in service is used, where that is not because none is configured. */
  builtInWords?: string;
}

export function addConnectionOptions(command: Command): Command {
  return addGroup(command, 'Service:', [
    new Option(
      '--base-url <url>',
      'the service to use; the built-in one when no address is set anywhere',
    ).argParser(addressValue),
    new Option('--api-key <key>', 'its key (shows in `ps`; DOCEXTRACT_API_KEY and --api-key-file do not)'),
    new Option('--api-key-file <file>', 'a file that holds the key'),
    new Option('--api-key-command <command>', 'a command of the shell that prints the key'),
    new Option('--auth <header>', 'how the key is sent').choices(['x-auth', 'bearer']),
    new Option('--retries <n>', 'further attempts after one that may be repeated (5)').argParser(
      countOrZeroValue,
    ),
    new Option('--timeout <time>', 'how long a reply may take (5m)').argParser(durationValue),
    new Option('--connect-timeout <time>', 'how long a connection may take (10s)').argParser(durationValue),
    new Option(
      '--max-duration <time>',
      'start nothing new after so long; exit 8 when something is left',
    ).argParser(durationValue),
  ]);
}

export interface SelectionOptions {
  filesFrom?: string;
  recursive: boolean;
  include?: string[];
  exclude?: string[];
  /** Milliseconds since 1970. */
  newerThan?: number;
  maxFiles?: number;
  strict?: boolean;
  failIfEmpty?: boolean;
}

export function addSelectionOptions(command: Command, {io}: Context): Command {
  return addGroup(command, 'Selection:', [
    new Option('--files-from <file>', 'read paths from a file, one a line or NUL-separated; `-` is stdin'),
    new Option('--no-recursive', 'leave out what is in sub-folders'),
    new Option('--include <glob>', 'only files that match; repeatable').argParser(listValue),
    new Option('--exclude <glob>', 'no files that match; repeatable').argParser(listValue),
    new Option('--newer-than <when>', 'only files changed since a date, or a time ago such as 2d').argParser(
      (text) => momentValue(text, io.now()),
    ),
    new Option('--max-files <n>', 'stop selecting after so many').argParser(countValue),
    new Option('--strict', 'send nothing when a file looks damaged, empty or of the wrong kind'),
    new Option('--fail-if-empty', 'exit 9 when nothing is selected'),
  ]);
}

export interface ResultOptions {
  output?: string;
  format?: 'json' | 'csv' | 'both' | 'ndjson' | 'xlsx';
  tables?: 'csv';
  csvBom?: boolean;
  overwrite?: boolean;
  strictMapping?: boolean;
  trustOrder?: boolean;
  confidence?: boolean;
  provenance?: boolean;
  /** 0 to 1. */
  reviewBelow?: number;
}

/** `defaultOutput` describes the default of `--output` in the help. */
export function addResultOptions(command: Command, defaultOutput: string): Command {
  return addGroup(command, 'Results:', [
    new Option('-o, --output <dir>', `write results to this directory (${defaultOutput})`).argParser(
      outputValue,
    ),
    new Option('--format <format>', 'what results are written as').choices([
      ...['json', 'csv', 'both', 'ndjson', 'xlsx'],
    ]),
    new Option(
      '--tables <format>',
      'write each table in the results, such as line items, as a file of its own as well',
    ).choices(['csv']),
    new Option('--csv-bom', 'begin CSV with a byte order mark, for Excel'),
    new Option('--overwrite', 'replace results that are there already'),
    new Option('--strict-mapping', 'fail documents whose result is not certainly theirs'),
    new Option(
      '--trust-order',
      'when nothing else tells, take results in the order of the documents; also results that are paid already',
    ),
    new Option('--confidence', 'tell of each value how sure it is, 0 to 1, where the service knows it'),
    new Option('--provenance', 'tell also where each value stands: page, box, text; includes --confidence'),
    new Option(
      '--review-below <confidence>',
      'list documents with a value less sure than that, such as 0.8; exit 15; includes --confidence',
    ).argParser(confidenceValue),
  ]);
}

export interface ReportOptions {
  /** A folder. */
  report?: string;
}

export function addReportOption(command: Command): Command {
  return addGroup(command, 'Results:', [
    new Option(
      '--report <dir>',
      'write report.html there: each document with boxes over its values, problems first; needs no server',
    ).argParser(folderValue),
  ]);
}

/** What is asked of the service besides the values. */
export function includeOf({confidence, provenance, reviewBelow}: ResultOptions): ResultInclude[] {
  return [
    ...(confidence === true || reviewBelow !== undefined ? (['confidence'] as const) : []),
    ...(provenance === true ? (['provenance'] as const) : []),
  ];
}

export interface StaticOptions {
  static?: Record<string, string>;
  staticValues?: Record<string, unknown>;
}

export function addStaticOptions(command: Command): Command {
  return addGroup(command, 'Request:', [
    new Option(
      '--static <key=value>',
      'a static value, written with each result (in CSV as static.<key>); repeatable',
    ).argParser(pairValue),
    new Option('--static-values <json>', 'static values as a JSON object').argParser(jsonObjectValue),
  ]);
}

/** Both forms together; `--static` wins over the same key in `--static-values`. */
export function staticValuesOf(options: StaticOptions): Record<string, unknown> | undefined {
  const merged = {...options.staticValues, ...options.static};
  return Object.keys(merged).length === 0 ? undefined : merged;
}

export interface RequestOptions extends StaticOptions {
  template?: string;
  upload?: 'multipart' | 'binary' | 'base64';
  concurrency?: number;
}

export function templateOption(): Option {
  return new Option(
    '-t, --template <id>',
    'the template to extract with: its id, or an alias such as invoice',
  ).helpGroup('Request:');
}

/** `forms`: the upload forms of the command, the default first. */
export function uploadOption(forms: readonly string[]): Option {
  return new Option('--upload <form>', `how documents are sent (${forms[0]})`)
    .choices(forms)
    .helpGroup('Request:');
}

export function concurrencyOption(): Option {
  return new Option('--concurrency <n>', 'how many requests at a time')
    .argParser(countValue)
    .helpGroup('Request:');
}

export interface RepeatOptions {
  retryFailed?: boolean;
  retryUnknown?: boolean;
  force?: boolean;
  dryRun?: boolean;
  maxCredits?: number;
}

/** Options about payment and repetition. */
export function addRepeatOptions(command: Command): Command {
  return addGroup(command, 'Money:', [
    new Option('--dry-run', 'list what would be sent, and what it would cost; send nothing'),
    new Option('--max-credits <n>', 'stop before more credits than this are spent').argParser(
      countOrZeroValue,
    ),
    new Option('--retry-failed', 'send documents again that failed before'),
    new Option('--retry-unknown', 'send documents again whose outcome is unknown (they may be paid twice)'),
    new Option('--force', 'send everything, whatever was done before'),
  ]);
}

/** Adds options to a command under one heading of its help. Returns the command. */
export function addGroup(command: Command, heading: string, options: readonly Option[]): Command {
  return options.reduce((one, option) => one.addOption(option.helpGroup(heading)), command);
}

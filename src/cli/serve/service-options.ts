// serve: what the commands that run the service share: options, settings, the check of them, and the running itself.

import {Option} from 'commander';
import {recogniserNames} from '../../contract/extraction.js';
import {durationValue} from '../options/option-values.js';
import type {GlobalOptions} from '../terminal/talk.js';

/** Options of every command that runs a part of the service. */
export interface ServiceOptions extends GlobalOptions {
  host?: string;
  port?: number;
  workers?: number;
  /** Milliseconds. */
  retention?: number;
  databaseUrl?: string;
  logLevel?: string;
  ocr?: string;
  ocrLanguage?: string;
  /** A file with settings of the service. */
  config?: string;
  /** Only check the settings. */
  check?: boolean;
}

/** Options of commands that read documents. */
export function readingOptions(): Option[] {
  return [
    new Option(
      '--database-url <url>',
      'the database on PostgreSQL, for several machines; with a password better by DOCEXTRACT_DATABASE_URL',
    ),
    new Option('--retention <time>', 'how long results are kept (24h)').argParser(durationValue),
    new Option(
      '--ocr <name>',
      'what reads scans (auto: tesseract for scripts that ppocr does not know)',
    ).choices(recogniserNames),
    new Option('--ocr-language <languages>', 'languages of tesseract, such as ell or deu+eng'),
  ];
}

/** Options about the settings and the log of the service. */
export function settingsOptions(): Option[] {
  return [
    new Option('--config <file>', 'settings of the service, as JSON (also DOCEXTRACT_CONFIG)'),
    new Option(
      '--check',
      'try all settings, the database and the store of documents, say what is wrong, and start nothing',
    ),
    new Option('--log-level <level>', 'what is logged').choices(['debug', 'info', 'warn', 'error', 'silent']),
  ];
}

/** The log level: `--log-level`, then the configured one, then what `--quiet` or `-v` imply, else `info`. */
export function logLevelOf(
  {logLevel, quiet, verbose}: ServiceOptions,
  configured: string | undefined,
): string {
  return logLevel ?? configured ?? (quiet === true ? 'error' : verbose > 0 ? 'debug' : 'info');
}

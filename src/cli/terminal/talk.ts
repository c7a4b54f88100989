import type {ChalkInstance} from 'chalk';
import type {Context} from './context.js';
import {createColour} from './colour.js';
import {printable} from './printable.js';
import {columnsOf, wrap} from './wrap.js';

/** The global options, as every command has them. */
export interface GlobalOptions {
  json?: boolean;
  events?: boolean;
  quiet?: boolean;
  verbose: number;
  color: boolean;
  profile?: string;
  dataDir?: string;
  logFile?: string;
}

/** What is said to people, on stderr. */
export interface Talk {
  /** Silent with `--quiet`. */
  info(line: string): void;
  /** Only with `-v`. */
  detail(line: string): void;
  /** Only with `-vv`: what one looks for when something is odd. */
  trace(line: string): void;
  warn(line: string): void;
  /** A warning about what does no harm: silent with `--quiet`. */
  mention(line: string): void;
  /** A command line to run next, whole: it is to be copied. Silent with `--quiet`. */
  next(command: string): void;
  colour: ChalkInstance;
}

/** Messages on stderr, wrapped to its width; the global options decide which are shown and whether in colour. */
export function createTalk(options: GlobalOptions, {io, err}: Context): Talk {
  let made: ChalkInstance | undefined;
  const colour = () => (made ??= createColour(io, io.stderr, options.color));
  const quiet = options.quiet === true;
  const say = (line: string) => err.print(wrap(line, columnsOf(io.stderr)));
  const from = (level: number) => (line: string) => {
    if (!quiet && options.verbose >= level) say(colour().dim(printable(line)));
  };
  const warn = (line: string) => say(`${colour().yellow('warning:')} ${printable(line)}`);
  return {
    info: (line) => {
      if (!quiet) say(printable(line));
    },
    next: (command) => {
      if (!quiet) err.print(nextLine(command, colour()));
    },
    detail: from(1),
    trace: from(2),
    warn,
    mention: (line) => {
      if (!quiet) warn(line);
    },
    get colour() {
      return colour();
    },
  };
}

/** The line that suggests a command to run next. */
export function nextLine(command: string, colour: ChalkInstance): string {
  return `${colour.cyan('next:')} ${printable(command)}`;
}

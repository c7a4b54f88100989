// doctor: checks of settings, service, clock, disk and packages.

import type {ExitCode} from '../terminal/exit-codes.js';

/** One line of the doctor. */
export interface Check {
  name: string;
  state: 'ok' | 'warn' | 'fail';
  message: string;
  hint?: string;
  /** Exit code of the command when this check fails. */
  exitCode?: ExitCode;
  /** The same for programs: versions, sizes in bytes. */
  facts?: Record<string, unknown>;
}

export function ok(name: string, message: string): Check {
  return {name, state: 'ok', message};
}

export function warn(name: string, message: string, hint: string): Check {
  return {name, state: 'warn', message, hint};
}

/** A failed check; `exitCode` is that of the command when this check fails. */
export function fail(name: string, message: string, hint: string, exitCode: ExitCode): Check {
  return {name, state: 'fail', message, hint, exitCode};
}

import type {ZodError, z} from 'zod';
import {DocextractError, messageOf} from '../contract/errors.js';

/** What a call of the library was about when it failed. */
export interface Call {
  /** Names the call in messages: `extractFile`. */
  what: string;
  signal: AbortSignal | undefined;
  /** Whether an aborted request may have been paid. */
  isPaid: boolean;
}

/** Runs a call of the library; whatever it throws leaves as a `DocextractError`. */
export async function atTheDoor<Result>(call: Call, act: () => Result | Promise<Result>): Promise<Result> {
  try {
    call.signal?.throwIfAborted();
    return await act();
  } catch (error) {
    throw asLibraryError(error, call);
  }
}

function asLibraryError(error: unknown, {what, signal, isPaid}: Call): DocextractError {
  if (signal?.aborted === true && endsByAbort(error, isPaid)) return abortedError(what, signal);
  if (error instanceof DocextractError) return error;
  return new DocextractError('internal', `${what}: ${messageOf(error)}`, {
    hint: 'This is a bug in docextract: please report it with the stack of `cause`.',
    cause: error,
  });
}

/** Whether an abort explains this error. A request that may have been paid keeps its own code, `unknown_outcome`. */
function endsByAbort(error: unknown, isPaid: boolean): boolean {
  if (!(error instanceof DocextractError)) return true;
  if (error.code === 'unknown_outcome') return !isPaid;
  return error.code === 'interrupted' || error.code === 'not_finished';
}

/** The `interrupted` error of an aborted call. `what` names the call; the reason of the signal is the cause. */
export function abortedError(what: string, signal: AbortSignal): DocextractError {
  return new DocextractError('interrupted', `${what}: aborted`, {
    hint: 'The signal of the call was aborted; its reason is the cause.',
    cause: signal.reason,
  });
}

/** Options of a call, checked; a wrong one throws `usage` that names it. */
export function checked<Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new DocextractError('usage', `${what}: ${firstIssue(parsed.error)}`, {
    hint: 'docs/library.md shows each call with an example.',
    cause: parsed.error,
  });
}

function firstIssue({issues}: ZodError): string {
  const [issue] = issues;
  if (issue === undefined) return 'the arguments do not fit';
  return [issue.path.map(String).join('.'), issue.message].filter(Boolean).join(': ');
}

/** A listener of the caller. */
export interface Listener<Event> {
  tell(this: void, event: Event): void;
  /** Throws the first error of the listener, as a `usage` error. */
  rethrow(this: void): void;
}

/** Keeps the error of a listener until the work is done, so that the error does not interrupt a request under way. */
export function createListener<Event>(
  what: string,
  listen: ((event: Event) => void) | undefined,
): Listener<Event> {
  const thrown: unknown[] = [];
  return {
    tell(event) {
      try {
        listen?.(event);
      } catch (error) {
        thrown.push(error);
      }
    },
    rethrow() {
      if (thrown.length === 0) return;
      throw new DocextractError('usage', `${what} threw: ${messageOf(thrown[0])}`, {
        hint: 'The work itself was done. Catch errors in the listener.',
        cause: thrown[0],
      });
    },
  };
}

import {DocextractError} from '../../contract/errors.js';

/**
 * `passing`: nothing was changed, and the same transaction may succeed soon; `undecided`: the connection ended during a
 * commit, which may have succeeded; `refused`: the server does not accept user, TLS or database, as after a change of
 * the password; `lasting`: the server has no room or cannot write; `busy`: others held a lock for too long, or came
 * first; nothing was changed, and the connection is still usable.
 */
export type OutageKind = 'passing' | 'undecided' | 'refused' | 'lasting' | 'busy';

const known = new WeakMap<Error, OutageKind>();

/** The kind of outage that an error of a database server indicates; `undefined` for any other error. */
export function outageOf(error: unknown): OutageKind | undefined {
  return error instanceof Error ? known.get(error) : undefined;
}

const undecided = new WeakSet<Error>();

/**
 * Whether the change that failed with this error may be stored all the same: its commit was begun, but not answered.
 */
export function mayBeStored(error: unknown): boolean {
  return outageOf(error) === 'undecided' || (error instanceof Error && undecided.has(error));
}

/** Marks an error whose change may be stored all the same. */
export function asUndecided<Failure extends Error>(error: Failure): Failure {
  undecided.add(error);
  return error;
}

/** The error that callers meet when the database server fails: `unavailable`. */
export function serverOutage(cause: unknown, kind: OutageKind): DocextractError {
  const error = new DocextractError('unavailable', sentences[kind], {
    cause,
    retryAfterSeconds: kind === 'lasting' || kind === 'refused' ? 30 : 5,
    hint: kind === 'busy' ? whenBusy : whenAway,
  });
  known.set(error, kind);
  return error;
}

const whenAway =
  'Check the PostgreSQL server and the network to it: docextract serve --check tells what is wrong.';
const whenBusy = 'Try again: an update may be changing the tables, or a node may be frozen in a change.';

const sentences: Record<OutageKind, string> = {
  passing: 'The database cannot be reached.',
  undecided: 'The connection to the database ended while a change was stored; it may be stored.',
  refused: 'The database refuses the connection.',
  lasting: 'The database cannot be written.',
  busy: 'The database is busy.',
};

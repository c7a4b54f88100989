import {DocextractError} from '../../contract/errors.js';
import {codeOf} from '../database/database.js';
import {type OutageKind, outageOf, serverOutage} from '../database/server-outages.js';

/**
 * Codes of network errors in Node, and SQLSTATEs of a server that is gone, starting, stopping, full of connections or
 * read-only.
 */
const passing = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENOENT', 'ECONNABORTED'],
  ...['57P01', '57P02', '57P03', '57P05', '53300', '25006', '25P03'],
]);
/** The client's own errors have no code. */
const lostConnection =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/i;
/** Disk full, out of memory, failing disk. */
const lasting = /^(53100|53200|58030)$/;

/** A lock was waited for too long, two transactions met in a deadlock, or could not be put in order. */
const busy = /^(55P03|40P01|40001)$/;

/** The kind of outage that an error of `pg` stands for; `undefined` for an error that leaves the connection usable. */
export function outageKind(error: unknown): OutageKind | undefined {
  const code = codeOf(error);
  if (passing.has(code) || code.startsWith('08')) return 'passing';
  if (lasting.test(code)) return 'lasting';
  if (error instanceof AggregateError) return error.errors.some(outageKind) ? 'passing' : undefined;
  return error instanceof Error && lostConnection.test(error.message) ? 'passing' : undefined;
}

/**
 * Turns an outage into `unavailable`, a missing right into `cannot_read`; returns other errors unchanged. `connecting`:
 * every error counts as an outage, since there is no connection yet. `committing`: any error that does not come from
 * the server leaves the outcome undecided.
 */
export function translated(error: unknown, {committing = false, connecting = false} = {}): unknown {
  if (outageOf(error) !== undefined) return error;
  if (codeOf(error) === notAllowed) return missingRight(error);
  if (busy.test(codeOf(error))) return serverOutage(error, 'busy');
  const kind = outageKind(error) ?? (connecting ? 'refused' : undefined);
  if (committing && (kind !== undefined || !isOfServer(error))) return serverOutage(error, 'undecided');
  return kind === undefined ? error : serverOutage(error, kind);
}

/** Whether the error comes from the server, not from the network or the client library. */
function isOfServer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && typeof error.severity === 'string';
}

/** SQLSTATE `insufficient_privilege`. */
const notAllowed = '42501';

function missingRight(cause: unknown): DocextractError {
  const said = cause instanceof Error ? cause.message : String(cause);
  return new DocextractError('cannot_read', `The role of the database may not do this: ${said}.`, {
    cause,
    hint: 'Give it its rights, also after an update that made tables: docextract serve --check says which are missing.',
  });
}

/** What can go wrong, as a stable code. A code crosses the wire, a class does not. */
export const errorCodes = {
  invalid_request: {status: 400, title: 'Invalid request'},
  unauthorized: {status: 401, title: 'API key missing or wrong'},
  out_of_credits: {status: 402, title: 'Out of credits'},
  forbidden: {status: 403, title: 'Not allowed'},
  template_not_active: {status: 403, title: 'Template not active'},
  not_found: {status: 404, title: 'Not found'},
  not_finished: {status: 409, title: 'Job not finished'},
  in_flight: {status: 409, title: 'The same request is still being answered'},
  results_expired: {status: 410, title: 'Results expired'},
  changed_meanwhile: {status: 412, title: 'Changed by somebody else meanwhile'},
  too_large: {status: 413, title: 'Too large'},
  unsupported_kind: {status: 415, title: 'Unsupported kind of document'},
  unreadable_document: {status: 422, title: 'Unreadable document'},
  idempotency_mismatch: {status: 422, title: 'Idempotency key used with another body'},
  precondition_required: {status: 428, title: 'If-Match missing'},
  rate_limited: {status: 429, title: 'Too many requests'},
  internal: {status: 500, title: 'Internal error'},
  unavailable: {status: 503, title: 'Service unavailable'},

  unreachable: {title: 'Service not reached; nothing was sent'},
  read_failed: {title: 'A read from the service failed'},
  bad_reply: {title: 'The service answered something else than agreed'},
  unknown_outcome: {title: 'A paid request was sent and its outcome is unknown'},
  not_assigned: {title: 'Results that cannot be related to their documents'},
  schema_error: {title: 'The result does not fit the schema'},
  paid_before: {title: 'Paid before, and its result is gone'},

  usage: {title: 'Used wrongly'},
  nothing_to_do: {title: 'Nothing to do'},
  cannot_read: {title: 'Cannot read input'},
  cannot_write: {title: 'Cannot write output'},
  locked: {title: 'Another run holds the lock'},
  missing_package: {title: 'A package is not installed'},
  job_failed: {title: 'The job failed'},
  some_failed: {title: 'Some documents failed'},
  all_failed: {title: 'Every document failed'},
  over_budget: {title: 'The credit limit given is reached'},
  interrupted: {title: 'Interrupted'},
  terminated: {title: 'Terminated'},
} as const satisfies Record<string, {status?: number; title: string}>;

export type ErrorCode = keyof typeof errorCodes;

/** What an error tells besides code and message. */
export interface ErrorDetails {
  /** The next step, as a sentence or a command. */
  hint?: string;
  /** What was thrown below, such as the error of a socket. */
  cause?: unknown;
  /** Seconds after which the same request may be tried again. */
  retryAfterSeconds?: number;
  /** The HTTP status the error came with, when it came over HTTP. */
  status?: number;
}

/** The one error a caller can meet. Anything else that is thrown is a bug. */
export class DocextractError extends Error {
  /** Stable; docs/library.md lists all of them. */
  readonly code: ErrorCode;
  /** The next step, as a sentence or a command. */
  readonly hint: string | undefined;
  /** Seconds after which the service may be asked again. */
  readonly retryAfterSeconds: number | undefined;
  /** HTTP status, when the error came over HTTP. */
  readonly status: number | undefined;

  /** Compares names, since library, command line and custom engines each load their own copy of this class. */
  static override [Symbol.hasInstance](thrown: unknown): boolean {
    return thrown instanceof Error && thrown.name === 'DocextractError';
  }

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : {cause: details.cause});
    this.name = 'DocextractError';
    this.code = code;
    this.hint = details.hint;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.status = details.status;
  }
}

/** The HTTP status of a code; 500 for a code that never leaves this process. */
export function statusOf(code: ErrorCode): number {
  const entry = errorCodes[code];
  return 'status' in entry ? entry.status : 500;
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}

/** The message of something thrown; its text, where it is no Error. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The system's code of something thrown, such as `ENOENT`; `undefined` without one. */
export function systemCodeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}

/** The error of a server that cannot listen: why, and what to give instead. */
export function cannotListen({host, port}: {host: string; port: number}, cause: unknown): DocextractError {
  const {reason, hint} = listenFailure(port, cause);
  return new DocextractError('usage', `cannot listen on ${host} port ${port}: ${reason}`, {hint, cause});
}

function listenFailure(port: number, cause: unknown): {reason: string; hint: string} {
  const otherHost = 'Give another --host: 127.0.0.1 for this machine alone, 0.0.0.0 for all its addresses.';
  switch (systemCodeOf(cause)) {
    case 'EADDRINUSE':
      return {
        reason: 'the port is in use',
        hint: 'Give another --port, or 0 for any free one; or stop what listens there.',
      };
    case 'EACCES':
      return {
        reason: 'this account may not listen there',
        hint: port < 1024 ? 'Give a --port from 1024 on: those below are kept for the system.' : otherPort,
      };
    case 'EADDRNOTAVAIL':
      return {reason: 'that is no address of this machine', hint: otherHost};
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {reason: 'the name is not known', hint: otherHost};
    default:
      return {reason: messageOf(cause), hint: otherPort};
  }
}

const otherPort = 'Give another --port, or 0 for any free one.';

import {DocextractError} from '../contract/errors.js';
import type {Route} from '../contract/routes.js';
import type {AttemptResult} from './attempt.js';
import {
  codeOfFailure,
  connectionFailure,
  isPlainAnswer,
  isSilence,
  plainAnswerHint,
} from './connection-failure.js';
import {errorOfReply} from './reply-error.js';
import {answerWords} from './reply-text.js';

export interface FailureContext {
  call: {what: string; route: Pick<Route, 'paid' | 'path'>; signal?: AbortSignal};
  base: string;
  nowMs: number;
  /** At least one attempt may have been billed. */
  mayBeBilled: boolean;
}

/** The error after the last attempt. A request that may have been billed is never reported as merely failed. */
export function errorAfter(
  attempted: AttemptResult,
  {call, base, nowMs, mayBeBilled}: FailureContext,
): DocextractError {
  const {what, route, signal} = call;
  if (mayBeBilled) return unknownOutcome(attempted, what);
  if (signal?.aborted) return stoppedError(what, {mayBeBilled, cause: signal.reason});
  if (attempted.kind === 'reply') return lastRefusal(errorOfReply(attempted.reply, {what, route, nowMs}));
  const {cause} = attempted;
  if (attempted.kind === 'unsent')
    return new DocextractError('unreachable', `${what}: cannot reach ${base} (${connectionFailure(cause)})`, {
      hint: hintFor(cause),
      cause,
    });
  return new DocextractError('read_failed', `${what}: the connection broke (${connectionFailure(cause)})`, {
    hint: isSilence(cause)
      ? 'Run the same command again, which costs nothing; --timeout makes it wait longer.'
      : 'Run the same command again; asking again costs nothing.',
    cause,
  });
}

/** The error of a request that the caller stopped: `unknown_outcome` if it may have been billed, else `interrupted`. */
export function stoppedError(
  what: string,
  {mayBeBilled, cause}: {mayBeBilled: boolean; cause: unknown},
): DocextractError {
  return mayBeBilled
    ? new DocextractError('unknown_outcome', `${what}: stopped before the outcome was known`, {cause})
    : new DocextractError('interrupted', `${what}: stopped`, {cause});
}

function unknownOutcome(attempted: AttemptResult, what: string): DocextractError {
  const reason =
    attempted.kind === 'reply'
      ? `the service answered ${answerWords(attempted.reply)}`
      : connectionFailure(attempted.cause);
  return new DocextractError(
    'unknown_outcome',
    `${what}: it was sent, but whether it was processed and billed is unknown (${reason})`,
    {
      hint: 'Look into the account first: sending it again with --retry-unknown may pay twice.',
      ...(attempted.kind === 'reply' ? {status: attempted.reply.status} : {cause: attempted.cause}),
    },
  );
}

/** Error of a read that only met server errors, with the service's own message. */
function lastRefusal(error: DocextractError): DocextractError {
  if (error.code === 'rate_limited' || error.code === 'unavailable') return error;
  return new DocextractError('read_failed', error.message, {
    hint: 'Try again later.',
    ...(error.status !== undefined && {status: error.status}),
    ...(error.retryAfterSeconds !== undefined && {retryAfterSeconds: error.retryAfterSeconds}),
  });
}

function hintFor(cause: Error): string {
  const code = codeOfFailure(cause);
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'Check the host name in the address.';
  if (code === 'ECONNREFUSED') return 'Nothing listens there: check the port, or start the service.';
  if (isPlainAnswer(cause)) return plainAnswerHint;
  if (/CERT|TLS|SSL|SIGNED|UNABLE_TO/.test(code))
    return 'Check the certificate; NODE_EXTRA_CA_CERTS=FILE adds a certificate authority.';
  return 'Check the address, the network and the proxy settings.';
}

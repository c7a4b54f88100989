import {STATUS_CODES} from 'node:http';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {DocextractError, errorCodes, type ErrorCode, isErrorCode, statusOf} from '../../contract/errors.js';
import type {Problem} from '../../contract/problem.js';

/** Replies with a problem document. Unexpected errors are logged and answered with 500 without details. */
export function replyProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asKnown(error);
  if (known === undefined) request.log.error({err: error}, 'request failed');
  else if (known.cause !== undefined) request.log.warn({err: known.cause}, known.message);
  const problem = problemOf(
    known ?? new DocextractError('internal', 'The service made an error.'),
    request.id,
  );
  if (known?.retryAfterSeconds !== undefined) void reply.header('retry-after', known.retryAfterSeconds);
  return reply.code(problem.status).type('application/problem+json').send(problem);
}

/** The problem document (RFC 9457) of an error. A status of the error itself takes precedence over that of its code. */
export function problemOf(error: DocextractError, requestId: string): Problem {
  const status = error.status ?? statusOf(error.code);
  const message = shortened(error.message);
  return {
    type: `urn:docextract:error:${error.code}`,
    title: error.status === undefined ? errorCodes[error.code].title : (STATUS_CODES[status] ?? 'Error'),
    status,
    detail: message,
    instance: `urn:docextract:request:${requestId}`,
    code: error.code,
    error: message,
    message,
    ...(error.hint === undefined ? {} : {hint: shortened(error.hint)}),
  };
}

/** Translates errors of Fastify (with a status) and SQLite. */
function asKnown(error: unknown): DocextractError | undefined {
  if (error instanceof DocextractError) return error;
  if (!(error instanceof Error)) return undefined;
  if (
    'code' in error &&
    typeof error.code === 'string' &&
    /^SQLITE_(BUSY|FULL|IOERR|LOCKED)/.test(error.code)
  )
    return new DocextractError('unavailable', 'The database is not available.', {
      cause: error,
      retryAfterSeconds: 5,
    });
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  const status = error.statusCode;
  if (status >= 400 && status < 500)
    return new DocextractError(codeOfStatus(status), error.message, {status});
  return undefined;
}

function codeOfStatus(status: number): ErrorCode {
  const found = Object.entries(errorCodes).find(([, entry]) => 'status' in entry && entry.status === status);
  return found && isErrorCode(found[0]) ? found[0] : 'invalid_request';
}

/** Messages name what was sent, however long that is. */
const longestMessage = 2_000;

function shortened(text: string): string {
  return text.length <= longestMessage ? text : `${text.slice(0, longestMessage)}…`;
}

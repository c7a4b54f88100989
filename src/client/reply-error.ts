import {DocextractError, type ErrorCode, isErrorCode, statusOf} from '../contract/errors.js';
import {ForeignProblem} from '../contract/problem.js';
import {readRetryAfterMs} from '../contract/rate-limit.js';
import {type Route, routes} from '../contract/routes.js';
import {parseJson} from '../contract/static-values.js';
import type {Reply} from './attempt.js';
import {isText, errorWords} from './reply-error-words.js';
import {replyExcerpt, withoutWebPage} from './reply-text.js';

/** What a reply answers. `what` names the request, such as "processing a.pdf". */
interface Asked {
  what: string;
  route: Pick<Route, 'paid' | 'path'>;
  nowMs: number;
}

/** The error for an unsuccessful reply. */
export function errorOfReply(reply: Reply, {what, route, nowMs}: Asked): DocextractError {
  const {code, sentence, hint} = meaningOf(reply, route);
  const retryAfterMs = readRetryAfterMs(reply.headers, nowMs);
  return new DocextractError(code, `${what}: ${sentence}`, {
    status: reply.status,
    hint: hint ?? hintOf(code, route),
    ...(retryAfterMs !== undefined && {retryAfterSeconds: Math.ceil(retryAfterMs / 1000)}),
  });
}

/** The error code in the body of an error reply, if it is one of ours. */
export function problemCode(reply: Reply): ErrorCode | undefined {
  return codeIn(problemOf(reply));
}

interface Meaning {
  code: ErrorCode;
  sentence: string;
  hint: string | undefined;
}

function meaningOf(reply: Reply, route: Asked['route']): Meaning {
  const problem = problemOf(reply);
  const words = problem === undefined ? [] : errorWords(problem);
  const leadsTo = target(reply);
  const excerpt = leadsTo === '' ? replyExcerpt(reply) : '';
  const sentence = words[0] === undefined ? excerpt : withoutWebPage(words[0]);
  const stated = codeIn(problem);
  const said = stated !== undefined && statusOf(stated) === reply.status ? stated : undefined;
  return {
    code:
      said ??
      (isAboutCredits(reply.status, words.join(' ')) ? 'out_of_credits' : codeOf(reply.status, route)),
    sentence:
      sentence === ''
        ? `the service answered ${reply.status}${leadsTo}`
        : `${sentence} (${reply.status}${leadsTo})`,
    hint: isText(problem?.hint) ? problem.hint : undefined,
  };
}

/** From `code`, the last path segment of `type`, or `error` in older services. */
function codeIn(problem: ForeignProblem | undefined): ErrorCode | undefined {
  const type = isText(problem?.type) ? problem.type.split(/[/:#]/).at(-1) : undefined;
  return [problem?.code, type, problem?.error].find(isErrorCode);
}

/** Target of a redirect, whose own page says no more. The client follows none, since they would carry the key away. */
function target({status, headers: {location}}: Reply): string {
  return status >= 300 && status < 400 && location !== undefined ? `, a redirect to ${location}` : '';
}

function codeOf(status: number, {paid}: Asked['route']): ErrorCode {
  if (status >= 300 && status < 400) return 'bad_reply';
  // A free request carries no document that could be unreadable.
  if (status === 422 && !paid) return 'invalid_request';
  return byStatus[status] ?? (status >= 500 ? 'internal' : 'invalid_request');
}

const byStatus: Record<number, ErrorCode> = {
  401: 'unauthorized',
  402: 'out_of_credits',
  403: 'forbidden',
  404: 'not_found',
  407: 'unreachable',
  409: 'not_finished',
  410: 'results_expired',
  413: 'too_large',
  415: 'unsupported_kind',
  422: 'unreadable_document',
  429: 'rate_limited',
  503: 'unavailable',
};

/** A read costs nothing, so nothing of it can be paid again. Paid requests name a template, most reads a job. */
function hintOf(code: ErrorCode, {paid, path}: Asked['route']): string | undefined {
  if (code === 'not_found' && (paid || path === routes.template.path)) return hintOfTemplate;
  return (paid ? hintsOfPaid[code] : undefined) ?? hints[code];
}

const hintOfTemplate = 'Check the id of the template, and the address of the service.';

const hintsOfPaid: Partial<Record<ErrorCode, string>> = {
  out_of_credits:
    'Add credits to the account, then run the same command again, without --force: what is done is not paid again.',
};

const hints: Partial<Record<ErrorCode, string>> = {
  unauthorized: 'Check the API key: DOCEXTRACT_API_KEY, or "docextract login".',
  out_of_credits: 'Add credits to the account, then ask again.',
  forbidden: 'The key may not do this, or the template is not active.',
  not_found: 'Check the id. Jobs and their results are deleted 24 hours after processing.',
  results_expired:
    'Results are kept for 24 hours; the documents have to be submitted again, and are paid again.',
  not_finished: 'Wait for the job with "docextract watch", or ask again later.',
  rate_limited: 'Try again in a minute, or with less concurrency.',
  unavailable: 'Try again later.',
  bad_reply: 'Check the address of the service.',
};

/** Some services report used-up credits only in the message. */
function isAboutCredits(status: number, text: string): boolean {
  return (
    status >= 400 &&
    status < 429 &&
    /\bcredits?\b|\bbalance\b/i.test(text) &&
    /out of|insufficient|not enough|no (more |remaining )?credits|exhausted|exceeded|too low|used up|depleted/i.test(
      text,
    )
  );
}

function problemOf(reply: Reply): ForeignProblem | undefined {
  const parsed = ForeignProblem.safeParse(parseJson(reply.body.toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}

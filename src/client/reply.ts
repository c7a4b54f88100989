import type {z} from 'zod';
import {DocextractError} from '../contract/errors.js';
import {isNotice} from '../contract/reply-notice.js';
import type {JobState} from '../contract/jobs.js';
import {plainJobState} from './plain-job-state.js';
import {isRecord} from '../contract/records.js';
import {parseJson} from '../contract/static-values.js';
import type {Reply} from './attempt.js';
import {replyExcerpt, isWebPage} from './reply-text.js';

/** The JSON body of a reply as the schema has it. Anything else is `bad_reply` with the first characters. */
export function parseReply<T>(reply: Reply, schema: z.ZodType<T>, what: string): T {
  if (reply.cut) throw badReply(reply, what, `a reply larger than ${reply.body.length} bytes`);
  const parsed = schema.safeParse(jsonOf(reply, what));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  throw badReply(reply, what, `JSON of another shape (${place}${issue?.message ?? 'no match'})`);
}

/** As `parseReply`. Loads the schema only for an unusual reply, since loading takes longer than the request. */
export function parseJobState(reply: Reply, schema: () => z.ZodType<JobState>, what: string): JobState {
  const plain = reply.cut ? undefined : plainJobState(jsonOf(reply, what));
  return plain ?? parseReply(reply, schema(), what);
}

/** The body of a reply with results. Throws `not_finished` for a 202 or a body with only a message. */
export function parseResults<T>(reply: Reply, schema: z.ZodType<T>, what: string): T {
  refuseAccepted(reply, what);
  const body = reply.cut ? undefined : parseJson(reply.body.toString('utf8'));
  if (isMessageOnly(body)) throw notReady(reply, what);
  return parseReply(reply, schema, what);
}

/** Throws `not_finished` for 202: the job is known, its results are not there yet. */
export function refuseAccepted(reply: Reply, what: string): void {
  if (reply.status === 202) throw notReady(reply, what);
}

/** A body with only a message, such as `{"message": "not ready"}`, is no result. */
function isMessageOnly(body: unknown): boolean {
  return isRecord(body) && isNotice(body) && body.error === undefined;
}

function notReady(reply: Reply, what: string): DocextractError {
  const start = replyExcerpt(reply);
  return new DocextractError('not_finished', `${what}: they are not there yet${start && ` (${start})`}`, {
    hint: 'Ask again later.',
    status: reply.status,
  });
}

/** Text that is expected to be no web page. */
export function textOf(reply: Reply, what: string): string {
  refuseAccepted(reply, what);
  if (reply.cut) throw badReply(reply, what, `a reply larger than ${reply.body.length} bytes`);
  if (isWebPage(reply)) throw badReply(reply, what);
  return reply.body.toString('utf8');
}

function jsonOf(reply: Reply, what: string): unknown {
  try {
    const value: unknown = JSON.parse(reply.body.toString('utf8'));
    return value;
  } catch (cause) {
    if (isWebPage(reply)) throw badReply(reply, what, '', cause);
    throw badReply(reply, what, reply.body.length === 0 ? 'nothing' : 'broken JSON', cause);
  }
}

/** `got` is written before the excerpt of the reply, except for web pages. */
function badReply(reply: Reply, what: string, got = '', cause?: unknown): DocextractError {
  const told = [got, replyExcerpt(reply)].filter(Boolean).join(': ');
  return new DocextractError('bad_reply', `${what}: the service answered ${told}`, {
    hint: 'Check the address: is it the service, or a proxy or sign-in page before it?',
    status: reply.status,
    cause,
  });
}

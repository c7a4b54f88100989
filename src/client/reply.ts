import type {z} from 'zod';
import {DocextractError} from '../contract/errors.js';
import type {Reply} from './attempt.js';
import {beginning, isWebPage} from './reply-text.js';

/** The JSON body of a reply as the schema has it. Anything else is `bad_reply` with the first characters. */
export function parseReply<T>(reply: Reply, schema: z.ZodType<T>, what: string): T {
  if (reply.cut) throw badReply(reply, what, `a reply larger than ${reply.body.length} bytes`);
  const parsed = schema.safeParse(jsonOf(reply, what));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  throw badReply(reply, what, `JSON of another shape (${place}${issue?.message ?? 'no match'})`);
}

/** Text that is expected to be no web page. */
export function textOf(reply: Reply, what: string): string {
  if (reply.cut) throw badReply(reply, what, `a reply larger than ${reply.body.length} bytes`);
  if (isWebPage(reply)) throw badReply(reply, what);
  return reply.body.toString('utf8');
}

function jsonOf(reply: Reply, what: string): unknown {
  try {
    return JSON.parse(reply.body.toString('utf8')) as unknown;
  } catch (cause) {
    if (isWebPage(reply)) throw badReply(reply, what, '', cause);
    throw badReply(reply, what, reply.body.length === 0 ? 'nothing' : 'broken JSON', cause);
  }
}

/** `got` is told before the beginning of the reply; a web page speaks for itself. */
function badReply(reply: Reply, what: string, got = '', cause?: unknown): DocextractError {
  const told = [got, beginning(reply)].filter(Boolean).join(': ');
  return new DocextractError('bad_reply', `${what}: the service answered ${told}`, {
    hint: 'Check the address: is it the service, or a proxy or sign-in page before it?',
    status: reply.status,
    cause,
  });
}

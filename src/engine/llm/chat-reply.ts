import {z} from 'zod';
import {DocextractError} from '../../contract/errors.js';

/**
 * The text of a reply. Throws `bad_reply` for one without a usable text: servers do not always send what the package's
 * types promise.
 */
export function contentOf(completion: unknown): string {
  const reply = Completion.safeParse(completion);
  const choice = reply.data?.choices[0];
  if (choice === undefined) throw badReply('answered something else than a chat completion');
  const {message, finish_reason: reason} = choice;
  if (message.refusal || reason === 'content_filter') throw badReply('refused to answer');
  if (reason === 'length') throw badReply('ran out of tokens before the end of its answer');
  if (!message.content?.trim()) throw badReply('gave an empty answer');
  return message.content;
}

const Completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({content: z.string().nullish(), refusal: z.string().nullish()}),
    }),
  ),
});

function badReply(what: string): DocextractError {
  return new DocextractError('bad_reply', `The language model ${what}.`);
}

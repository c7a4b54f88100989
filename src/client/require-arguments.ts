import {DocextractError} from '../contract/errors.js';
import {isRecord} from '../contract/records.js';
import type {Document} from './document.js';

/** A method of a document; one that is called without a document or options rejects with `usage`. */
export function ofDocument<Options, Reply>(
  method: string,
  ask: (document: Document, options: Options) => Promise<Reply>,
): (document: Document, options: Options) => Promise<Reply> {
  return async (document, options) => {
    // JavaScript callers may leave out what the types require.
    const [given, chosen]: unknown[] = [document, options];
    if (!isRecord(given) || typeof given.name !== 'string')
      throw new DocextractError('usage', `${method} needs a document`, {
        hint: "fileDocument('a.pdf') gives one",
      });
    if (!isRecord(chosen))
      throw new DocextractError('usage', `${method} needs options`, {
        hint: 'name the upload and the template, or the payload with the prompts',
      });
    return ask(document, options);
  };
}

/** A method of an id; one that is called without rejects with `usage`. */
export function ofId<Rest extends unknown[], Reply>(
  what: string,
  ask: (id: string, ...rest: Rest) => Promise<Reply>,
): (id: string, ...rest: Rest) => Promise<Reply> {
  return async (id, ...rest) => {
    if (typeof id !== 'string' || id === '') throw new DocextractError('usage', `${what} is no id`);
    return ask(id, ...rest);
  };
}

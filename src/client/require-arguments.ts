import {DocextractError} from '../contract/errors.js';
import {hasMethods, isRecord} from '../contract/records.js';
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

/**
 * Throws `usage`, which names the option, for what is missing, misspelt, or of another kind: no compiler checks JavaScript.
 * Without zod, which light commands need not load.
 */
export function requireClientOptions(options: unknown): void {
  const given: Record<string, unknown> = {...(options ?? {})};
  const missing = ['baseUrl', 'apiKey'].find((name) => typeof given[name] !== 'string');
  if (missing !== undefined) throw wrongOptions(` needs ${missing}`);
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(optionKinds, name) ? optionKinds[name] : undefined;
    if (kind === undefined) throw wrongOptions(`: there is no option ${name}`, allOptions());
    if (value !== undefined && !kind.isOne(value)) throw wrongOptions(`: ${name} is no ${kind.of}`);
  }
}

function wrongOptions(what: string, hint = example): DocextractError {
  return new DocextractError('usage', `createClient${what}`, {hint});
}

const example = "createClient({baseUrl: 'https://api.example.com', apiKey: '…'})";
const allOptions = (): string => `The options are ${Object.keys(optionKinds).join(', ')}.`;

interface OptionKind {
  /** As in a message: "is no …". */
  of: string;
  isOne: (given: unknown) => boolean;
}

const isMilliseconds = (given: unknown): boolean => typeof given === 'number' && given >= 0;
const text: OptionKind = {of: 'text', isOne: (given) => typeof given === 'string'};
const callback: OptionKind = {of: 'function', isOne: (given) => typeof given === 'function'};

const optionKinds: Readonly<Record<string, OptionKind>> = {
  baseUrl: text,
  apiKey: text,
  auth: {of: 'x-auth or bearer', isOne: (given) => given === 'x-auth' || given === 'bearer'},
  proxies: {
    of: 'object of http, https and except',
    isOne: (given) => isObjectOf(given, ['http', 'https', 'except'], text.isOne),
  },
  dispatcher: {of: 'dispatcher of undici', isOne: (given) => hasMethods(given, ['dispatch'])},
  timeouts: {
    of: 'object of connectMs, replyMs and throttleMs in milliseconds',
    isOne: (given) => isObjectOf(given, ['connectMs', 'replyMs', 'throttleMs'], isMilliseconds),
  },
  retries: {of: 'whole number from 0', isOne: (given) => Number.isInteger(given) && Number(given) >= 0},
  limiter: {of: 'limiter', isOne: (given) => hasMethods(given, ['turn', 'pause'])},
  onWait: callback,
  now: callback,
  sleep: callback,
  random: callback,
};

/** An object with no other properties than these, each absent or as it should be. */
function isObjectOf(given: unknown, names: readonly string[], isOne: (given: unknown) => boolean): boolean {
  return (
    isRecord(given) &&
    Object.entries(given).every(
      ([name, value]) => names.includes(name) && (value === undefined || isOne(value)),
    )
  );
}

import {z} from 'zod';
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

/** Throws `usage`, which names the option, for what is missing, misspelt, or of another kind: no compiler checks JavaScript. */
export function requireClientOptions(options: unknown): void {
  const {error} = Options.safeParse(options ?? {});
  if (error === undefined) return;
  const [issue] = error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  const isMissing = path === 'baseUrl' || path === 'apiKey';
  const what = isMissing ? ` needs ${path}` : `: ${[path, issue?.message].filter(Boolean).join(': ')}`;
  throw new DocextractError('usage', `createClient${what}`, {
    hint: "createClient({baseUrl: 'https://api.example.com', apiKey: '…'})",
    cause: error,
  });
}

const milliseconds = z.number().nonnegative().optional();
const callback = z.custom((given) => typeof given === 'function', 'is no function').optional();

const Options = z.strictObject({
  baseUrl: z.string(),
  apiKey: z.string(),
  auth: z.enum(['x-auth', 'bearer']).optional(),
  proxies: z
    .strictObject({http: z.string().optional(), https: z.string().optional(), except: z.string().optional()})
    .optional(),
  dispatcher: z.custom(hasMethods('dispatch'), 'is no dispatcher of undici').optional(),
  timeouts: z
    .strictObject({connectMs: milliseconds, replyMs: milliseconds, throttleMs: milliseconds})
    .optional(),
  retries: z.number().int().nonnegative().optional(),
  limiter: z.custom(hasMethods('turn', 'pause'), 'is no limiter').optional(),
  onWait: callback,
  now: callback,
  sleep: callback,
  random: callback,
});

function hasMethods(...names: string[]): (given: unknown) => boolean {
  return (given) =>
    given instanceof Object && names.every((name) => typeof Reflect.get(given, name) === 'function');
}

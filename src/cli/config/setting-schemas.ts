import {z} from 'zod';
import {mustExist} from '../../contract/must-exist.js';
import {parseDuration} from './duration.js';
import {isWebAddress} from './web-address.js';

const duration = spelled(parseDuration, 'give a time such as 30s, 5m or 2h');

const text = z.string().trim().min(1, 'is empty');
const count = wholeNumber(1);
const serviceUrl = text.refine(isWebAddress, 'give a web address such as https://api.example.com/v1');

/** The user's aliases for templates of a remote service */
const aliases = z.preprocess(
  (given) => (typeof given === 'string' ? pairsIn(given) : given),
  z.record(z.string().regex(/^[^\s=,]+$/), text, {
    error: ({code}) =>
      code === 'invalid_key'
        ? 'an alias is one word, without = and commas'
        : 'give aliases and ids such as invoice=3d7ff67a-…',
  }),
);

/** Every setting by its name in the configuration files. Times come out in milliseconds. */
export const settingSchemas = {
  baseUrl: serviceUrl,
  apiKey: text,
  apiKeyFile: text,
  apiKeyCommand: text,
  auth: oneOf('x-auth', 'bearer'),
  dataDir: text,
  stateDir: text,
  template: text,
  templates: aliases,
  output: text.refine((path) => path !== '-', '- names no folder; write ./- for one that is called so'),
  format: oneOf('json', 'csv', 'both', 'ndjson', 'xlsx'),
  upload: oneOf('multipart', 'binary', 'base64'),
  concurrency: count,
  retries: wholeNumber(0),
  timeout: duration,
  connectTimeout: duration,
  jobTimeout: duration,
  host: text,
  port: wholeNumber(0, 65_535),
} as const;

export type SettingName = keyof typeof settingSchemas;
export type Settings = {[Name in SettingName]?: z.infer<(typeof settingSchemas)[Name]>};

/** `undefined` when it is not a list of pairs, so that the schema refuses it. */
function pairsIn(given: string): Record<string, string> | undefined {
  const pairs = given.split(',').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return {name: name.trim(), value: value.join('=').trim(), isPair: name !== '' && value.length > 0};
  });
  if (!pairs.every(({isPair}) => isPair)) return undefined;
  return Object.fromEntries(pairs.map(({name, value}) => [name, value]));
}

/** What is wrong with a setting: what is allowed, and the value that it has, unless this may hold a secret. */
export function complaintAbout(given: unknown, {error}: {error: z.ZodError}): string {
  const {message} = mustExist(error.issues[0], 'validation issue');
  const isShown = message.startsWith('give ') && isWord(given) && !/:\/\/|@/.test(String(given));
  return isShown ? `${message}, not ${JSON.stringify(given)}` : message;
}

function isWord(given: unknown): given is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof given) && String(given).length <= 60;
}

/** A value as a person spells it, such as a time, or the number that this is in a file. */
export function spelled(parse: (text: string) => number | undefined, message: string) {
  const text = z.union([z.number().min(0).transform(String), z.string()], {error: message});
  return text.transform((given, context) => {
    const value = parse(given);
    if (value !== undefined) return value;
    context.addIssue({code: 'custom', message});
    return z.NEVER;
  });
}

export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
  const error = `give a whole number ${range}`;
  return numeric(z.number({error}).int({error}).min(least, {error}).max(most, {error}), error);
}

/** A number, or its text, as in the environment. What else would become a number, such as `null` or blank, is refused. */
export function numeric(number: z.ZodNumber, error: string) {
  const text = z.string().trim().min(1, {error}).transform(Number);
  return z.union([z.number(), text], {error}).pipe(number);
}

export function oneOf<const Word extends string>(...words: readonly Word[]) {
  return z.enum(words, {error: `give one of ${words.join(', ')}`});
}

import {z} from 'zod';
import {recogniserNames} from '../../contract/extraction.js';
import {LanguageModelMode, LanguageModelSettings} from '../../engine/llm/settings.js';
import {defaultSettings, type Settings} from '../../service/settings/settings.js';
import {isDatabaseAddress} from './is-database-url.js';
import {parseDuration} from './duration.js';
import {numeric, oneOf, spelled, wholeNumber} from './setting-schemas.js';
import {parseSize} from './size.js';
import {mustExist} from '../../contract/must-exist.js';
import {namesIn} from '../../contract/records.js';

const duration = spelled(parseDuration, 'give a time such as 30s, 5m or 2h');
const size = spelled(parseSize, 'give a size such as 500MB or 4GiB');
const count = wholeNumber(1);
const countOrZero = wholeNumber(0);
const text = z.string().trim().min(1, 'is empty');
const yesOrNo = z.union([z.boolean(), z.stringbool()], {error: 'give true or false'});
const list = z.union([z.array(text), text.transform((all) => all.split(',').map((part) => part.trim()))]);
const model = LanguageModelSettings.shape;

const durations = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',') : given),
  z.array(duration, 'give times such as 5s,5m,30m').min(1, 'is empty'),
);

/** Checks only the form; opening the store reports other problems. */
const storeAddress = z.string().regex(/^s3:\/\/[a-z0-9]/, 'give an address such as s3://bucket/prefix');

interface Entry {
  schema: z.ZodType;
  what: string;
  /** Description of the default, unless `sets` gives it. */
  otherwise?: string;
  /** The corresponding service setting, if any. */
  sets?: keyof Settings;
  secret?: true;
}

/** It may hold a password: complaints do not repeat it. */
const databaseAddress = text.refine(
  isDatabaseAddress,
  'give an address such as postgres://user@host/name, special characters of a password as %40',
);

/** As it would be written. */
const defaultIn = (schema: z.ZodType): string => String(schema.parse(undefined));

/** As tesseract names them, joined by plus signs. */
const tesseractLanguages = z.string().regex(/^[a-z_]+(\+[a-z_]+)*$/i, 'give languages as ell or deu+eng');

/** Settings of the operator, in the configuration file or environment: `maxUpload` is `DOCEXTRACT_MAX_UPLOAD`. */
export const serviceSettings = {
  host: {schema: text, what: 'address to listen on', otherwise: '127.0.0.1'},
  port: {
    schema: wholeNumber(0, 65_535),
    what: 'port, 0 for any free one',
    otherwise: '8080',
  },
  dataDir: {schema: text, what: 'data directory', otherwise: 'the directory of the user'},
  files: {
    schema: storeAddress,
    what: 'where documents are stored, as s3://bucket/prefix',
    otherwise: 'in the data directory',
  },
  databaseUrl: {
    schema: databaseAddress,
    what: 'a database on PostgreSQL, as postgres://user@host/name',
    otherwise: 'SQLite in the data directory',
    secret: true,
  },
  workers: {
    schema: countOrZero,
    what: 'documents read at a time; 0 only takes requests in',
    otherwise: 'one per core and GiB of memory',
  },
  retention: {schema: duration, what: 'how long results are kept', otherwise: '24h'},
  studio: {schema: yesOrNo, what: 'whether the studio is served', otherwise: 'true'},
  logLevel: {
    schema: oneOf('debug', 'info', 'warn', 'error', 'silent'),
    what: 'what is logged',
    otherwise: 'info',
  },
  rateLimit: {schema: count, sets: 'requestsPerWindow', what: 'requests a key may make in 60 seconds'},
  waitingRequests: {schema: count, sets: 'waitingRequests', what: 'requests that may wait for a worker'},
  maxUpload: {schema: size, sets: 'uploadBytes', what: 'largest upload, archives included'},
  maxJsonBody: {schema: size, sets: 'jsonBodyBytes', what: 'largest JSON body, the document in it'},
  maxDocument: {schema: size, sets: 'documentBytes', what: 'largest single document'},
  maxFields: {schema: size, sets: 'fieldBytes', what: 'all of a request but its document'},
  maxFormFields: {schema: count, sets: 'formFields', what: 'fields of a form'},
  maxStaticValues: {schema: size, sets: 'staticValuesBytes', what: 'static values of a request'},
  maxPrompts: {schema: count, sets: 'promptFields', what: 'prompts of a request'},
  maxPages: {schema: count, sets: 'pagesPerDocument', what: 'pages of a document'},
  headTime: {schema: duration, sets: 'headMs', what: 'time for the head of a request to arrive'},
  uploadIdle: {schema: duration, sets: 'uploadIdleMs', what: 'an upload that sends nothing for so long ends'},
  uploadRate: {schema: size, sets: 'uploadBytesPerSecond', what: 'as does one that brings less a second'},
  uploadTime: {schema: duration, sets: 'uploadMs', what: 'time for a whole upload'},
  archiveEntries: {schema: count, sets: 'archiveEntries', what: 'documents in an archive'},
  archiveSize: {schema: size, sets: 'archiveBytes', what: 'what an archive may come to when unzipped'},
  archiveRatio: {schema: count, sets: 'archiveRatio', what: 'how far an archive may expand'},
  archiveRatioFloor: {
    schema: size,
    sets: 'archiveRatioFloorBytes',
    what: 'expansion that is fine at any ratio',
  },
  archiveAttempts: {
    schema: count,
    sets: 'archiveAttempts',
    what: 'attempts at an archive that finds no room on the disk',
  },
  documentTime: {schema: duration, sets: 'documentMs', what: 'time for a document, besides its pages'},
  countTime: {schema: duration, sets: 'countMs', what: 'time to count the pages of an upload'},
  pageTime: {schema: duration, sets: 'pageMs', what: 'time for each page'},
  strikes: {schema: count, sets: 'strikes', what: 'workers that one document may cost'},
  workerMemory: {
    schema: size,
    sets: 'workerBytes',
    what: 'a worker grown beyond is replaced',
    otherwise: '60% of memory among all workers, at most 1.5GiB',
  },
  unfinishedTime: {
    schema: duration,
    sets: 'unfinishedMs',
    what: 'a job that is not finished after so long is given up',
  },
  grace: {schema: duration, sets: 'graceMs', what: 'time to finish when the service stops'},
  leastFree: {schema: size, sets: 'leastFreeBytes', what: 'free room below which it is not ready'},
  webhookAllow: {
    schema: list,
    sets: 'webhookAllow',
    what: 'private addresses, networks, hosts for webhooks',
    otherwise: 'none',
  },
  webhookLoopback: {
    schema: yesOrNo,
    sets: 'webhookLoopback',
    what: 'whether webhooks may go to this machine',
    otherwise: 'if it listens on loopback alone',
  },
  webhookTimeout: {schema: duration, sets: 'webhookTimeoutMs', what: 'time for one delivery'},
  webhookConcurrency: {schema: count, sets: 'webhookConcurrency', what: 'deliveries under way at a time'},
  webhooksPerEndpoint: {schema: count, sets: 'webhooksPerEndpoint', what: 'of these to one endpoint'},
  webhookRetries: {schema: durations, sets: 'webhookRetriesMs', what: 'pauses between attempts'},
  attachments: {
    schema: oneOf('auto', 'never'),
    what: 'invoices attached to PDFs: read or left out',
    otherwise: 'auto',
  },
  ocr: {
    schema: oneOf(...recogniserNames),
    what: 'what reads scans; auto: tesseract for scripts ppocr does not know',
    otherwise: 'auto',
  },
  ocrLanguage: {
    schema: tesseractLanguages,
    what: 'languages of tesseract, such as ell or deu+eng',
    otherwise: 'eng, or by the script of the page',
  },
  llmMode: {
    schema: oneOf(...LanguageModelMode.options),
    what: 'ask a language model: off, assist or first',
    otherwise: 'off',
  },
  llmBaseUrl: {
    schema: z.url({protocol: /^https?$/, error: 'give a web address such as http://localhost:11434/v1'}),
    what: 'its address before /chat/completions',
    otherwise: 'none: needed with llmMode',
  },
  llmModel: {schema: model.model, what: 'its name', otherwise: 'none: needed with llmMode'},
  llmApiKey: {schema: model.apiKey, what: 'its key', otherwise: 'none', secret: true},
  llmVision: {schema: yesOrNo, what: 'whether it takes pictures', otherwise: defaultIn(model.vision)},
  llmTimeoutMs: {
    schema: numberLike(model.timeoutMs),
    what: 'milliseconds for one question',
    otherwise: defaultIn(model.timeoutMs),
  },
  llmDocumentTimeoutMs: {
    schema: numberLike(model.documentTimeoutMs),
    what: 'milliseconds for one document',
    otherwise: defaultIn(model.documentTimeoutMs),
  },
  llmRetries: {
    schema: numberLike(model.retries),
    what: 'further attempts',
    otherwise: defaultIn(model.retries),
  },
  llmAssistBelow: {
    schema: numberLike(model.assistBelow),
    what: 'assist: asked below this confidence',
    otherwise: defaultIn(model.assistBelow),
  },
  llmChunkTokens: {
    schema: numberLike(model.chunkTokens),
    what: 'tokens of a document in one question',
    otherwise: defaultIn(model.chunkTokens),
  },
  llmMaxChunks: {
    schema: numberLike(model.maxChunks),
    what: 'questions about one document',
    otherwise: defaultIn(model.maxChunks),
  },
} as const satisfies Record<string, Entry>;

export type ServiceSettingName = keyof typeof serviceSettings;
export const serviceSettingNames = namesIn(serviceSettings);
export type ServiceValues = {
  [Name in ServiceSettingName]?: z.output<(typeof serviceSettings)[Name]['schema']>;
};

/** The entry of a setting under its common type, with all optional properties. */
export function entryOf(name: ServiceSettingName): Entry {
  return serviceSettings[name];
}

/** `llmBaseUrl` is `DOCEXTRACT_LLM_BASE_URL`. */
export function serviceVariableOf(name: ServiceSettingName): string {
  return `DOCEXTRACT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/** Default of a setting, as it would be written; blank without one. */
export function defaultOf(name: ServiceSettingName): string {
  const {schema, sets, otherwise} = entryOf(name);
  if (otherwise !== undefined || sets === undefined) return otherwise ?? '';
  const value: unknown = defaultSettings[sets];
  if (Array.isArray(value)) return value.map((ms) => formatTime(Number(ms))).join(',');
  if (typeof value !== 'number') return String(value);
  if (schema === size) return formatSize(value);
  return schema === duration ? formatTime(value) : String(value);
}

function formatSize(bytes: number): string {
  const power = ['', 'KiB', 'MiB', 'GiB'].findLastIndex((_, index) => bytes % 1024 ** index === 0);
  return `${bytes / 1024 ** power}${['', 'KiB', 'MiB', 'GiB'][power]}`;
}

function formatTime(ms: number): string {
  const [unit, length] = mustExist(
    [['h', 3_600_000] as const, ['m', 60_000] as const, ['s', 1000] as const, ['ms', 1] as const].find(
      ([, length]) => ms % length === 0,
    ),
    'unit that divides the time',
  );
  return `${ms / length}${unit}`;
}

/** Such a number as the setting itself takes. */
function numberLike(setting: z.ZodDefault<z.ZodNumber>) {
  const number = setting.unwrap();
  const [least, most] = [number.minValue ?? 0, number.maxValue ?? Number.MAX_SAFE_INTEGER];
  if (number.isInt) return wholeNumber(least, most);
  const error = `give a number from ${least} to ${most}`;
  return numeric(z.number({error}).min(least, {error}).max(most, {error}), error);
}

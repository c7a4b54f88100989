import {readFile} from 'node:fs/promises';
import {dirname, resolve} from 'node:path';
import {readFailure} from '../../batch/files/cannot-read.js';
import {LanguageModelSettings} from '../../engine/llm/settings.js';
import type {Settings} from '../../service/settings/settings.js';
import type {ReadOptions} from '../../service/workers/channel.js';
import type {Io} from '../io.js';
import {
  entryOf,
  serviceSettingNames,
  type ServiceSettingName,
  serviceVariableOf,
  type ServiceValues,
} from './service-settings.js';
import {complaintAbout} from './setting-schemas.js';
import {isRecord} from '../../contract/records.js';

export interface ServiceConfiguration {
  values: ServiceValues;
  /** Where each value came from: a variable or the file. */
  origins: Partial<Record<ServiceSettingName, string>>;
  /** All problems, not only the first. Invalid values are left out. */
  complaints: string[];
}

/**
 * Precedence: flags, environment, file. The file is given, or named by `DOCEXTRACT_CONFIG`; otherwise there is none.
 */
export async function readServiceSettings(
  io: Pick<Io, 'env' | 'cwd'>,
  file?: string,
  flags: Readonly<Record<string, string | undefined>> = {},
): Promise<ServiceConfiguration> {
  const found: ServiceConfiguration = {values: {}, origins: {}, complaints: []};
  const named = file ?? io.env.DOCEXTRACT_CONFIG?.trim() ?? '';
  if (named !== '') await readFileInto(found, resolve(io.cwd, named));
  for (const name of serviceSettingNames) {
    const text = io.env[serviceVariableOf(name)]?.trim();
    if (text) take(found, {name, given: text, origin: serviceVariableOf(name), directory: io.cwd});
  }
  for (const [flag, given] of Object.entries(flags)) if (given !== undefined) takeFlag(found, flag, given);
  complainOfModel(found);
  complainOfRecogniser(found);
  return found;
}

/** The values that are settings of the service. */
export function settingsOf(values: ServiceValues): Partial<Settings> {
  const set = serviceSettingNames.flatMap((name) => {
    const {sets} = entryOf(name);
    return sets === undefined || values[name] === undefined ? [] : [[sets, values[name]] as const];
  });
  return Object.fromEntries(set);
}

/** The values that are read options. */
export function readOptionsOf(values: ServiceValues): ReadOptions {
  const {attachments, ocr, ocrLanguage, llmMode, llmModel, llmBaseUrl} = values;
  const reading: ReadOptions = {
    ...(attachments !== undefined && {attachments}),
    ...(ocr !== undefined && {recogniser: {engine: ocr, language: ocrLanguage}}),
  };
  if (llmMode === undefined || llmMode === 'off' || llmModel === undefined || llmBaseUrl === undefined)
    return reading;
  const {llmApiKey, llmVision, llmTimeoutMs, llmDocumentTimeoutMs} = values;
  const {llmRetries, llmAssistBelow, llmChunkTokens, llmMaxChunks} = values;
  const given: Record<keyof LanguageModelSettings, unknown> = {
    ...{mode: llmMode, model: llmModel, baseUrl: llmBaseUrl, apiKey: llmApiKey, vision: llmVision},
    ...{timeoutMs: llmTimeoutMs, documentTimeoutMs: llmDocumentTimeoutMs, retries: llmRetries},
    ...{assistBelow: llmAssistBelow, chunkTokens: llmChunkTokens, maxChunks: llmMaxChunks},
  };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {...reading, languageModel: LanguageModelSettings.parse(set)};
}

async function readFileInto(found: ServiceConfiguration, path: string): Promise<void> {
  const content = await readObject(path).catch((error: unknown) => {
    found.complaints.push(`${path}: ${complaintOf(error)}`);
    return {};
  });
  for (const [name, given] of Object.entries(content))
    if (isServiceSettingName(name))
      take(found, {name, given, origin: `${path}: ${name}`, directory: dirname(path)});
    else found.complaints.push(`${path}: there is no setting "${name}"`);
}

function complaintOf(error: unknown): string {
  const {reason, hint} = readFailure(error);
  return hint === undefined ? reason : `${reason} (${hint})`;
}

async function readObject(path: string): Promise<Record<string, unknown>> {
  const value: unknown = JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
  if (!isRecord(value)) throw new Error('it must hold a JSON object');
  return value;
}

interface Given {
  name: ServiceSettingName;
  given: unknown;
  origin: string;
  directory: string;
}

function take(
  {values, origins, complaints}: ServiceConfiguration,
  {name, given, origin, directory}: Given,
): void {
  const {schema, secret} = entryOf(name);
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    return void complaints.push(`${origin}: ${complaintAbout(secret ? undefined : given, parsed)}`);
  const value = name === 'dataDir' ? resolve(directory, String(parsed.data)) : parsed.data;
  Object.assign(values, {[name]: value});
  origins[name] = origin;
}

function complainOfModel({values, origins, complaints}: ServiceConfiguration): void {
  const {llmMode, llmModel, llmBaseUrl} = values;
  if (llmMode === undefined || llmMode === 'off') return;
  const complain = (name: 'llmModel' | 'llmBaseUrl', what: string) =>
    complaints.push(`${origins.llmMode}: is ${llmMode}, but ${serviceVariableOf(name)} names no ${what}`);
  if (llmModel === undefined) complain('llmModel', 'model');
  if (llmBaseUrl === undefined) complain('llmBaseUrl', 'address to send documents to');
}

function isServiceSettingName(name: string): name is ServiceSettingName {
  return serviceSettingNames.some((known) => known === name);
}

function complainOfRecogniser({values: {ocr, ocrLanguage}, origins, complaints}: ServiceConfiguration): void {
  if (ocrLanguage === undefined || ocr === 'tesseract') return;
  complaints.push(`${origins.ocrLanguage}: is for tesseract; set ${serviceVariableOf('ocr')} to tesseract`);
}

/** `--ocr-language` is the setting `ocrLanguage`. */
function takeFlag(found: ServiceConfiguration, flag: string, given: string): void {
  const name = flag.replace(/^--/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (isServiceSettingName(name)) take(found, {name, given, origin: flag, directory: '.'});
}

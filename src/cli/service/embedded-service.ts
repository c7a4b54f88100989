import {randomUUID} from 'node:crypto';
import {readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import type {Storage} from '../../storage/open.js';
import type {ReadOptions} from '../../service/workers/channel.js';
import type {Surroundings} from '../io.js';
import {builtInAccount, startLocalService} from './local-service.js';
import type {Talk} from '../terminal/talk.js';

export interface EmbeddedService {
  baseUrl: string;
  apiKey: string;
  /** Gives back unfinished work for the next command. */
  close(): Promise<void>;
}

/** Starts the service in this process, on a loopback port, with the settings of `serve`. */
export async function startEmbedded(
  dataDir: string,
  io: Surroundings,
  notices: Pick<Talk, 'info'>,
  builtInWords = 'no service is configured: using the built-in one',
): Promise<EmbeddedService> {
  const {url, service, storage, reading} = await startLocalService(dataDir, io, {
    // This command is the only caller: no rate limit is needed, and no studio.
    settings: {requestsPerWindow: 1_000_000},
    studio: false,
  });
  const close = async (): Promise<void> => {
    await service.stop(0);
    await storage.close();
  };
  try {
    const apiKey = await ownKey(storage);
    const words = modelWords(reading);
    notices.info(`${builtInWords}, its data in ${dataDir}${words}`);
    return {baseUrl: url, apiKey, close};
  } catch (error) {
    await close();
    throw error;
  }
}

/** Always states whether documents are sent to a language model. */
function modelWords({languageModel}: ReadOptions): string {
  if (languageModel === undefined) return '';
  const {model, baseUrl} = languageModel;
  return `; asking the language model ${model} at ${new URL(baseUrl).host}`;
}

/** The key in the data directory, created again when missing or revoked. */
async function ownKey({keys, dataDir}: Storage): Promise<string> {
  const path = join(dataDir, 'built-in.key');
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (kept !== '' && (await keys.find(kept)) !== undefined) return kept;
  const {key} = await keys.create({name: 'built-in service', account: builtInAccount});
  await keepSecret(path, key);
  return key;
}

/** Writes a secret atomically, mode 0600. */
async function keepSecret(path: string, secret: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, `${secret}\n`, {mode: 0o600, flag: 'wx'});
    await rename(temporary, path);
  } catch (cause) {
    throw new DocextractError('cannot_write', `${path} cannot be written`, {cause});
  }
}

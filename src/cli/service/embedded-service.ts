import {randomUUID} from 'node:crypto';
import {readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import type {Storage} from '../../storage/open.js';
import type {ReadOptions} from '../../service/workers/channel.js';
import {refuseComplaints} from '../config/check-service.js';
import type {Io} from '../io.js';
import {openDataDir} from './local-storage.js';
import {loadOptional} from './optional-package.js';
import type {Talk} from '../terminal/talk.js';
import {readVersion} from '../version.js';

export interface EmbeddedService {
  baseUrl: string;
  apiKey: string;
  /** Gives back unfinished work for the next command. */
  close(): Promise<void>;
}

/** One account for all keys of the built-in service, so that commands share jobs. */
const account = 'built-in';

/** Starts the service in this process, on a loopback port, with the settings of `serve`. */
export async function startEmbedded(dataDir: string, io: Io, talk: Talk): Promise<EmbeddedService> {
  const {readServiceSettings, readOptionsOf, settingsOf} = await import('../config/read-service-settings.js');
  const {values, complaints} = await readServiceSettings(io);
  refuseComplaints(complaints);
  const {createService} = await loadOptional(
    'the built-in service',
    () => import('../../service/service.js'),
  );
  const {listen} = await import('../../service/listen.js');
  const storage = await openDataDir(dataDir, {retentionMs: values.retention});
  try {
    const apiKey = await ownKey(storage);
    const service = await createService({
      storage,
      version: readVersion(),
      // This command is the only caller: no rate limit is needed.
      settings: {...settingsOf(values), requestsPerWindow: 1_000_000},
      workers: {count: values.workers === 0 ? undefined : values.workers, env: io.env},
      reading: readOptionsOf(values),
      studio: false,
    });
    const {url} = await listen(service, {host: '127.0.0.1', port: 0});
    talk.info(
      `no service is configured: using the built-in one, its data in ${dataDir}${modelWords(readOptionsOf(values))}`,
    );
    return {
      baseUrl: url,
      apiKey,
      close: async () => {
        await service.stop(0);
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
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
  const {key} = await keys.create({name: 'built-in service', account});
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

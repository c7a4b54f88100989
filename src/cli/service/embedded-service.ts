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
  /** Gives back what is not finished; the next command goes on with it. */
  close(): Promise<void>;
}

/** All keys of the built-in service are of one account: what one command submits, another may fetch. */
const account = 'built-in';

/**
 * Starts the service inside this process, over a data directory, on a port of the loopback interface, with the settings
 * that `serve` would have.
 */
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
      // The one caller is this command: nobody has to be protected from it, and nobody else reads its documents.
      settings: {...settingsOf(values), requestsPerWindow: 1_000_000},
      workers: {count: values.workers === 0 ? undefined : values.workers, env: io.env},
      reading: readOptionsOf(values),
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

/** Whether what is read goes to a model is nothing to keep quiet about. */
function modelWords({languageModel}: ReadOptions): string {
  if (languageModel === undefined) return '';
  const {model, baseUrl} = languageModel;
  return `; asking the language model ${model} at ${new URL(baseUrl).host}`;
}

/** The key kept in the data directory, made anew when it is missing or revoked. */
async function ownKey({keys, dataDir}: Storage): Promise<string> {
  const path = join(dataDir, 'built-in.key');
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (kept !== '' && (await keys.find(kept)) !== undefined) return kept;
  const {key} = await keys.create({name: 'built-in service', account});
  await keepSecret(path, key);
  return key;
}

/** Whole or not at all, and for the owner alone. */
async function keepSecret(path: string, secret: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, `${secret}\n`, {mode: 0o600, flag: 'wx'});
    await rename(temporary, path);
  } catch (cause) {
    throw new DocextractError('cannot_write', `${path} cannot be written`, {cause});
  }
}

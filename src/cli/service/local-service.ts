import type {Service, ServiceDependencies} from '../../service/service.js';
import type {ReadOptions} from '../../service/workers/channel.js';
import type {Storage} from '../../storage/open.js';
import {refuseComplaints} from '../config/check-service.js';
import type {Surroundings} from '../io.js';
import {readVersion} from '../version.js';
import {openDataDir} from './local-storage.js';
import {loadOptional} from './optional-package.js';

/** A service in this process, on a loopback port. The caller stops the service, then closes the storage. */
export interface LocalService {
  url: string;
  service: Service;
  storage: Storage;
  reading: ReadOptions;
}

export interface LocalServiceOptions extends Pick<ServiceDependencies, 'logger' | 'settings' | 'studio'> {
  /** Any free one by default. */
  port?: number;
}

/** One account for all keys of the built-in service, so that commands and the studio share jobs. */
export const builtInAccount = 'built-in';

/** Starts the service with the settings of `serve`. */
export async function startLocalService(
  dataDir: string,
  io: Surroundings,
  {port = 0, settings, ...options}: LocalServiceOptions,
): Promise<LocalService> {
  const {readServiceSettings, readOptionsOf, settingsOf} = await import('../config/read-service-settings.js');
  const {values, complaints} = await readServiceSettings(io);
  refuseComplaints(complaints);
  const {createService} = await loadOptional(
    'the built-in service',
    () => import('../../service/service.js'),
  );
  const {listen} = await import('../../service/listen.js');
  const reading = readOptionsOf(values);
  const storage = await openDataDir(dataDir, {
    retentionMs: values.retention,
    files: {address: values.files, variables: io.env},
    databaseUrl: values.databaseUrl,
  });
  try {
    const service = await createService({
      ...options,
      storage,
      reading,
      version: readVersion(),
      settings: {...settingsOf(values), ...settings},
      workers: {count: values.workers === 0 ? undefined : values.workers, env: io.env},
    });
    const {url} = await listen(service, {host: '127.0.0.1', port});
    return {url, service, storage, reading};
  } catch (error) {
    await storage.close();
    throw error;
  }
}

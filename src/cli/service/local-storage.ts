import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {makeFolder} from '../../batch/files/make-folder.js';
import {DocextractError} from '../../contract/errors.js';
import type {FilesPlace} from '../../storage/files/open-file-store.js';
import type {Storage, StorageOptions} from '../../storage/open.js';
import {directoriesOf} from '../config/directories.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import type {Context} from '../terminal/context.js';
import {loadOptional} from './optional-package.js';
import type {GlobalOptions} from '../terminal/talk.js';
import type {Surroundings} from '../io.js';
import {mustExist} from '../../contract/must-exist.js';

/** Where the local service has its data. */
interface Places {
  dataDir: string;
  files: FilesPlace;
  databaseUrl: string | undefined;
}

/** Runs `act` with the local service's storage. The service may be running. */
export async function withStorage<Result>(
  options: GlobalOptions,
  {io}: Context,
  act: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  return actOn(await configuredPlaces(options, io), act);
}

/** As `withStorage`, but throws `cannot_read` where no data are, and makes nothing there. */
export async function withExistingStorage<Result>(
  options: GlobalOptions,
  {io}: Context,
  act: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const places = await configuredPlaces(options, io);
  if (places.databaseUrl === undefined) requireData(places.dataDir);
  return actOn(places, act);
}

async function actOn<Result>(
  {dataDir, ...places}: Places,
  act: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openDataDir(dataDir, places);
  try {
    return await act(storage);
  } finally {
    await storage.close();
  }
}

function requireData(dataDir: string): void {
  if (existsSync(join(dataDir, 'docextract.db'))) return;
  throw new DocextractError(
    'cannot_read',
    `${dataDir} is no data directory: there is no docextract.db in it`,
    {
      hint: 'name the directory that the service is started with, by --data-dir',
    },
  );
}

/** The configured data directory of the local service, or the default one. */
export function dataDirOf({values}: ResolvedSettings, io: Surroundings): string {
  return values.dataDir ?? directoriesOf(io).data;
}

/**
 * Where the local service has its data: its directory, database and store of files. Refuses a remote service, and settings
 * that cannot be read: the database might be another than meant.
 */
export async function configuredPlaces(options: GlobalOptions, io: Surroundings): Promise<Places> {
  const settings = await resolveSettings({profile: options.profile, dataDir: options.dataDir}, io);
  refuseRemote(settings);
  const {readServiceSettings} = await import('../config/read-service-settings.js');
  const {refuseComplaints} = await import('../config/check-service.js');
  const {values, complaints} = await readServiceSettings(io);
  refuseComplaints(complaints);
  const files = {address: values.files, variables: io.env};
  return {dataDir: dataDirOf(settings, io), files, databaseUrl: values.databaseUrl};
}

/**
 * Opens a data directory, created if missing, with the starter templates, and cleans it up. Throws `missing_package` in
 * the thin installation.
 */
export async function openDataDir(
  dataDir: string,
  options: Pick<StorageOptions, 'retentionMs' | 'files' | 'databaseUrl' | 'onWait'>,
): Promise<Storage> {
  const {openStorage} = await loadOptional('the local service', () => import('../../storage/open.js'));
  const {starterTemplates} = await loadOptional(
    'the local service',
    () => import('../../service/templates/starters.js'),
  );
  await makeDataDir(dataDir);
  const storage = await openStorage({dataDir, starters: starterTemplates, ...options});
  await tidy(storage);
  return storage;
}

/** Cleanup may fail: the next command repeats it. */
async function tidy(storage: Storage): Promise<void> {
  try {
    await storage.tidy();
  } catch (error) {
    if (error instanceof DocextractError && error.code === 'unavailable') return;
    await storage.close();
    throw error;
  }
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
  } catch (cause) {
    throw new DocextractError('cannot_write', `the data directory ${dataDir} cannot be made`, {
      hint: 'name another one with --data-dir',
      cause,
    });
  }
}

/** Refuses when a remote service is configured, since the answer would be about the local one. */
function refuseRemote({values, origins}: ResolvedSettings): void {
  if (values.baseUrl === undefined || values.dataDir !== undefined) return;
  throw new DocextractError(
    'usage',
    `templates and keys of ${new URL(values.baseUrl).host} cannot be reached: the interface has no operation for them`,
    {
      hint:
        `name the data directory of the local service with --data-dir, or unset the address (from ${mustExist(origins.baseUrl, 'origin of the address').name}); ` +
        'an alias for a template there: docextract config set templates.NAME <id>',
    },
  );
}

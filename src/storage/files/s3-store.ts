import {setMaxListeners} from 'node:events';
import {copyFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {deleteObject, listObjects, putObject, streamObject} from '../s3/objects.js';
import {abortOldUploads, largestSinglePut, putInParts} from '../s3/multipart.js';
import type {S3Client} from '../s3/s3-client.js';
import {asStoreUnavailable, isNoSuchKey, S3Error} from '../s3/s3-error.js';
import {checksumIn, type FileIntegrity, integrityOf} from './checksums.js';
import {keyOfTemporary, newKey} from './data-directory-store.js';
import {asUnavailable} from './disk-errors.js';
import {type FileStore, requireFileKey, type StoredFile} from './file-store.js';
import {type Copy, openLocalCopies} from './local-copies.js';
import {mayStillBeNamed, orphanGraceMs} from './orphan-age.js';
import {type AtStorageCrashPoint, ignoreCrashPoint} from './storage-crash-points.js';
import {newUuidV7} from './uuid-v7.js';
import {openUploadQueue} from './upload-queue.js';
import {openWorkingFiles, writeWhole} from './working-files.js';

export interface S3FilesOptions {
  client: S3Client;
  dataDir: string;
  temporaryDir: () => Promise<string>;
  /** Throws `unavailable` unless the store is the one that belongs to this database. */
  requireOwnStore: () => Promise<void>;
  /** Throws `usage` for a copy of the database that the store belongs to. */
  refuseCopy: () => Promise<void>;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  at?: AtStorageCrashPoint;
}

/** Pages of a document are looked at one after the other; copies do not outlive the deletion elsewhere by more. */
const idleCopyMs = 5 * 60_000;
/** References of templates and documents that were just received. */
const idleCopyBytes = 256 * 1024 * 1024;
/** At a time. */
const mostUploads = 16;
const mostRemovals = 16;
/** The health check is asked for every few seconds, by each balancer. */
const checkedForMs = 5_000;
/** Readers of a check wait. */
const checkMs = 2_000;
/** A download that broke off, or brought other bytes. */
const mostDownloads = 4;

/**
 * Stores files as objects of an S3 store, and temporary ones on this machine. Documents pass through the temporary
 * directory, where their checksum is made, and are read through copies that are verified as they arrive.
 */
export function openS3Files(options: S3FilesOptions): FileStore {
  const {
    client,
    dataDir,
    temporaryDir,
    requireOwnStore,
    refuseCopy,
    clock = Date.now,
    at = ignoreCrashPoint,
  } = options;
  const {settings} = client;
  const working = openWorkingFiles(temporaryDir);
  const copies = openLocalCopies({idleMs: idleCopyMs, idleBytes: idleCopyBytes, letGo: working.letGo});
  const uploads = openUploadQueue(mostUploads);
  const closing = new AbortController();
  const {signal} = closing;
  // Each transfer under way listens to it.
  setMaxListeners(0, signal);
  /** Objects that the store would not delete; tried again by the sweep. */
  const unremoved = new Set<string>();
  let checked: {until: number; outcome: Promise<void>} | undefined;

  const failing = (error: unknown): unknown => asUnavailable(asStoreUnavailable(error, settings));
  const upload = async (key: string, {path, bytes}: Copy, sha256: string): Promise<void> => {
    const put = bytes > largestSinglePut ? putInParts : putObject;
    await put(client, {key, content: {path, bytes, sha256}, signal});
  };
  const fetch = async (key: string): Promise<Copy> => {
    for (let tries = 1; ; tries++) {
      const {path} = await working.claim();
      try {
        const {bytes, sha256} = await writeWhole(path, streamObject(client, {key, signal}), {
          maxBytes: Infinity,
          sync: false,
        });
        if (sha256 === (checksumIn(key) ?? sha256)) return {path, bytes};
        throw new S3Error('other bytes came than were stored', {code: damaged});
      } catch (error) {
        await rm(path, {force: true}).catch(() => undefined);
        working.letGo(path);
        // A refused request has been tried several times already; reading the rest of a body has not.
        const isWorthwhile = error instanceof S3Error && error.status === undefined;
        if (!isWorthwhile || tries >= mostDownloads || signal.aborted) throw error;
      }
    }
  };
  const conditionOf = async (error: unknown): Promise<FileIntegrity> => {
    if (error instanceof S3Error && error.code === damaged) return 'damaged';
    if (!isNoSuchKey(error)) throw failing(error);
    // Another bucket must not count as missing files.
    await requireOwnStore();
    return 'missing';
  };
  const isTemporary = (key: string): boolean => key.startsWith('temporary/');
  const open = async (key: string) => {
    requireFileKey(key);
    if (isTemporary(key)) return {path: join(dataDir, key), release: () => undefined};
    return copies
      .use(key, () => fetch(key))
      .catch(async (error: unknown) => {
        const condition = await conditionOf(error);
        const what = condition === 'missing' ? 'is gone' : 'is damaged, its checksum is wrong';
        throw new DocextractError('unreadable_document', `the stored file ${what}; submit it again.`);
      });
  };
  const removeOne = async (key: string): Promise<void> => {
    at('file.removing');
    requireFileKey(key);
    if (isTemporary(key)) {
      working.letGo(join(dataDir, key));
      return rm(join(dataDir, key), {force: true});
    }
    // A later upload would bring the object back.
    await uploads.end(key);
    await copies.drop(key);
    try {
      // A copy of the database names documents that are not its own.
      await requireOwnStore();
      await deleteObject(client, key, unremoved.has(key) ? 1 : undefined);
      unremoved.delete(key);
    } catch (error) {
      const isAway = error instanceof DocextractError && error.code === 'unavailable';
      if (!isAway && !(error instanceof S3Error)) throw error;
      unremoved.add(key);
    }
  };
  const store: FileStore = {
    isGuardedByLock: false,
    put: async (source, {maxBytes = Infinity, temporary = false, unsynced = temporary} = {}) => {
      const {id, path} = await working.claim(newUuidV7(clock()));
      let written: Omit<StoredFile, 'key'>;
      try {
        written = await writeWhole(path, source, {maxBytes, sync: false});
      } catch (error) {
        working.letGo(path);
        throw asUnavailable(error);
      }
      if (temporary) return {key: keyOfTemporary(dataDir, path), ...written};
      at('file.written');
      const key = newKey(id, written.sha256);
      const copy = {path, bytes: written.bytes};
      const {release} = copies.adopt(key, copy);
      const stored = uploads
        .add(key, () => upload(key, copy, written.sha256))
        .catch(async (error: unknown) => {
          await copies.drop(key);
          throw failing(error);
        })
        .finally(release);
      if (unsynced) stored.catch(() => undefined);
      else await stored.finally(() => uploads.end(key));
      at('file.kept');
      return {key, ...written};
    },
    sync: async (keys) => {
      await Promise.all(keys.map((key) => uploads.result(key))).catch((error: unknown) => {
        throw failing(error);
      });
    },
    open,
    mayBeNamed: (key) => mayStillBeNamed(key, clock()),
    inspect: async (key) => {
      requireFileKey(key);
      if (isTemporary(key)) return integrityOf(join(dataDir, key), undefined);
      try {
        if (copies.has(key)) {
          const file = await copies.use(key, () => fetch(key));
          const condition = await integrityOf(file.path, checksumIn(key)).finally(file.release);
          if (condition === 'whole') return condition;
          await copies.drop(key);
        }
        (await copies.use(key, () => fetch(key))).release();
        return 'whole';
      } catch (error) {
        return conditionOf(error);
      }
    },
    remove: async (keys) => {
      const left = [...[keys].flat()];
      const lane = async (): Promise<void> => {
        for (let key = left.pop(); key !== undefined; key = left.pop()) await removeOne(key);
      };
      await Promise.all(Array.from({length: Math.min(mostRemovals, left.length)}, lane));
    },
    list: async function* ({settled = false} = {}) {
      try {
        if (settled) {
          await requireOwnStore();
          await abortOldUploads(client, orphanGraceMs);
        }
        for await (const {key, ageMs} of listObjects(client, {under: 'kept/'}))
          if (keptKey.test(key) && (!settled || ageMs > orphanGraceMs)) yield key;
      } catch (error) {
        throw failing(error);
      }
    },
    copyTo: async (key, path) => {
      try {
        const file = await copies.use(key, () => fetch(key));
        await copyFile(file.path, path).finally(file.release);
        return true;
      } catch (error) {
        if ((await conditionOf(error)) === 'missing') return false;
        throw new DocextractError('unavailable', `The stored file ${key} is damaged: its checksum is wrong.`);
      }
    },
    sweepTemporary: async () => {
      await store.remove([...unremoved]);
      return working.sweep();
    },
    check: () => {
      if (checked !== undefined && performance.now() < checked.until) return checked.outcome;
      const outcome = lookAt(client).catch((error: unknown) => {
        throw failing(error);
      });
      outcome.catch(() => undefined);
      checked = {until: performance.now() + checkedForMs, outcome};
      return outcome;
    },
    requireOwn: refuseCopy,
    close: async () => {
      closing.abort();
      await uploads.close();
      await copies.close();
      await client.close();
    },
  };
  return store;
}

const damaged = 'OtherBytes';
const keptKey = /^kept\/[0-9a-f]\/[0-9a-f-]+$/;

async function lookAt(client: S3Client): Promise<void> {
  const reply = await client.send({
    ...{method: 'GET', query: {'list-type': '2', 'max-keys': '1', prefix: `${client.settings.prefix}kept/`}},
    ...{attempts: 1, timeoutMs: checkMs},
  });
  await reply.body.dump();
}

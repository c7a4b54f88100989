import {stat} from 'node:fs/promises';
import {DocextractError} from '../../contract/errors.js';
import type {ClaimedArchive} from '../../storage/jobs/archives.js';
import {withFile} from '../../storage/files/file-store.js';
import type {NewDocument} from '../../storage/jobs/insert-documents.js';
import type {ServiceContext} from '../context/context.js';
import {spaceCheckedFiles} from '../disk/space-checked-files.js';
import {collectWarnings} from './warnings.js';
import {requireIntact} from '../disk/require-intact.js';
import {surveyArchive} from './inspect-archive.js';
import {unzip} from './unzip.js';

/** Documents per batch of synced files and rows. */
const batch = 50;

export type UnzipContext = Pick<ServiceContext, 'storage' | 'settings' | 'log' | 'at' | 'diskSpace'>;

/**
 * Unpacks an archive into documents. Throws `unavailable` when the disk or database fails: the archive stays claimed
 * for another attempt. The archive is removed when all documents are on disk and in the database.
 */
export async function runArchive(
  {storage, settings, log, at, diskSpace}: UnzipContext,
  {archive, signal}: {archive: ClaimedArchive; signal: AbortSignal},
): Promise<void> {
  const {files, archives} = storage;
  const removeAll = (keys: string[] = []): Promise<void> => files.remove(keys);
  const add = async (documents: NewDocument[]): Promise<boolean> => {
    await diskSpace.require();
    await files.sync(filesOf(documents));
    at('archive.unzipped');
    return archives.add(archive, documents);
  };
  await removeAll(archive.leftovers);
  const warnings = collectWarnings();
  let documents: NewDocument[] = [];
  let remaining = 0;
  const letGo = diskSpace.keep(() => remaining);
  const written = (bytes: number): void => void (remaining -= bytes);
  const watched = spaceCheckedFiles(files, {diskSpace, written});
  try {
    await requireIntact(files, {key: archive.upload, what: 'the stored copy of the archive'});
    const isOurs = await withFile(files, archive.upload, async (path) => {
      const {size: bytes} = await stat(path);
      const unpacked = await surveyArchive(path, {bytes, settings});
      await diskSpace.require(unpacked);
      remaining = unpacked;
      const options = {files: watched, maxBytes: settings.documentBytes, signal, ignore: warnings.add};
      for await (const document of unzip(path, options)) {
        documents.push(document);
        if (documents.length < batch) continue;
        if (!(await add(documents))) return false;
        documents = [];
      }
      return add(documents);
    });
    if (!isOurs) return await removeAll(filesOf(documents));
  } catch (error) {
    await removeAll(filesOf(documents));
    if (signal.aborted) return archives.release(archive);
    if (error instanceof DocextractError && error.code === 'unavailable') throw error;
    if (!(error instanceof DocextractError)) log.error({err: error}, 'unzipping failed');
    return removeAll(await archives.finish(archive, {failure: failureOf(error), warnings: warnings.all()}));
  } finally {
    letGo();
  }
  await removeAll(await archives.finish(archive, {warnings: warnings.all()}));
}

function filesOf(documents: NewDocument[]): string[] {
  return documents.flatMap(({file}) => file ?? []);
}

function failureOf(error: unknown): {code: string; message: string} {
  if (error instanceof DocextractError) return {code: error.code, message: error.message};
  return {code: 'internal', message: 'The archive could not be unzipped.'};
}

import {stat} from 'node:fs/promises';
import {DocextractError} from '../../contract/errors.js';
import type {ClaimedArchive} from '../../storage/archives.js';
import type {NewDocument} from '../../storage/jobs.js';
import type {ServiceContext} from '../context.js';
import {surveyArchive} from './survey.js';
import {unzip} from './unzip.js';

/** Files are synced and rows are written a few at a time. */
const batch = 50;

/** Turns an archive into documents. The archive is removed when all of them are on disk and in the database. */
export async function runArchive(
  {storage, settings}: Pick<ServiceContext, 'storage' | 'settings'>,
  {archive, signal}: {archive: ClaimedArchive; signal: AbortSignal},
): Promise<void> {
  const {files, archives} = storage;
  const path = files.pathOf(archive.upload);
  const removeAll = async (keys: string[] = []): Promise<void> => {
    for (const key of keys) await files.remove(key);
  };
  const add = async (documents: NewDocument[]): Promise<boolean> => {
    await files.sync(documents.flatMap(({file}) => file ?? []));
    return archives.add(archive, documents);
  };
  await removeAll(archive.leftovers);
  try {
    const {size: bytes} = await stat(path);
    await surveyArchive(path, {bytes, settings});
    let documents: NewDocument[] = [];
    for await (const document of unzip(path, {files, maxBytes: settings.documentBytes, signal})) {
      documents.push(document);
      if (documents.length < batch) continue;
      if (!(await add(documents))) return;
      documents = [];
    }
    if (!(await add(documents))) return;
  } catch (error) {
    if (signal.aborted) return archives.release(archive);
    if (!(error instanceof DocextractError) || error.code === 'unavailable') throw error;
    return removeAll(await archives.finish(archive, {code: error.code, message: error.message}));
  }
  await removeAll(await archives.finish(archive));
}

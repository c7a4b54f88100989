import yauzl from 'yauzl';
import {DocextractError} from '../../contract/errors.js';
import type {Settings} from '../settings/settings.js';

/** `classify` decodes names. yauzl checks sizes while it reads an entry, so declared sizes can be trusted. */
export async function openArchive(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, {decodeStrings: false, validateEntrySizes: true, autoClose: true});
  } catch (cause) {
    throw damagedArchive(cause);
  }
}

/** The `unreadable_document` error for an archive that the ZIP reader cannot read. */
export function damagedArchive(cause: unknown): DocextractError {
  return new DocextractError('unreadable_document', 'The archive is damaged or incomplete.', {cause});
}

/**
 * Checks the directory of an archive for bombs before unpacking: too many entries, too much data, too high a ratio,
 * overlapping entries. Returns the total size.
 */
export async function surveyArchive(
  path: string,
  {bytes, settings}: {bytes: number; settings: Settings},
): Promise<number> {
  const archive = await openArchive(path);
  if (archive.entryCount > settings.archiveEntries) {
    archive.close();
    throw tooLarge(`has ${archive.entryCount} entries; ${settings.archiveEntries} are allowed`);
  }
  let packed = 0;
  let unpacked = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      packed += leastBytes(entry);
      unpacked += entry.uncompressedSize;
    }
  } catch (cause) {
    throw damagedArchive(cause);
  }
  if (packed > bytes) throw new DocextractError('unreadable_document', 'Entries of the archive overlap.');
  if (unpacked > settings.archiveBytes)
    throw tooLarge(`expands to ${unpacked} bytes; ${settings.archiveBytes} are allowed`);
  if (unpacked > Math.max(settings.archiveRatioFloorBytes, bytes * settings.archiveRatio))
    throw tooLarge(`of ${bytes} bytes expands to ${unpacked} bytes, which no archive of documents does`);
  return unpacked;
}

/** Least size of an entry in an archive: data, header and directory record (APPNOTE 4.3.7, 4.3.12). */
function leastBytes({compressedSize, fileNameRaw, extraFieldRaw, fileCommentRaw}: yauzl.Entry): number {
  const name = fileNameRaw.length;
  return compressedSize + 30 + name + 46 + name + extraFieldRaw.length + fileCommentRaw.length;
}

function tooLarge(what: string): DocextractError {
  return new DocextractError('too_large', `The archive ${what}.`);
}

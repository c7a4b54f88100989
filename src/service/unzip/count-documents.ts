import {DocextractError} from '../../contract/errors.js';
import type {Settings} from '../settings/settings.js';
import {classify} from './classify.js';
import {damagedArchive, openArchive} from './inspect-archive.js';

/** Number of documents by the archive's directory; 0 for an archive that will not be unzipped. */
export async function countDocuments(path: string, settings: Settings): Promise<number> {
  try {
    return await countEntries(path, settings);
  } catch (error) {
    if (error instanceof DocextractError) return 0;
    throw error;
  }
}

async function countEntries(path: string, {archiveEntries, documentBytes}: Settings): Promise<number> {
  const archive = await openArchive(path);
  if (archive.entryCount > archiveEntries) {
    archive.close();
    return 0;
  }
  const names = new Set<string>();
  try {
    for await (const entry of archive.eachEntry()) {
      const {name, ignored, refusal} = classify(entry, documentBytes);
      if (ignored === false && refusal === undefined) names.add(name);
    }
  } catch (cause) {
    throw damagedArchive(cause);
  }
  return names.size;
}

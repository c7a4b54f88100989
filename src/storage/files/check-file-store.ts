import {DocextractError} from '../../contract/errors.js';
import type {BucketFindings} from '../s3/bucket-checks.js';
import {refuseShared, requireClaimable} from './directory-owner.js';
import {type FilesPlace, loadS3, requireUsablePlace} from './open-file-store.js';
import {recordInDataDirectory, type StoreRecords} from './file-store-record.js';

/** Timeout of each reply of the store, in milliseconds: a person waits for the result of the check. */
const replyMs = 5_000;

/**
 * Tests the store of a database, or the one it would get, without assigning it. Returns `undefined` where files are,
 * and may stay, in the data directory.
 */
export async function checkFileStore(
  dataDir: string,
  place: FilesPlace,
  records: StoreRecords = recordInDataDirectory(dataDir),
): Promise<BucketFindings | undefined> {
  try {
    const record = await records.read();
    const address = place.address ?? record?.address;
    if (address === undefined) {
      await (records.isShared ? requireClaimable(dataDir, records) : refuseShared(dataDir));
      return undefined;
    }
    await requireUsablePlace(address, {dataDir, record, records});
    const s3 = await loadS3();
    const client = s3.openS3Client(s3.s3SettingsOf(address, place.variables), {replyMs});
    try {
      const found = await s3.checkBucket(client);
      if (found.problems.length > 0) return found;
      await s3.requireFree(client, {address, records});
      return found;
    } finally {
      await client.close();
    }
  } catch (error) {
    if (!(error instanceof DocextractError)) throw error;
    return {problems: [{message: error.message, hint: error.hint ?? ''}], warnings: []};
  }
}

import {createHash, type Hash} from 'node:crypto';
import {checksumIn} from '../files/checksums.js';
import {abortOldUploads, largestSinglePut, putInParts} from '../s3/multipart.js';
import {listObjects, putObject, streamObject} from '../s3/objects.js';
import type {S3Client} from '../s3/s3-client.js';
import {asStoreUnavailable, isNoSuchKey, S3Error} from '../s3/s3-error.js';
import type {FileTarget} from './file-target.js';

/** What comes may be cut short, or be changed on its way: it is read again before it counts as damaged. */
const mostReads = 3;
/** Parts of uploads that were interrupted so long ago are deleted. */
const abandonedMs = 3_600_000;

/** Files as objects of an S3 store. */
export function s3Target(client: S3Client): FileTarget {
  const failing = (error: unknown): never => {
    throw asStoreUnavailable(error, client.settings);
  };
  return {
    list: async function* () {
      try {
        await abortOldUploads(client, abandonedMs);
        for await (const {key} of listObjects(client, {under: 'kept/'})) yield key;
      } catch (error) {
        failing(error);
      }
    },
    write: async (key, content) => {
      const put = content.bytes > largestSinglePut ? putInParts : putObject;
      await put(client, {key, content}).catch(failing);
    },
    inspect: async (key, sha256) => {
      const expected = checksumIn(key) ?? sha256;
      for (let reads = 1; ; reads++) {
        try {
          const hash = await hashOf(client, key);
          if (expected === undefined || hash.digest('hex') === expected) return 'whole';
          if (reads >= mostReads) return 'damaged';
        } catch (error) {
          if (isNoSuchKey(error)) return 'missing';
          const isOfBody = error instanceof S3Error && error.status === undefined;
          if (!isOfBody || reads >= mostReads) failing(error);
        }
      }
    },
  };
}

async function hashOf(client: S3Client, key: string): Promise<Hash> {
  const hash = createHash('sha256');
  for await (const chunk of streamObject(client, {key})) hash.update(chunk);
  return hash;
}

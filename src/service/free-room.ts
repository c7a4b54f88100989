import {statfs} from 'node:fs/promises';
import {DocextractError} from '../contract/errors.js';
import type {ServiceContext} from './context.js';

/**
 * Throws `unavailable` when the disk of the data directory is about full: what is left is for the results of what has
 * been accepted.
 */
export async function requireRoom({
  storage,
  settings,
}: Pick<ServiceContext, 'storage' | 'settings'>): Promise<void> {
  const {bavail, bsize} = await statfs(storage.dataDir).catch((cause: unknown) => {
    throw new DocextractError('unavailable', 'The data directory is not there.', {
      cause,
      retryAfterSeconds: 30,
    });
  });
  if (bavail * bsize >= settings.leastFreeBytes) return;
  throw new DocextractError('unavailable', 'The disk is full.', {retryAfterSeconds: 30});
}

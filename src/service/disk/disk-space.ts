// disk: free space of the data directory, and checks of stored files before they are read.

import {statfs} from 'node:fs/promises';
import {DocextractError} from '../../contract/errors.js';
import type {Settings} from '../settings/settings.js';

/** Size and free space of the data directory's disk, in bytes. */
export interface Disk {
  free: number;
  total: number;
}

/** Reserves disk space of the data directory. */
export interface DiskSpace {
  /**
   * Throws unless this many bytes fit beside the reserve for results and reservations of others: `unavailable` when
   * they may later, `too_large` when the whole disk is smaller. Reservations of other accounts count for at most half
   * of the space, so that announced but unsent uploads cannot block others.
   */
  require(bytes?: number, account?: string): Promise<void>;
  /** Reserves space for the remaining bytes, until the returned function is called. */
  keep(remaining: () => number, account?: string): () => void;
  /** The whole disk, with what is free, reserved or not. Throws `unavailable` when it is not there. */
  look(): Promise<Disk>;
}

/** `look` throws when the directory is not there. */
export function createDiskSpace(
  look: () => Promise<Disk>,
  {leastFreeBytes}: Pick<Settings, 'leastFreeBytes'>,
): DiskSpace {
  const promises = new Set<{account: string | undefined; remaining: () => number}>();
  const keptFor = (isMeant: (account: string | undefined) => boolean): number =>
    [...promises].reduce((sum, {account, remaining}) => sum + (isMeant(account) ? remaining() : 0), 0);
  const disk = () =>
    look().catch((cause: unknown) => {
      throw new DocextractError('unavailable', 'The data directory is not there.', {
        cause,
        retryAfterSeconds: 30,
      });
    });
  return {
    require: async (bytes = 0, account) => {
      const {free, total} = await disk();
      if (free < leastFreeBytes) throw full(0);
      if (bytes === 0) return;
      if (bytes + leastFreeBytes > total) throw tooLarge(bytes);
      // Reservations matter to requests for space, not to health checks.
      const room = free - leastFreeBytes;
      const own = keptFor((other) => other === account);
      const others = keptFor((other) => other !== account);
      if (bytes > room - own - Math.min(others, room / 2)) throw full(bytes);
    },
    keep: (remaining, account) => {
      const promise = {account, remaining: () => Math.max(0, remaining() || 0)};
      promises.add(promise);
      return () => void promises.delete(promise);
    },
    look: disk,
  };
}

/**
 * Size and free space of the disk of a directory, in bytes. Rejects with the error of the system when the directory is
 * missing.
 */
export async function diskOf(directory: string): Promise<Disk> {
  const {bavail, blocks, bsize} = await statfs(directory);
  return {free: bavail * bsize, total: blocks * bsize};
}

/** Whether an error means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && noRoom.includes(String(at.code))) return true;
  return false;
}

/** EFBIG: the operator's limit on file size. */
const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'];

function full(bytes: number): DocextractError {
  const message = bytes === 0 ? 'The disk is full.' : `The disk has no room for ${bytes} bytes.`;
  const cause = Object.assign(new Error('less room than is kept free'), {code: 'ENOSPC'});
  return new DocextractError('unavailable', message, {cause, retryAfterSeconds: 30});
}

function tooLarge(bytes: number): DocextractError {
  return new DocextractError('too_large', `The disk of the service is smaller than ${bytes} bytes.`, {
    hint: 'Send the documents in several parts.',
  });
}

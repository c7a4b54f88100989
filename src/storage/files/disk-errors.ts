import {DocextractError, systemCodeOf} from '../../contract/errors.js';

const ofTheDisk = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE', 'EROFS', 'ENOENT'];

/** Turns an error of the disk into `unavailable`; returns any other error unchanged. */
export function asUnavailable(error: unknown): unknown {
  return ofTheDisk.includes(systemCodeOf(error) ?? '')
    ? diskUnavailable('The document cannot be stored.', error)
    : error;
}

/** An `unavailable` error for a failing disk, which asks callers to retry after 30 seconds. */
export function diskUnavailable(message: string, cause: unknown): DocextractError {
  return new DocextractError('unavailable', message, {
    cause,
    retryAfterSeconds: 30,
    hint: 'Check free space and permissions of the data directory.',
  });
}

import {DocextractError, systemCodeOf} from '../../contract/errors.js';

const ofTheDisk = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE', 'EROFS', 'ENOENT'];

/** `unavailable` for an error of the disk, any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  return ofTheDisk.includes(systemCodeOf(error) ?? '')
    ? diskUnavailable('The document cannot be stored.', error)
    : error;
}

export function diskUnavailable(message: string, cause: unknown): DocextractError {
  return new DocextractError('unavailable', message, {
    cause,
    retryAfterSeconds: 30,
    hint: 'Check free space and permissions of the data directory.',
  });
}

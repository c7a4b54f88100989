import {open} from 'node:fs/promises';
import {DocextractError, messageOf, systemCodeOf} from '../../contract/errors.js';

/** The error of a file or folder of the user that could not be read: which, why, and what to do. */
export function cannotRead(what: string, cause: unknown, kind: PathKind = 'file'): DocextractError {
  const {reason, hint} = readFailure(cause, kind);
  return new DocextractError('cannot_read', `${what} cannot be read: ${reason}`, {
    ...(hint !== undefined && {hint}),
    cause,
  });
}

/** Refuses a file of the user that cannot be read, before anything else is done with it. */
export async function ensureReadable(path: string): Promise<void> {
  try {
    const file = await open(path);
    await file.read(new Uint8Array(1), 0, 1, 0).finally(() => file.close());
  } catch (cause) {
    throw cannotRead(path, cause);
  }
}

export type PathKind = 'file' | 'folder';

/** Why a file or folder could not be read, without the call of the system, and what to do. */
export function readFailure(cause: unknown, kind: PathKind = 'file'): {reason: string; hint?: string} {
  switch (systemCodeOf(cause)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return {reason: `there is no such ${kind}`, hint: 'check the spelling of its path'};
    case 'EISDIR':
      return {reason: 'it is a folder', hint: 'name a file in it'};
    case 'EACCES':
    case 'EPERM':
      return {
        reason: 'its permissions do not let you',
        hint: `let this account read it, or name another ${kind}`,
      };
    default:
      return {reason: messageOf(cause).replace(/, \w+(?: '[^]*')?$/, '')};
  }
}

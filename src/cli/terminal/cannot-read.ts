import {open} from 'node:fs/promises';
import {DocextractError, messageOf} from '../../contract/errors.js';

/** The error of a file of the user that could not be read: which, why, and what to do. */
export function cannotRead(what: string, cause: unknown): DocextractError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const [reason, hint] = known[code] ?? [messageOf(cause), undefined];
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

const known: Partial<Record<string, readonly [reason: string, hint: string]>> = {
  ENOENT: ['there is no such file', 'check the spelling of its path'],
  ENOTDIR: ['there is no such file', 'check the spelling of its path'],
  EISDIR: ['it is a folder', 'name a file in it'],
  EACCES: ['its permissions do not let you', 'let this account read it, or name another file'],
};

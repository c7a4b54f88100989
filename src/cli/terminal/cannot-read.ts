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

const known: Partial<Record<string, readonly [reason: string, hint: string]>> = {
  ENOENT: ['there is no such file', 'check the spelling of its path'],
  ENOTDIR: ['there is no such file', 'check the spelling of its path'],
  EISDIR: ['it is a folder', 'name a file in it'],
  EACCES: ['its permissions do not let you', 'let this account read it, or name another file'],
};

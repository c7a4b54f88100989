import {DocextractError, messageOf, systemCodeOf} from '../../contract/errors.js';

/** The error of a file or folder that could not be written: which, why, and what to do. The path is in it once. */
export function cannotWrite(
  path: string,
  cause: unknown,
  hint = 'Check the folder, its permissions and the space left.',
): DocextractError {
  return new DocextractError('cannot_write', `cannot write ${path}: ${reasonOf(cause, path)}`, {hint, cause});
}

/** Without the call of the system and its path. */
function reasonOf(cause: unknown, path: string): string {
  const known = reasons[systemCodeOf(cause) ?? ''];
  if (known !== undefined) return known;
  return messageOf(cause)
    .replace(/, \w+ '[^]*'$/, '')
    .replace(`${path} is `, 'it is ');
}

const reasons: Partial<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EACCES: 'its permissions do not let you',
  EPERM: 'its permissions do not let you',
  EROFS: 'the disk can only be read',
  ENOSPC: 'no space is left on the disk',
};

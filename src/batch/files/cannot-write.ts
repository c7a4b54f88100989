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
  if (systemCodeOf(cause) === 'ENOTDIR') return 'a part of the path is a file, not a folder';
  return messageOf(cause)
    .replace(/, \w+ '[^]*'$/, '')
    .replace(`${path} is `, 'it is ');
}

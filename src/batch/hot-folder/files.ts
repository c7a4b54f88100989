import {globMatcher} from '../scan/glob-pattern.js';
import {cannotRead} from '../files/cannot-read.js';
import {walk} from '../files/walk.js';
import type {HotFolderOptions} from './hot-folder-options.js';

/** A file in a hot folder. */
export interface WatchedFile {
  /** Absolute. */
  path: string;
  /** Below the folder, with `/`. */
  relative: string;
}

/** Sub-folders of a hot folder that finished documents are moved to. */
export const finishedFolders = {done: 'done', failed: 'failed'} as const;

/**
 * The files waiting in a hot folder: not hidden ones, not those whose name marks an unfinished copy, not finished
 * ones. Names that are not UTF-8 are reported and left alone. Throws `cannot_read`.
 */
export async function filesIn(
  options: HotFolderOptions,
  onUnreadable: (name: string) => void = () => undefined,
): Promise<WatchedFile[]> {
  const {folder, output, recursive = true, includeNames, excludeNames} = options;
  const isIncluded = includeNames?.length ? globMatcher(includeNames) : () => true;
  const isExcluded = globMatcher(excludeNames ?? []);
  const files: WatchedFile[] = [];
  try {
    const leaveOut = [...Object.values(finishedFolders).map((name) => `${folder}/${name}`), output.directory];
    for await (const {location, relative} of walk(folder, {recursive, leaveOut, passOver: () => undefined}))
      if (!isBeingWritten(relative) && isIncluded(relative) && !isExcluded(relative)) {
        if (typeof location === 'string') files.push({path: location, relative});
        else onUnreadable(relative);
      }
  } catch (cause) {
    throw cannotRead(folder, cause, 'folder');
  }
  return files;
}

/** Names that browsers, synchronisers and copying programs give to unfinished files. */
function isBeingWritten(relative: string): boolean {
  return /\.(?:part|partial|filepart|crdownload|download|opdownload|tmp|temp|swp|!ut|!qb)$/i.test(relative);
}

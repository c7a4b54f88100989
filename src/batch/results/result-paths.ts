import {rmdir, stat} from 'node:fs/promises';
import {dirname, relative, sep} from 'node:path';
import {systemCodeOf} from '../../contract/errors.js';

/** `obstacle`: a folder, or a file where a folder is needed. Without the output directory, no other name would help. */
export async function inspectPath(path: string, directory: string): Promise<'nothing' | 'file' | 'obstacle'> {
  try {
    return (await stat(path)).isDirectory() ? 'obstacle' : 'file';
  } catch (error) {
    if (systemCodeOf(error) !== 'ENOTDIR') return 'nothing';
    const there = await stat(directory).catch(() => undefined);
    return there?.isDirectory() === true ? 'obstacle' : 'nothing';
  }
}

/** Files whose path would be inside another one: `a.png.json/b.png.json` beside `a.png.json`. */
export function filesNestedIn(files: string[], directory: string): Set<string> {
  const all = new Set(files);
  return new Set(files.filter((file) => [...foldersTo(file, directory)].some((folder) => all.has(folder))));
}

/** The folders a file is in, up to the directory itself. */
export function* foldersTo(file: string, directory: string): Generator<string> {
  const depth = relative(directory, file).split(sep).length;
  let folder = file;
  for (let level = 0; level < depth; level++) yield (folder = dirname(folder));
}

/** Folders that hold something else stay. */
export async function removeEmpty(folders: string[]): Promise<void> {
  for (const folder of folders) await rmdir(folder).catch(() => undefined);
}

import {isAbsolute, relative, sep} from 'node:path';

/** Whether a path is a folder or lies below it. Both are absolute and real: without symbolic links. */
export function isWithin(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

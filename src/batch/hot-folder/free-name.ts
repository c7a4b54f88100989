import {lstat} from 'node:fs/promises';
import {join} from 'node:path';

/** File systems allow 255 bytes; this leaves room for suffixes such as `.error.json` and `.1a2b3c4d.part`. */
const maxNameBytes = 255 - 32;

/**
 * A free name among `a/scan.pdf`, `a/scan-2.pdf`, … Of n taken names, log n are checked. Names too long for a suffix
 * are shortened.
 */
export async function freeName(name: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  const {folder, stem, extension} = partsOf(name);
  const numbered = (number: number) => {
    const ending = `${number === 1 ? '' : `-${number}`}${extension}`;
    return `${folder}${shorten(stem, maxNameBytes - Buffer.byteLength(ending))}${ending}`;
  };
  let [taken, free] = [0, 1];
  while (await isTaken(numbered(free))) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(numbered(middle))) taken = middle;
    else free = middle;
  }
  return numbered(free);
}

/** Whether the name is taken in a folder, also by a dangling link. */
export async function isThere(directory: string, name: string): Promise<boolean> {
  return lstat(join(directory, name)).then(
    () => true,
    () => false,
  );
}

function partsOf(name: string): {folder: string; stem: string; extension: string} {
  const start = name.lastIndexOf('/') + 1;
  const dot = name.lastIndexOf('.');
  const cut = dot > start && name.length - dot <= 10 ? dot : name.length;
  return {folder: name.slice(0, start), stem: name.slice(start, cut), extension: name.slice(cut)};
}

/** Cut to a number of UTF-8 bytes, never within a character. */
function shorten(text: string, bytes: number): string {
  const characters = [...text];
  while (Buffer.byteLength(characters.join('')) > bytes) characters.pop();
  return characters.join('');
}

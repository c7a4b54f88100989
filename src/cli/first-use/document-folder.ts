import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {kindOfName} from '../../contract/documents.js';

/** Directories without documents of the user: hidden ones, packages, and our results. */
const passedOver = /^(?:\..*|node_modules|docextract-results)$/;

/** Where documents seem to be, by their names: `.` or a folder one level below; `undefined` when nowhere. */
export async function guessDocumentFolder(cwd: string): Promise<string | undefined> {
  const entries = await readdir(cwd, {withFileTypes: true}).catch(() => []);
  if (entries.some((entry) => entry.isFile() && isDocument(entry.name))) return '.';
  for (const {name} of entries.filter((entry) => entry.isDirectory() && !passedOver.test(entry.name))) {
    const names = await readdir(join(cwd, name)).catch(() => []);
    if (names.some(isDocument)) return `./${name}`;
  }
  return undefined;
}

function isDocument(name: string): boolean {
  const kind = kindOfName(name);
  return kind !== undefined && kind !== 'zip';
}

import {stat} from 'node:fs/promises';
import type {Page} from '../page.js';

export type ReadDocument = (path: string) => AsyncIterable<Page>;

/**
 * The pages of each reference document. A file is read once in the life of the process, as long as it stays as it is
 * and is not pushed out by others.
 */
export async function readReferences(paths: string[], read: ReadDocument): Promise<Page[][]> {
  const references: Page[][] = [];
  for (const path of paths) references.push(await readOnce(path, read));
  return references;
}

const kept = new Map<string, Promise<Page[]>>();
/** Pages of words are small; their pictures are read from the file when they are needed. */
const mostKept = 64;

async function readOnce(path: string, read: ReadDocument): Promise<Page[]> {
  const {mtimeMs, size} = await stat(path);
  const key = `${path}\n${mtimeMs}\n${size}`;
  const pages = kept.get(key) ?? collect(read(path));
  kept.delete(key);
  kept.set(key, pages);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest);
  // A reading that failed or was cancelled must not be handed to the next document.
  pages.catch(() => kept.delete(key));
  return pages;
}

async function collect(pages: AsyncIterable<Page>): Promise<Page[]> {
  const all: Page[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

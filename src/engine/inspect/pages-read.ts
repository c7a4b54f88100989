import {existsSync} from 'node:fs';
import {readKeptPages} from '../kept-pages.js';
import type {Page} from '../page.js';
import {readPages, type ReadOptions} from '../read-pages.js';

/**
 * Number of pages that are kept. Pages of words are small; their pictures are read from the file when they are needed.
 */
const mostKept = 64;

/** Pages that this process has read, the least recently used first. */
const kept = new Map<string, {path: string; page: Promise<Page>}>();

/**
 * A page (from 1) of a document, read once for all who look at it. It is dropped when others push it out, or at the
 * next call after its file is gone. The file must not change under its path.
 */
export function pageOf(path: string, number: number, options: ReadOptions): Promise<Page> {
  forgetRemoved();
  const key = JSON.stringify([path, number, options.recogniser, options.textLayer]);
  const page = kept.get(key)?.page ?? readOne(path, number, options);
  keep(key, {path, page});
  // What failed or was aborted is not given to the next caller.
  page.catch(() => kept.delete(key));
  return page;
}

async function readOne(path: string, number: number, options: ReadOptions): Promise<Page> {
  const words = (await readKeptPages(path))?.[number - 1];
  if (words !== undefined) return words;
  for await (const page of readPages(path, {...options, only: number})) return page;
  throw new Error(`page ${number} was not read`);
}

function keep(key: string, entry: {path: string; page: Promise<Page>}): void {
  kept.delete(key);
  kept.set(key, entry);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest);
}

function forgetRemoved(): void {
  for (const [key, {path}] of kept) if (!existsSync(path)) kept.delete(key);
}

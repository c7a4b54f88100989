import {stat} from 'node:fs/promises';
import type {Page} from '../page.js';
import {registerOnce, type Register} from './geometry/page-registration.js';
import type {FieldRegion} from './regions/value-region.js';

/**
 * A reference document as read, and the regions of its fields, by the field as JSON: both are the same for every
 * document.
 */
export interface ReferenceDocument {
  pages: Page[];
  regions: Map<string, FieldRegion | undefined>;
  /** Registers pages with those of this document. */
  register: Register;
}

export function referenceDocument(pages: Page[]): ReferenceDocument {
  return {pages, regions: new Map(), register: registerOnce()};
}

export type ReadDocument = (path: string) => AsyncIterable<Page>;

/**
 * Reads the reference documents. A file is read once per process, as long as it does not change and is not pushed out
 * of the cache.
 */
export async function readReferences(paths: string[], read: ReadDocument): Promise<ReferenceDocument[]> {
  const references: ReferenceDocument[] = [];
  for (const path of paths) references.push(await readOnce(path, read));
  return references;
}

const kept = new Map<string, Promise<ReferenceDocument>>();
/** Documents in the cache. Pages of words are small; their pictures are read from the file when they are needed. */
const mostKept = 64;

async function readOnce(path: string, read: ReadDocument): Promise<ReferenceDocument> {
  const {mtimeMs, size} = await stat(path);
  const key = `${path}\n${mtimeMs}\n${size}`;
  const document = kept.get(key) ?? collect(read(path));
  kept.delete(key);
  kept.set(key, document);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest);
  // A reading that failed or was cancelled must not be handed to the next document.
  document.catch(() => kept.delete(key));
  return document;
}

async function collect(pages: AsyncIterable<Page>): Promise<ReferenceDocument> {
  const all: Page[] = [];
  for await (const page of pages) all.push(page);
  return referenceDocument(all);
}

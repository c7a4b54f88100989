// examples: corrected documents that are kept to teach their template, until they are deleted.

import {randomUUID} from 'node:crypto';
import type {Kysely, Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import type {KeptPages} from '../../contract/kept-pages.js';
import type {RightValue} from '../../contract/extraction.js';
import {mustExist} from '../../contract/must-exist.js';
import {checkpoint, write} from '../database/database.js';
import {jsonText, parseJsonText} from '../database/json-text.js';
import type {Tables} from '../database/tables.js';
import type {ExampleRow} from '../database/rows/template-rows.js';
import {requireStored, type FileStore} from '../files/file-store.js';
import {forgetReference} from './forget-reference.js';

export interface StoredExample {
  id: string;
  name: string;
  pages: number;
  /** File key of its pages as words. */
  pagesFile: string;
  /** File key of the document itself; absent unless its pictures are kept. */
  documentFile?: string;
  values: Record<string, RightValue>;
  /** Number of values that a reviewer changed. */
  corrected: number;
  /** Name of the key. */
  by: string;
  createdAt: number;
}

export interface NewExample extends Pick<StoredExample, 'name' | 'values' | 'corrected'> {
  templateId: string;
  documentId: string;
  pages: KeptPages;
  /** Content of the document, to keep its pictures. */
  document?: AsyncIterable<Uint8Array>;
  /** Id of the key. */
  by: string;
}

export interface ExampleStore {
  /** Oldest first. */
  list(templateId: string): Promise<StoredExample[]>;
  /** Keeps a document as an example. If it already is one, the new example replaces the old one. */
  keep(example: NewExample): Promise<StoredExample>;
  /**
   * Deletes an example with its files. Versions that learned from it, and jobs that wait with such a version, keep its
   * labels, lose its values, and get an empty reference document in its place. Throws `not_found`.
   */
  delete(templateId: string, id: string): Promise<void>;
}

export function exampleStore(
  db: Kysely<Tables>,
  {files, clock}: {files: FileStore; clock: () => number},
): ExampleStore {
  /** Removes the example that is meant and runs `andThen` in the same transaction. Returns whether there was one. */
  const remove = async <T>(
    templateId: string,
    isMeant: Meant,
    andThen: (trx: Transaction<Tables>) => Promise<T>,
  ): Promise<{isRemoved: boolean; made: T}> => {
    const {key: empty} = await files.put(bytesOf({docextract_pages: 1, pages: []}));
    const {unneeded, made} = await write(db, async (trx) => {
      requireStored(files, [empty]);
      const row = await deleteRow(trx, templateId, isMeant);
      const keys = row ? [row.pages_file, row.document_file].filter((key) => key !== null) : [];
      let isUsed = false;
      for (const key of keys) isUsed = (await forgetReference(trx, {templateId, key, by: empty})) || isUsed;
      return {unneeded: row && (isUsed ? keys : [...keys, empty]), made: await andThen(trx)};
    });
    await files.remove(unneeded ?? [empty]);
    // Deleted data stays in the write-ahead log until it is truncated.
    if (unneeded) await checkpoint(db);
    return {isRemoved: unneeded !== undefined, made};
  };
  const list = async (templateId: string, by: Kysely<Tables> = db): Promise<StoredExample[]> => {
    const rows = await by
      .selectFrom('examples')
      .innerJoin('keys', 'keys.id', 'examples.by')
      .selectAll('examples')
      .select('keys.name as key_name')
      .where('template_id', '=', templateId)
      .orderBy('examples.created_at')
      .orderBy('examples.id')
      .execute();
    return rows.map((row) => storedExample(row, row.key_name));
  };
  return {
    list: (templateId) => list(templateId),
    keep: async (example) => {
      const {templateId, documentId} = example;
      const {key} = await files.put(bytesOf(example.pages));
      const document = example.document && (await files.put(example.document)).key;
      const id = randomUUID();
      const row = {...rowOf(example, key), id, document_file: document ?? null, created_at: clock()};
      // Together with what is kept of it so far: when that fails, nothing is lost.
      const {made} = await remove(templateId, {documentId}, async (trx) => {
        requireStored(files, [key, ...(document ? [document] : [])]);
        await trx.insertInto('examples').values(row).execute();
        // Another process may replace the example as soon as this is stored.
        return (await list(templateId, trx)).find((one) => one.id === id);
      });
      return mustExist(made, 'example that was kept');
    },
    delete: async (templateId, id) => {
      const {isRemoved} = await remove(templateId, {id}, () => Promise.resolve());
      if (!isRemoved) throw notFound(id);
    },
  };
}

type Meant = {id: string} | {documentId: string};

function deleteRow(
  trx: Transaction<Tables>,
  templateId: string,
  meant: Meant,
): Promise<Pick<ExampleRow, 'pages_file' | 'document_file'> | undefined> {
  return trx
    .deleteFrom('examples')
    .where('template_id', '=', templateId)
    .where('id' in meant ? 'id' : 'document_id', '=', 'id' in meant ? meant.id : meant.documentId)
    .returning(['pages_file', 'document_file'])
    .executeTakeFirst();
}

function rowOf({templateId, documentId, name, pages, values, corrected, by}: NewExample, pagesFile: string) {
  return {
    template_id: templateId,
    document_id: documentId,
    ...{name, corrected, by},
    pages: pages.pages.length,
    pages_file: pagesFile,
    right_values: jsonText(values),
  };
}

function storedExample(row: ExampleRow, by: string): StoredExample {
  return {
    ...{id: row.id, name: row.name, pages: row.pages, corrected: row.corrected},
    pagesFile: row.pages_file,
    ...(row.document_file !== null && {documentFile: row.document_file}),
    values: parseJsonText(row.right_values),
    by: by || row.by,
    createdAt: row.created_at,
  };
}

async function* bytesOf(pages: KeptPages): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(JSON.stringify(pages)));
}

function notFound(id: string): DocextractError {
  return new DocextractError('not_found', `The template has no example ${id}.`, {
    hint: 'Look at the list of its examples again.',
  });
}

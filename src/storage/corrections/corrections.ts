import type {Kysely, SelectQueryBuilder, Transaction} from 'kysely';
import {jsonText, parseJsonText} from '../database/json-text.js';
import type {Tables} from '../database/tables.js';
import type {Correction} from './apply-corrections.js';

/** A stored correction. */
export interface StoredCorrection extends Correction {
  /** Name of the key, or its id. */
  by: string;
  at: number;
}

/** The new correction of a field; `undefined` takes the earlier one back. */
export type CorrectionChange = Correction | undefined;

/** Corrections by document and field. */
export type CorrectionsByDocument = Map<string, Map<string, StoredCorrection>>;

/** The stored corrections of these documents. A document without corrections has no entry in the map. */
export async function correctionsOf(
  db: Kysely<Tables>,
  documentIds: string[],
): Promise<CorrectionsByDocument> {
  const byDocument: CorrectionsByDocument = new Map();
  if (documentIds.length === 0) return byDocument;
  const rows = await db
    .selectFrom('corrections')
    .leftJoin('keys', 'keys.id', 'corrections.by')
    .selectAll('corrections')
    .select('keys.name')
    .where('document_id', 'in', documentIds)
    .execute();
  for (const {document_id, field, value, page, box, by, at, name} of rows) {
    const fields = byDocument.get(document_id) ?? new Map<string, StoredCorrection>();
    byDocument.set(document_id, fields);
    fields.set(field, {
      value: value === null ? undefined : parseJsonText(value),
      page: page ?? undefined,
      box: box === null ? undefined : parseJsonText(box),
      by: name === null || name === '' ? by : name,
      at,
    });
  }
  return byDocument;
}

interface Writing {
  documentId: string;
  changes: Map<string, CorrectionChange>;
  /** Id of the key. */
  by: string;
  now: number;
}

/** Stores the changes in place of earlier corrections of the same fields; a change of `undefined` only deletes. */
export async function writeCorrections(
  trx: Transaction<Tables>,
  {documentId, changes, by, now}: Writing,
): Promise<void> {
  const fields = [...changes.keys()];
  if (fields.length === 0) return;
  await trx
    .deleteFrom('corrections')
    .where('document_id', '=', documentId)
    .where('field', 'in', fields)
    .execute();
  for (const [field, change] of changes) {
    if (change === undefined) continue;
    const {value, page, box} = change;
    await trx
      .insertInto('corrections')
      .values({
        ...{document_id: documentId, field, by, at: now},
        value: value === undefined ? null : jsonText(value),
        page: page ?? null,
        box: box === undefined ? null : jsonText(box),
      })
      .execute();
  }
}

/** Deletes the corrections of these documents; they must go before their documents do. */
export async function deleteCorrections(
  trx: Transaction<Tables>,
  documents: SelectQueryBuilder<Tables, 'documents', {id: string}>,
): Promise<void> {
  await trx.deleteFrom('corrections').where('document_id', 'in', documents).execute();
}

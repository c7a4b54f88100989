import type {FieldType} from '../../../contract/fields.js';
import {conceptOf, type ConceptQuery} from '../../query/meaning/concept-query.js';
import {wordsOfName} from '../../query/meaning/field-concept.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import {concepts, type ConceptName} from '../../knowledge/concepts/concepts.js';
import {squash} from '../../values/fold.js';
import {columnConcepts} from '../headers/header-column.js';

/** A column of the request, parsed. */
export interface ColumnQuery {
  name: string;
  type: FieldType;
  concept?: ConceptName;
  labels: string[];
  /** The texts that describe it: its name and its prompt. */
  wordings: string[];
}

/** The parsed columns of a table field; without columns, the usual ones of an invoice. */
export function columnsFor(query: ConceptQuery): ColumnQuery[] {
  const columns = 'columns' in query.field ? (query.field.columns ?? []) : [];
  if (columns.length === 0) return usualColumns;
  return columns.map((column) => {
    const concept = inTable(titleConcept(column.name) ?? conceptOf(column, 'table'));
    const type = column.type ?? (concept && concepts[concept].type) ?? 'text';
    return {
      name: column.name,
      type,
      ...(concept && {concept}),
      labels: [column.name, ...(column.labels ?? [])].map(squash),
      wordings: [wordsOfName(column.name), column.prompt ?? ''].filter((text) => text !== ''),
    };
  });
}

/** The usual columns of an invoice. */
export const usualColumns: ColumnQuery[] = (
  ['description', 'quantity', 'unit_price', 'line_amount'] as const
).map((name) => ({
  name,
  type: concepts[name].type,
  concept: name,
  labels: [],
  wordings: [wordsOfName(name)],
}));

/** The concept of a name that tables print as a column title; the first of several. */
function titleConcept(name: string): ConceptName | undefined {
  const meanings = knownLabels().exact(squash(name));
  return meanings && columnConcepts.find((concept) => meanings.has(concept));
}

/** The concept of a column in a table, where a total is the amount of a line. */
function inTable(concept: ConceptName | undefined): ConceptName | undefined {
  return concept === 'grand_total' || concept === 'net_total' || concept === 'subtotal'
    ? 'line_amount'
    : concept;
}

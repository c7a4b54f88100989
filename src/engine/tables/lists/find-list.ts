// lists: answers requests for all of something by rows or columns of tables or by enumerations; single cells.

import type {ExtractedField, FieldValue} from '../../../contract/extraction.js';
import {unionOf} from '../../box.js';
import type {ConceptQuery} from '../../query/meaning/concept-query.js';
import {wordsOfName} from '../../query/meaning/field-concept.js';
import {valuesIn} from '../../labelled-values/untyped-values.js';
import type {ReadDocument} from '../headers/read-document.js';
import {fractionOf, notFound} from '../../scoring/field-result.js';
import {queryTermsOf} from '../../query/meaning/query-terms.js';
import {titledTables} from '../structure/titled-tables.js';
import {answerTable} from '../line-items/answer-table.js';
import {isFigure} from '../structure/figure-columns.js';
import type {Table, TableRow} from '../structure/table.js';
import {enumerated} from './enumerated.js';
import {columnsNamedIn} from './named-columns.js';
import {leastFit} from './matched-column.js';
import {isProbable} from '../../probable.js';
import {tableConfidence} from '../line-items/table-confidence.js';
import {choiceOf, type TableChoice} from './table-choice.js';

/**
 * Answers a query for all of something with an array: rows with the columns that the request names; the values of one
 * column; rows by column titles if the request names a whole table; or the things behind or below a label. Line items
 * come as `description`, `quantity`, `unit_price`, `line_amount`. A whole table that the request does not name is no
 * answer to a query for names.
 */
export function findList(query: ConceptQuery, document: ReadDocument): ExtractedField {
  const requested = withNamedColumns(query, document);
  if (requested !== undefined) return requested;
  const tables = titledTables(document);
  const [best] = tables
    .map((table) => ({table, ...choiceOf(query, table)}))
    .filter(({fit}) => isProbable(fit))
    .sort((a, b) => b.fit - a.fit);
  if (best !== undefined && isColumnOfCodes(best))
    return fromTable(best.table, best.columns, {query, document, fit: best.fit});
  const main = mainTable(tables);
  const items = query.isOfItems ? answerTable({...query, type: 'table'}, document) : notFound;
  if (isFilled(items) && (main === undefined || tellsAll(items, main, query))) return items;
  if (query.isOfItems && main !== undefined)
    return wholeOf(main, {query, document, fit: best?.fit ?? leastFit});
  if (best !== undefined) return fromTable(best.table, best.columns, {query, document, fit: best.fit});
  const named = enumerated(query, document);
  const isOfNames = query.type === 'name';
  if (isFilled(named) || isOfNames || main === undefined || tables.length > 1) return named;
  return wholeOf(main, {query, document, fit: leastFit});
}

/** Rows with the columns that the request names, by these names; `undefined` if no table has them. */
function withNamedColumns(query: ConceptQuery, document: ReadDocument): ExtractedField | undefined {
  const names = columnsNamedIn(query.field.prompt ?? '');
  if (names.length < 2) return undefined;
  const columns = names.map((name) => ({name}));
  const found = answerTable({...query, type: 'table', field: {...query.field, columns}}, document);
  return isFilled(found) ? found : undefined;
}

/**
 * Whether the only column chosen holds numbers or codes. Then its values are the answer; a column of words names
 * things whose whole rows are meant.
 */
function isColumnOfCodes({table, columns}: TableChoice & {table: Table}): boolean {
  const [only] = columns;
  if (columns.length !== 1 || only === undefined) return false;
  return table.rows.every(({cells}) => cells[only] === '' || isFigure(cells[only]!));
}

/** The table with clearly the most rows: twice those of the next one. */
function mainTable(tables: Table[]): Table | undefined {
  const [first, second] = [...tables].sort((a, b) => b.rows.length - a.rows.length);
  if (first === undefined || first.rows.length < 2) return undefined;
  return second === undefined || first.rows.length >= 2 * second.rows.length ? first : undefined;
}

/**
 * Whether line items answer for the main table: they have quantities or prices and most of its rows, and bookings
 * are not asked for. Other tables have columns that line items leave out.
 */
function tellsAll({value}: ExtractedField, main: Table, {field}: ConceptQuery): boolean {
  const isOfBookings = queryTermsOf(`${wordsOfName(field.name)} ${field.prompt ?? ''}`).some(
    ({key}) => key === 'theme transaction',
  );
  const rows = value as Record<string, FieldValue>[];
  const isSaid = (name: string) => rows.some((row) => row[name] !== null && row[name] !== undefined);
  const isOfTrade = isSaid('quantity') || isSaid('unit_price');
  return !isOfBookings && isOfTrade && rows.length > main.rows.length / 2;
}

function isFilled({value}: ExtractedField): boolean {
  return Array.isArray(value) && value.length > 0;
}

interface ListReading {
  query: ConceptQuery;
  document: ReadDocument;
  fit: number;
}

function wholeOf(table: Table, reading: ListReading): ExtractedField {
  return fromTable(
    table,
    table.columns.map((_, at) => at),
    reading,
  );
}

function fromTable(table: Table, columns: number[], {query, document, fit}: ListReading): ExtractedField {
  const [only] = columns;
  const rows = table.rows.filter(({cells}) => columns.some((at) => cells[at] !== ''));
  const value =
    columns.length === 1 && only !== undefined
      ? rows.flatMap(({cells}) => (cells[only] === '' ? [] : [valueOf(cells[only]!, query, document)]))
      : rows.map((row) => rowOf(row, {table, columns, query, document}));
  if (value.length === 0) return {...notFound, value: []};
  const lines = [...table.header, ...rows.flatMap((row) => row.lines)];
  const onPage = lines.filter(({page}) => page === table.page);
  return {
    value,
    confidence: tableConfidence(fit),
    route: 'table',
    page: table.page.number,
    box: fractionOf(unionOf(onPage.map(({box}) => box)), table.page),
    raw: rows.map((row) => row.lines.map(({text}) => text).join(' ')).join('\n'),
    source: rows[0]!.lines[0]!.source,
  };
}

function rowOf(
  {cells}: TableRow,
  {
    table,
    columns,
    query,
    document,
  }: {table: Table; columns: number[]; query: ConceptQuery; document: ReadDocument},
): FieldValue {
  return Object.fromEntries(
    columns.map((at) => [
      table.columns[at]!.title || `column ${at + 1}`,
      cells[at] === '' ? null : valueOf(cells[at]!, {...query, type: 'text', isOpen: true}, document),
    ]),
  );
}

/** The value in a cell; its whole text if there is none or more than one. */
function valueOf(text: string, query: ConceptQuery, {view}: ReadDocument): FieldValue {
  const hits = valuesIn(query, text, view.numberLocale);
  return hits.length === 1 ? hits[0]!.value : text;
}

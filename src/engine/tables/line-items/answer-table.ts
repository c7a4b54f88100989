// line-items: the line items of papers of trade: description, quantity, price and amount, checked by arithmetic.

import {tableConfidence} from './table-confidence.js';
import {unionOf} from '../../box.js';
import type {ExtractedField, FieldValue} from '../../../contract/extraction.js';
import type {ConceptQuery} from '../../query/meaning/concept-query.js';
import type {ReadDocument} from '../headers/read-document.js';
import {fractionOf, notFound} from '../../scoring/field-result.js';
import {columnsFor, type ColumnQuery} from './requested-columns.js';
import {withEmbeddedQuantities} from './embedded-quantity.js';
import {findRecords} from '../lists/find-records.js';
import {itemConcepts} from '../headers/header-column.js';
import {hasConcept, type Item} from '../structure/item.js';
import {itemsUnder} from '../structure/items-below-header.js';
import {withInferredQuantities} from './inferred-quantities.js';
import {withProvenRoles} from './column-roles.js';
import {summedItems} from './items-by-sum.js';
import {withoutSums} from './without-sums.js';
import {tableViewOf} from '../headers/view-without-sidebars.js';
import {firstHeaderlessTable} from '../headers/headerless-tables.js';
import {isNear, multiplyDecimals} from '../../values/decimal.js';
import {valueOfCell, type TableContext} from './cell-value.js';
import {descriptionLayoutOf} from './item-description.js';

/**
 * The rows of a table with the requested columns, over all its pages. If the columns are those of line items, these
 * are found, unless a table of any kind is clearly fuller.
 */
export function answerTable(query: ConceptQuery, document: ReadDocument): ExtractedField {
  const asked = columnsFor(query);
  const records = findRecords(asked, document);
  if (records !== undefined && !isOfTrade(asked)) return records;
  const items = findItems(asked, document);
  return records !== undefined && isFuller(fillingOf(records), fillingOf(items)) ? records : items;
}

/** Whether the records have as many rows and columns or more, and leave fewer cells of these empty. */
function isFuller(records: Filling, items: Filling): boolean {
  return records.columns >= items.columns && records.rows >= items.rows && records.share > items.share;
}

interface Filling {
  rows: number;
  columns: number;
  share: number;
}

/** The number of rows, of columns with any value, and the share of filled cells in these columns. */
function fillingOf(field: ExtractedField | undefined): Filling {
  const rows = Array.isArray(field?.value) ? field.value.map((row) => Object.values(row as Row)) : [];
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at]));
  const used = columns.filter((column) => column.some((cell) => cell !== null));
  const filled = used.flat().filter((cell) => cell !== null);
  return {
    rows: rows.length,
    columns: used.length,
    share: used.length === 0 ? 0 : filled.length / used.flat().length,
  };
}

/** Whether all requested columns are those of line items, one of them quantity or price. */
function isOfTrade(asked: ColumnQuery[]): boolean {
  return (
    asked.every(({concept}) => concept !== undefined && itemConcepts.includes(concept)) &&
    asked.some(({concept}) => concept === 'quantity' || concept === 'unit_price')
  );
}

/** Line items with the requested columns. */
function findItems(asked: ColumnQuery[], document: ReadDocument): ExtractedField {
  const {numberLocale} = document.view;
  const items = itemsFor(asked, document);
  const layout = descriptionLayoutOf(items);
  const rows = withoutNameless(
    items.map((item) => rowOf(item, asked, {numberLocale, layout})).filter(hasContent),
    asked,
  );
  const [first] = items;
  if (rows.length === 0 || first === undefined) return {...notFound, value: []};
  const onPage = items.filter((item) => item.page === first.page);
  return {
    value: rows,
    confidence: tableConfidence(provenShare(rows)),
    route: 'table',
    page: first.page.number,
    box: fractionOf(unionOf(onPage.flatMap((item) => item.lines.map((line) => line.box))), first.page),
    raw: items.map((item) => item.lines.map((line) => line.text).join(' ')).join('\n'),
    source: first.lines[0]!.source,
  };
}

/** The items below all headers that have the requested columns. */
export function itemsFor(asked: ColumnQuery[], whole: ReadDocument): Item[] {
  const document = tableViewOf(whole);
  const fitting = document.headers.filter(({columns}) =>
    fits(
      asked,
      columns.flatMap(({concepts}) => [...concepts.keys()]),
    ),
  );
  // If some headers have prices, a list without prices is of what was ordered or sent, not of what is to be paid.
  const priced = fitting.filter(({columns}) =>
    columns.some((column) => hasConcept(column, 'unit_price') || hasConcept(column, 'line_amount')),
  );
  const headers = priced.length > 0 ? priced : fitting;
  const {numberLocale} = document.view;
  const items = headers.flatMap((header) => {
    const proven = withProvenRoles(itemsUnder(header, document), header.columns, numberLocale);
    return withInferredQuantities(withEmbeddedQuantities(proven, numberLocale), header.columns, numberLocale);
  });
  return withoutSums(items.length > 0 ? items : untitledItems(asked, document), numberLocale);
}

/** Items of a list without titles, found by the arithmetic of their numbers or by their sum. */
function untitledItems(asked: ColumnQuery[], document: ReadDocument): Item[] {
  if (!fits(asked, ['description', 'line_amount'])) return [];
  const multiplied = firstHeaderlessTable(document).flatMap((header) => {
    const items = itemsUnder(header, document);
    const proven = withProvenRoles(items, header.columns, document.view.numberLocale);
    return proven === items ? [] : withInferredQuantities(proven, header.columns, document.view.numberLocale);
  });
  return multiplied.length > 0 ? multiplied : summedItems(document);
}

/** Whether a header has a description and two of the requested columns. A header of tax rates has no description. */
function fits(asked: ColumnQuery[], titles: string[]): boolean {
  const wanted = asked.filter((column) => column.concept !== undefined && titles.includes(column.concept));
  return wanted.length >= Math.min(2, asked.length) && titles.includes('description');
}

type Row = Record<string, FieldValue>;

function rowOf(item: Item, asked: ColumnQuery[], context: TableContext): Row {
  return Object.fromEntries(asked.map((column) => [column.name, valueOfCell(column, item, context)]));
}

/** Whether a row has at least two filled cells, or its only one. */
function hasContent(row: Row): boolean {
  const filled = Object.values(row).filter((value) => value !== null).length;
  return filled >= Math.min(2, Object.keys(row).length);
}

/** Drops rows without name and price if most rows have a name: they are sums. */
function withoutNameless(rows: Row[], asked: ColumnQuery[]): Row[] {
  const name = asked.find(({concept}) => concept === 'description')?.name;
  const price = asked.find(({concept}) => concept === 'unit_price')?.name;
  if (name === undefined || price === undefined) return rows;
  const named = rows.filter((row) => row[name] !== null);
  if (named.length < rows.length / 2) return rows;
  return rows.filter((row) => row[name] !== null || row[price] !== null);
}

/** The share of rows that have two numbers whose product is a third. */
function provenShare(rows: Row[]): number {
  return rows.filter((row) => multipliesOut(Object.values(row).filter(isDecimal))).length / rows.length;
}

function multipliesOut(numbers: string[]): boolean {
  return numbers.some((a, i) =>
    numbers.some(
      (b, j) =>
        j > i && numbers.some((c, k) => k !== i && k !== j && isNear(multiplyDecimals(a, b), c, '0.02')),
    ),
  );
}

function isDecimal(value: FieldValue): value is string {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
}

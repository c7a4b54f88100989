import type {PageView, TextLine} from '../../page-view/document-view.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {Cell} from './row-cells.js';
import type {HeaderColumn} from '../headers/header-column.js';

/** One line item with all its cells, on one or more lines. */
export interface Item {
  page: PageView;
  cells: Cell[];
  lines: TextLine[];
}

/** A row of a page, its words assigned to the columns of a table. */
export interface Row {
  lines: TextLine[];
  cells: Cell[];
}

export function joinRows(rows: Row[]): Row {
  return {lines: rows.flatMap(({lines}) => lines), cells: rows.flatMap(({cells}) => cells)};
}

/** Concepts of columns with one number for each item. */
export const numericConcepts: ConceptName[] = ['quantity', 'unit_price', 'line_amount'];

export function hasConcept(column: HeaderColumn, name: ConceptName): boolean {
  return column.concepts.has(name);
}

export function isNumberCell(cell: Cell): boolean {
  return (
    numericConcepts.some((name) => hasConcept(cell.column, name)) &&
    /^[-−(]?(?:\p{L}{1,3}\.? )?[^\p{L}]{0,3}\d/u.test(cell.text)
  );
}

export function isAmount(cell: Cell): boolean {
  return hasConcept(cell.column, 'line_amount') && isNumberCell(cell);
}

export function isPrice(cell: Cell): boolean {
  return hasConcept(cell.column, 'unit_price') && isNumberCell(cell);
}

export function isQuantity(cell: Cell): boolean {
  return hasConcept(cell.column, 'quantity') && isNumberCell(cell);
}

export function isPosition({column, text}: Cell): boolean {
  return hasConcept(column, 'position') && /^\d{1,4}[.)]?$/.test(text);
}

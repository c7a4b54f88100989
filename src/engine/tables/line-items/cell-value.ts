import type {FieldValue} from '../../../contract/extraction.js';
import {findValues} from '../../values/find-values.js';
import {squash} from '../../values/fold.js';
import type {NumberLocale} from '../../values/found.js';
import type {Cell} from '../structure/row-cells.js';
import type {ColumnQuery} from './requested-columns.js';
import {textOf, type DescriptionLayout} from './item-description.js';
import {hasConcept, isAmount, type Item} from '../structure/item.js';

export interface TableContext {
  numberLocale: NumberLocale;
  layout: DescriptionLayout;
}

/** The value an item has in a column of the request; `null` when the table has no such column or the cell is empty. */
export function valueOfCell(
  asked: ColumnQuery,
  item: Item,
  {numberLocale, layout}: TableContext,
): FieldValue {
  const cells = withoutInner(cellsFor(asked, item), item);
  if (asked.type === 'text' || asked.type === 'name' || asked.type === 'address')
    return textOf(cells, layout);
  for (const cell of cells) {
    const text = asked.type === 'money' ? cell.text.replace(/\d+(?:[.,]\d+)? ?%/g, '') : cell.text;
    const found = findValues(asked.type, text, numberLocale);
    const hit = asked.type === 'money' ? found.at(-1) : found[0];
    if (hit !== undefined) return hit.value;
  }
  return null;
}

/** Drops the lines of a table within the item: those below its first amount that have amounts too. */
function withoutInner(cells: Cell[], item: Item): Cell[] {
  const [first, ...inner] = [...new Set(item.cells.filter(isAmount).map(({line}) => line))];
  if (first === undefined || inner.length === 0) return cells;
  return cells.filter(({line}) => !inner.some((other) => other.page === line.page && other.row === line.row));
}

/**
 * The cells of an item in a requested column: by its concept, or else by its title. "Amount" may be the title of
 * quantities.
 */
function cellsFor({concept, labels}: ColumnQuery, item: Item): Cell[] {
  const meant = concept === undefined ? [] : item.cells.filter((cell) => hasConcept(cell.column, concept));
  if (meant.length > 0) return meant;
  return item.cells.filter((cell) => labels.includes(squash(cell.column.title)));
}

import type {ReadDocument} from '../headers/read-document.js';
import type {TextLine} from '../../page-view/document-view.js';
import {addDecimals} from '../../values/decimal.js';
import {usualColumns} from './requested-columns.js';
import {itemsFor} from './answer-table.js';
import {amountOf} from './without-sums.js';
import {lineOnPage} from '../headers/view-without-sidebars.js';

/** The sum of the line items of a document, and their lines. */
export interface LineItemTotal {
  /** The sum of the amounts of all items; absent if there are no items or one has no amount. */
  sum?: string;
  /** The lines the items are on. */
  lines: ReadonlySet<TextLine>;
}

/** The sum of the line items with the usual columns of an invoice, and their lines; computed once per document. */
export function lineItemTotals(document: ReadDocument): LineItemTotal {
  return document.once.of(totalsOf, document);
}

function totalsOf(document: ReadDocument): LineItemTotal {
  const items = itemsFor(usualColumns, document);
  const amounts = items.map((item) => amountOf(item, document.view.numberLocale));
  const lines = new Set(items.flatMap((item) => item.lines.map(lineOnPage)));
  const complete = amounts.filter((amount) => amount !== undefined);
  const isComplete = items.length > 0 && complete.length === items.length;
  return {lines, ...(isComplete && {sum: addDecimals(...complete)})};
}

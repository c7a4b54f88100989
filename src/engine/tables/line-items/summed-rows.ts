import {heightOf} from '../../box.js';
import type {ReadDocument} from '../headers/read-document.js';
import type {TextLine} from '../../page-view/document-view.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {Box} from '../../page.js';
import {addDecimals, isZero, negateDecimal} from '../../values/decimal.js';
import {isWorded, type AmountRow} from './amount-rows.js';
import {isClosing} from '../headers/table-body.js';

/** The longest list of amount rows that a row below them is the sum of; none of them is a total. */
export function summedRows(all: AmountRow[], document: ReadDocument): AmountRow[] {
  let best: AmountRow[] = [];
  for (const sum of all) {
    const above = all.filter((one) => one.row < sum.row && isInLine(one, sum, document));
    const found = partsOf(above, sum, document);
    if (found.length > best.length) best = found;
  }
  return best;
}

/** Whether an amount has the right edge of the sum, or leader dots before it if the sum is labelled as a total. */
function isInLine(one: AmountRow, sum: AmountRow, document: ReadDocument): boolean {
  return isAtEdge(one.box, sum.box) || (isLed(one) && isTotal(sum, document));
}

/** The letter of a tax may stand behind one of the amounts. */
function isAtEdge(one: Box, other: Box): boolean {
  return Math.abs(one.right - other.right) < heightOf(other);
}

function isLed({line, tokens}: AmountRow): boolean {
  return /\.{4}|…{2}/.test(line.text.slice(0, tokens[0]!.start));
}

const mostRows = 60;
/** No item is further above the next one. In line heights. */
const widestGap = 9;
/** The most rows of taxes and the like between the items and their sum. */
const mostBetween = 8;

/**
 * The rows above a sum that add up to it: directly above it, or above some rows of taxes if it is labelled as a
 * total.
 */
function partsOf(above: AmountRow[], sum: AmountRow, document: ReadDocument): AmountRow[] {
  const near = [...above].reverse();
  const direct = partsFrom(near, sum, document);
  if (direct.length > 0 || !isTotal(sum, document)) return direct;
  for (let from = 1; from < Math.min(mostBetween, near.length); from++) {
    const parts = partsFrom(near.slice(from), sum, document);
    // Many lists of rows are tried, and one of two amounts may match the sum by chance.
    if (parts.length > 2) return parts;
  }
  return [];
}

function partsFrom(near: AmountRow[], sum: AmountRow, document: ReadDocument): AmountRow[] {
  const parts: AmountRow[] = [];
  let total = negateDecimal(sum.value);
  for (const part of near.slice(0, mostRows)) {
    const {page} = part.line;
    const [below] = parts;
    if (below !== undefined && below.box.top - part.box.bottom > widestGap * page.lineHeight) break;
    if (below === undefined && sum.box.top - part.box.bottom > 2 * widestGap * page.lineHeight) break;
    if (closes(part, {document, isLast: below === undefined}) || !isNamed(part)) break;
    parts.unshift(part);
    total = addDecimals(total, part.value);
    if (isZero(total) && isProof(parts, document)) return parts;
  }
  return [];
}

/** Whether parts prove their sum: at least two are not zero, and they are not just an amount with the tax on it. */
function isProof(parts: AmountRow[], document: ReadDocument): boolean {
  const tax = parts.findIndex((part) => isClosing(linesOf(part), document));
  return parts.filter(({value}) => !isZero(value)).length > 1 && (tax < 0 || tax > 1);
}

/** Whether a row is no item: a total, or a tax, except one that stands among other charges. */
function closes(part: AmountRow, {document, isLast}: {document: ReadDocument; isLast: boolean}): boolean {
  const lines = linesOf(part);
  if (!isClosing(lines, document)) return false;
  const [detectedLabel] = lines.flatMap((line) => document.detectedLabels.get(line) ?? []);
  return (
    isLast ||
    !detectedLabel?.concepts.has('tax_total') ||
    totals.some((name) => detectedLabel.concepts.has(name))
  );
}

const totals: ConceptName[] = ['grand_total', 'net_total', 'subtotal', 'open_amount'];

function isTotal(sum: AmountRow, document: ReadDocument): boolean {
  const detectedLabels = linesOf(sum).flatMap((line) => document.detectedLabels.get(line) ?? []);
  return detectedLabels.some(({concepts}) => totals.some((name) => concepts.has(name)));
}

/** The line with the words nearest to the amount; text left of it may be beside the table. */
function linesOf({lines, line}: AmountRow): TextLine[] {
  const worded = lines.filter(({text}) => /\p{L}{2}/u.test(text));
  return worded.length > 0 ? worded.slice(-1) : [line];
}

/** Whether something precedes the amount: words, or a quantity and a price. */
function isNamed(part: AmountRow): boolean {
  return isWorded(part) || part.lines.length > 0;
}

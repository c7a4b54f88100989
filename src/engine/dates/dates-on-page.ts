import {heightOf} from '../box.js';
import {findDates} from '../values/date.js';
import {findPeriods, isOfDays} from '../values/period.js';
import type {FoundValue} from '../values/found.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isLastDay} from './due-date-sentences.js';
import {isLikelyLabel, type DetectedLabel} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';

/** A date as printed on a page. */
export interface StatedDate {
  line: TextLine;
  hit: FoundValue;
  /** Not the date of the document: labelled as another date, part of a period, or the last day to pay. */
  isOther: boolean;
  /** Its label is that of the document's number: "Invoice no. | 4711 / 5.3.2024". */
  isBesideNumber: boolean;
}

/** All dates of a document in reading order. */
export function statedDates({view, detectedLabels}: ReadDocument): StatedDate[] {
  return view.lines.flatMap((line, index) => {
    const hits = findDates(line.text, view.numberLocale);
    if (hits.length === 0) return [];
    const periods = findPeriods(line.text, view.numberLocale).filter(isOfDays);
    return hits.map((hit) => {
      const label = labelOf(line, hit, detectedLabels);
      const isEnd = periods.some(({start, end}) => hit.start >= start && hit.end <= end);
      const isLast = isLastDay(
        line.text.slice(0, hit.start),
        line.text.slice(hit.end),
        view.lines[index - 1],
      );
      return {
        line,
        hit,
        isOther: isEnd || isLast || (label !== undefined && isOfOtherDate(label)),
        isBesideNumber: label?.concepts.has('invoice_number') === true,
      };
    });
  });
}

function isOfOtherDate(label: DetectedLabel): boolean {
  const {concepts} = label;
  return (
    isLikelyLabel(label) &&
    !concepts.has('issue_date') &&
    [...concepts.keys()].some((name) => name.endsWith('_date'))
  );
}

/** The label of a date: before it in its line, else to its left in the row, else above it. */
function labelOf(
  line: TextLine,
  hit: FoundValue,
  detectedLabels: ReadDocument['detectedLabels'],
): DetectedLabel | undefined {
  const own = detectedLabels
    .get(line)!
    .filter((detectedLabel) => line.tokens[detectedLabel.to - 1]!.end <= hit.start)
    .at(-1);
  if (own !== undefined) return own;
  if (/\p{L}/u.test(line.text.slice(0, hit.start))) return undefined;
  const row = line.page.rows[line.row]!;
  const left = row.filter(({box, text}) => box.right <= line.box.left + 1 && /\p{L}/u.test(text)).at(-1);
  // The text to the left labels the date if its last label reaches its end. Otherwise that text is either another
  // column, and the label above counts, or an unknown label, and the date has none.
  const beside = left && detectedLabels.get(left)!.at(-1);
  if (beside?.to === left?.tokens.length && beside !== undefined && isLabel(beside)) return beside;
  return left === undefined || isColumn(left, line) ? labelAbove(line, hit, detectedLabels) : undefined;
}

/**
 * Whether the text to the left of a date is a column of its own: it has a digit or is more than 6 line heights away.
 */
function isColumn(left: TextLine, line: TextLine): boolean {
  return /\d/.test(left.text) || line.box.left - left.box.right > 6 * heightOf(line.box);
}

/** The nearest label over the date, up to two rows above. */
function labelAbove(
  line: TextLine,
  hit: FoundValue,
  detectedLabels: ReadDocument['detectedLabels'],
): DetectedLabel | undefined {
  const tokens = line.tokens.filter(({start, end}) => start < hit.end && end > hit.start);
  const [left, right] = [tokens[0]!.box.left, tokens.at(-1)!.box.right];
  for (const row of line.page.rows.slice(Math.max(0, line.row - 2), line.row).reverse()) {
    const over = row.filter(({box}) => box.left < right && box.right > left);
    const near = over.filter(({box}) => line.box.top - box.bottom < 2 * heightOf(line.box));
    if (near.length === 0 && over.length > 0) return undefined;
    const found = near
      .flatMap((one) => detectedLabels.get(one)!)
      .filter(({box}) => Math.min(box.right, right) - Math.max(box.left, left) > 0);
    if (found.length > 0) return found.find(isLabel);
    if (near.length > 0) return undefined;
  }
  return undefined;
}

function isLabel(label: DetectedLabel): boolean {
  return label.concepts.size > 0 && isLikelyLabel(label);
}

// dates: dates of issue, due dates, dates of signature, periods, time of day.

import {heightOf} from '../box.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {documentTitles} from '../knowledge/languages/gathered/headings.js';
import {findDates, isSurelyDate, qualityFactor} from '../values/date.js';
import {squash} from '../values/fold.js';
import type {FoundValue} from '../values/found.js';
import {isReceipt, type ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isCrossReference} from '../labels/cross-references.js';
import type {DetectedLabel} from '../labels/label-detection.js';
import {statedDates, type StatedDate} from './dates-on-page.js';
import type {TextLine} from '../page-view/document-view.js';
import {queryTermsOf} from '../query/meaning/query-terms.js';
import {isInUpperHalf} from '../page-view/parts-of-page.js';
import {certain, doubtful, fair, likely, possible} from '../levels.js';

/**
 * Candidates for the date of a document without a label for it. On a receipt any date counts, best with a time of day
 * in its line; elsewhere the first date near the top, best alone in its line. Dates with a label of another date
 * score lower; if they leave only one date in the upper part of page 1, that one scores higher.
 */
export function dateCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const stated = statedDates(document);
  const free = stated.filter(({hit, isOther}) => !isOther && isSurelyDate(hit));
  const all = new Set(stated.map(({hit}) => hit.value)).size;
  return stated.map((date, index) => {
    const {line, hit, isOther} = date;
    const piece = {line, start: hit.start, end: hit.end};
    const score = isReceipt(document.documentType)
      ? receiptScore(line, hit, index, all)
      : Math.max(letterScore(date, free, all), titledScore(line, hit, document));
    return {
      query,
      value: hit.value,
      raw: hit.raw,
      score: score * (isOther ? doubtful : 1) * qualityFactor(hit) * legibilityFactor(piece),
      route: 'pattern' as const,
      lines: [line],
      box: boxOfPiece(piece),
      start: piece.start,
      end: piece.end,
    };
  });
}

/** What each date before it takes from the score of a date: enough to prefer the first of equals. */
const perDate = 0.03;

function receiptScore(line: TextLine, hit: FoundValue, index: number, distinct: number): number {
  const timed = /\d{1,2}[:.]\d{2}/.test(line.text.slice(0, hit.start) + line.text.slice(hit.end));
  return (distinct === 1 || timed ? likely : fair) - index * perDate;
}

function letterScore(date: StatedDate, free: StatedDate[], all: number): number {
  const {line, hit} = date;
  const before = line.text.slice(0, hit.start);
  const alone = 2 * (hit.end - hit.start) > line.text.length;
  const high = isHigh(date);
  if (high && endsInPlaceName(before)) return certain;
  const index = free.includes(date) ? free.indexOf(date) : free.length;
  const first = index === 0;
  const rest = alone ? '' : `${before} ${line.text.slice(hit.end)}`;
  if (date.isBesideNumber && high && isUninformative(rest)) return likely;
  const isApart = alone || (first && high && isUninformative(rest));
  const isOnly = isOnlyDate(date, {free, all, rest});
  const signs = [isApart, high, isOnly].filter(Boolean).length;
  return [doubtful, doubtful, possible, likely][signs]! - perDate * Math.min(index, 4);
}

/**
 * Whether a date is the only one in the upper half of page 1, dates with labels of other dates set aside, and in no
 * sentence. Measured in the upper 45 %: the unlabelled date was right in 718 of 720 synthetic and public documents; of 838 documents
 * whose own date had been removed, 13 were given a wrong one.
 */
function isOnlyDate(
  date: StatedDate,
  {free, all, rest}: {free: StatedDate[]; all: number; rest: string},
): boolean {
  if (all === 1) return true;
  const isSentence = rest.split(/[\s:]+/).filter((word) => /\p{L}/u.test(word)).length > 3;
  if (isSentence || !isHigh(date) || !free.includes(date)) return false;
  const others = free.filter(({hit}) => hit.value !== date.hit.value);
  return !others.some(isHigh);
}

/** Whether a date is in the upper half of the first page. */
function isHigh({line}: Pick<StatedDate, 'line'>): boolean {
  return line.page.number === 1 && isInUpperHalf(line);
}

/**
 * Whether the text beside a date is only numbers and codes ("FA260418 18/04/2026 C02291", "14/08/2026 16:22"), or one
 * or two unknown capitalised words, as the name of a town. Such a date counts almost like one alone in its line.
 */
function isUninformative(rest: string): boolean {
  const words = rest.split(/[\s,·|/-]+/).filter((word) => /\p{L}{3}/u.test(word) && !/\d/.test(word));
  if (words.length === 0) return true;
  return words.length < 3 && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isKnownWord(word));
}

function isKnownWord(word: string): boolean {
  return queryTermsOf(word).every(({isKnown}) => isKnown);
}

/** "Musterstadt, den 5.3.2024", "Paris, le 5 mars 2024": letters name the place before the date. */
export function endsInPlaceName(before: string): boolean {
  return /^(?:(?:Fait à|Fait a|Done at|Signed at|Signed in|En|Em) )?\p{Lu}\p{L}[\p{L} ./'’-]{1,28}(?:, ?(?:den|am|le|li|lì|il|el|em|a|dnia|the)? ?| (?:den|le|lì|dnia) )$/u.test(
    before,
  );
}

/**
 * Score of a date in one line with the document's title or number: "Rechnung 4711 vom 5.3.2024", "Invoice A-17 ·
 * March 5, 2024".
 */
function titledScore(line: TextLine, hit: FoundValue, document: ReadDocument): number {
  const own = line.text.slice(0, hit.start);
  const broken = /\S/.test(own) ? undefined : lineAbove(line);
  const before = broken?.text ?? own;
  const titleLine = broken ?? line;
  const labels = document.detectedLabels
    .get(titleLine)!
    .filter((detectedLabel) => broken !== undefined || line.tokens[detectedLabel.from]!.end <= hit.start);
  const numbers = labels.filter((detectedLabel) => detectedLabel.concepts.has('invoice_number'));
  if (numbers.some(isCrossReference) || isOfOtherPaper(labels)) return 0;
  const words = before.split(/[\s:]+/).filter((word) => /\p{L}/u.test(word));
  const titled = words.some((_, at) =>
    [1, 2, 3].some((count) => documentTitles.has(squash(words.slice(at, at + count).join('')))),
  );
  const closes = titleAfter(line.text.slice(hit.end));
  const isHeading = before.length < 60 && isHigh({line: titleLine});
  return isHeading && (numbers.length > 0 || titled || closes) ? likely : 0;
}

/** "gemäß Bestellung Nr. 17 vom": whether the last number before the date is that of another document. */
function isOfOtherPaper(labels: DetectedLabel[]): boolean {
  const papers = labels.filter(({concepts}) => numbersOfPapers.some((name) => concepts.has(name)));
  return papers.at(-1)?.concepts.has('invoice_number') === false;
}

const numbersOfPapers: ConceptName[] = [
  'invoice_number',
  'order_number',
  'delivery_note_number',
  'quote_number',
  'contract_number',
];

/** The line directly above a date that begins its line: a heading broken before the date, "Rechnung Nr. 4711 vom". */
function lineAbove({page, row, box}: TextLine): TextLine | undefined {
  const above = (page.rows[row - 1] ?? []).find(
    (one) => Math.abs(one.box.left - box.left) < heightOf(box) / 2,
  );
  if (above === undefined || box.top - above.box.bottom > heightOf(box)) return undefined;
  return /\p{L}$/u.test(above.text) && findDates(above.text).length === 0 ? above : undefined;
}

/** "12-06-2019 tarihli 13327/19 nolu fatura": whether the title follows the date, as in some languages. */
function titleAfter(text: string): boolean {
  const last = text.trim().split(' ').at(-1) ?? '';
  return text.length < 50 && documentTitles.has(squash(last));
}

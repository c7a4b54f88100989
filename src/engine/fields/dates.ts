import {documentTitles} from '../knowledge/headings.js';
import {findDates} from '../values/date.js';
import {findPeriods} from '../values/period.js';
import {squash} from '../values/fold.js';
import type {Found} from '../values/found.js';
import {isReceipt, type Ask} from './ask.js';
import {boxOfPiece, legibility, type Candidate} from './candidate.js';
import type {ReadDocument} from './document.js';
import {isReferredTo} from './referred.js';
import type {TextLine} from './view.js';
import {unitsOf} from './wording.js';

/**
 * The date of a document that does not label it. Of a receipt any date will do, best one with the time of day beside
 * it; of a letter the first, standing alone near the top.
 */
export function dateCandidates(ask: Ask, document: ReadDocument): Candidate[] {
  const hits = document.view.lines.flatMap((line) =>
    findDates(line.text, document.view.notation).map((hit) => ({line, hit})),
  );
  const distinct = new Set(hits.map(({hit}) => hit.value)).size;
  return hits.map(({line, hit}, index) => {
    const piece = {line, start: hit.start, end: hit.end};
    const score = isReceipt(document.documentType)
      ? receiptScore(line, hit, index, distinct)
      : Math.max(letterScore(line, hit, index, distinct), titledScore(line, hit, document));
    return {
      ask,
      value: hit.value,
      raw: hit.raw,
      score:
        score *
        labelFactor(line, hit, document) *
        (isInPeriod(line, hit, document) ? 0.4 : 1) *
        (0.6 + 0.4 * hit.quality) *
        (0.8 + 0.2 * legibility(piece)),
      route: 'pattern' as const,
      lines: [line],
      box: boxOfPiece(piece),
      start: piece.start,
      end: piece.end,
    };
  });
}

function receiptScore(line: TextLine, hit: Found, index: number, distinct: number): number {
  const timed = /\d{1,2}[:.]\d{2}/.test(line.text.slice(0, hit.start) + line.text.slice(hit.end));
  return Math.min(0.9, (distinct === 1 ? 0.82 : 0.68) + (timed ? 0.1 : 0) - 0.03 * index);
}

function letterScore(line: TextLine, hit: Found, index: number, distinct: number): number {
  const alone = hit.end - hit.start > 0.7 * line.text.length;
  const high = line.page.number === 1 && line.box.top < 0.45 * line.page.height;
  if (high && isPlaced(line.text.slice(0, hit.start))) return 0.86;
  const rest = alone ? '' : `${line.text.slice(0, hit.start)} ${line.text.slice(hit.end)}`;
  return (
    (alone ? 0.5 : index === 0 && high && saysNothing(rest) ? 0.46 : 0.3) +
    (high ? 0.15 : 0) +
    (distinct === 1 ? 0.1 : 0) -
    0.05 * Math.min(index, 4)
  );
}

/**
 * Beside the first date of a page numbers and codes alone ("FA260418 18/04/2026 C02291", "14/08/2026 16:22"), or a name
 * nobody knows, as a town is: such dates are that of the paper, no less than one alone.
 */
function saysNothing(rest: string): boolean {
  const words = rest.split(/[\s,·|/-]+/).filter((word) => /\p{L}{3}/u.test(word) && !/\d/.test(word));
  if (words.length === 0) return true;
  return words.length < 3 && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isKnownWord(word));
}

function isKnownWord(word: string): boolean {
  return unitsOf(word).every(({isKnown}) => isKnown);
}

/** "Musterstadt, den 5.3.2024", "Paris, le 5 mars 2024": letters name the place before the date. */
export function isPlaced(before: string): boolean {
  return /^(?:(?:Fait à|Fait a|Done at|Signed at|Signed in|En|Em) )?\p{Lu}\p{L}[\p{L} ./'’-]{1,28}(?:, ?(?:den|am|le|li|il|el|em|a|dnia|the)? ?| (?:den|le|dnia) )$/u.test(
    before,
  );
}

/** "Rechnung 4711 vom 5.3.2024", "Invoice A-17 · March 5, 2024": the title of the document, its number and its date in one line. */
function titledScore(line: TextLine, hit: Found, document: ReadDocument): number {
  const before = line.text.slice(0, hit.start);
  const numbers = document.spots
    .get(line)!
    .filter((spot) => spot.concepts.has('invoice_number') && line.tokens[spot.from]!.end <= hit.start);
  if (numbers.some(isReferredTo)) return 0;
  const numbered = numbers.length > 0;
  const words = before.split(/[\s:]+/).filter((word) => /\p{L}/u.test(word));
  const titled = words.some((_, at) =>
    [1, 2, 3].some((count) => documentTitles.has(squash(words.slice(at, at + count).join('')))),
  );
  const after = line.text.slice(hit.end);
  const closes = titleAfter(after);
  const isHeading = before.length < 60 && line.page.number === 1 && line.box.top < 0.7 * line.page.height;
  return isHeading && (numbered || titled || closes) ? 0.82 : 0;
}

/** "12-06-2019 tarihli 13327/19 nolu fatura": in some languages the title comes last. */
function titleAfter(text: string): boolean {
  const last = text.trim().split(' ').at(-1) ?? '';
  return text.length < 50 && documentTitles.has(squash(last));
}

/** "Bill for 1 November 2025 – 31 January 2026": neither end of a period is the day of the paper. */
function isInPeriod(line: TextLine, hit: Found, {view}: ReadDocument): boolean {
  return findPeriods(line.text, view.notation).some(
    ({start, end, quality}) => quality > 0.9 && hit.start >= start && hit.end <= end,
  );
}

/** A label of another date right before it says that this is not the one. */
function labelFactor(line: TextLine, hit: Found, document: ReadDocument): number {
  const before = document.spots
    .get(line)!
    .filter((spot) => line.tokens[spot.to - 1]!.end <= hit.start)
    .at(-1);
  if (before === undefined) return 1;
  if (before.concepts.has('issue_date')) return 1.05;
  const otherDate = [...before.concepts.keys()].some((name) => name.endsWith('_date'));
  return otherDate && before.standing > 0.5 ? 0.4 : 1;
}

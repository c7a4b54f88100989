import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import type {TextLine} from '../page-view/document-view.js';
import {findDates} from '../values/date.js';
import {isLikelyLabel} from '../labels/label-detection.js';
import {certain, possible} from '../levels.js';

/** `18:24`, `5:41:06 PM`, `9h05`. */
const clock =
  /(?<![\p{L}\d.:/-])(?:[01]?\d|2[0-3])(?::[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.? ?m\b\.?)?|h[0-5]\d)(?![\d:])/giu;

/**
 * Candidates for the time of a purchase, best in a row with a date or a label for a time. Lines with opening hours
 * are skipped.
 */
export function timeCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const hits = document.view.lines.flatMap((line) => {
    const times = [...line.text.matchAll(clock)];
    return times.length > 1 && isSpan(line.text) ? [] : times.slice(0, 1).map((match) => ({line, match}));
  });
  return hits.map(({line, match}, index) => {
    const piece = {line, start: match.index, end: match.index + match[0].length};
    const level = isDated(line, document) || isCalledTime(line, document) ? certain : possible;
    return {
      query,
      value: match[0],
      raw: match[0],
      score: (level - perTime * Math.min(5, index)) * legibilityFactor(piece),
      route: 'pattern' as const,
      lines: [line],
      box: boxOfPiece(piece),
      start: piece.start,
      end: piece.end,
    };
  });
}

/** What each time before it takes from the score of a time: the first of equals is meant. */
const perTime = 0.03;

/** Whether a text has a span of time: `9:00 - 21:30`. */
function isSpan(text: string): boolean {
  return /\d[h:]\d\d ?\p{L}* ?(?:[-–—~]|\p{L}{1,3}) ?\d{1,2}[h:]\d\d/iu.test(text);
}

function isDated({page, row}: TextLine, {view}: ReadDocument): boolean {
  return page.rows[row]!.some((line) => findDates(line.text, view.numberLocale).length > 0);
}

function isCalledTime({page, row}: TextLine, {detectedLabels}: ReadDocument): boolean {
  const beside = page.rows[row]!.flatMap((line) => detectedLabels.get(line)!);
  return beside.some((detectedLabel) => detectedLabel.concepts.has('time') && isLikelyLabel(detectedLabel));
}

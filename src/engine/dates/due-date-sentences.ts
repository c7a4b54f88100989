import {otherwisePaidWords, payingWords, untilWords} from '../knowledge/languages/gathered/payment-words.js';
import {findDates, qualityFactor} from '../values/date.js';
import {fold} from '../values/fold.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import type {TextLine} from '../page-view/document-view.js';
import {fair} from '../levels.js';

/**
 * Candidates for the last day to pay in a sentence: "Bitte überweisen Sie den Betrag bis zum 3.3.2026", "Payment by
 * transfer, no later than March 3, 2026". The sentence is about paying, not about a discount, and a word for "until"
 * directly precedes the date.
 */
export function dueDateCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const {view} = document;
  return view.lines.flatMap((line, index) =>
    findDates(line.text, view.numberLocale)
      .filter((hit) =>
        isLastDay(line.text.slice(0, hit.start), line.text.slice(hit.end), view.lines[index - 1]),
      )
      .map((hit) => {
        const piece = {line, start: hit.start, end: hit.end};
        return {
          query,
          value: hit.value,
          raw: hit.raw,
          score: fair * qualityFactor(hit) * legibilityFactor(piece),
          route: 'pattern' as const,
          lines: [line],
          box: boxOfPiece(piece),
          start: piece.start,
          end: piece.end,
        };
      }),
  );
}

/** Whether a date between these words is the last day to pay. */
export function isLastDay(before: string, after: string, above: TextLine | undefined): boolean {
  // The sentence may begin in the line above.
  const start = above !== undefined && !/[.!?:]\s*$/.test(above.text) ? `${above.text} ` : '';
  const told = `${start}${before}`;
  if (!untilWords.test(told)) return false;
  const sentence = told.split(/[.!?]\s+(?=\p{Lu})/u).at(-1)! + after.split(/[.!?](?:\s|$)/)[0]!;
  // "…bis 15.3. mit 2 % Skonto, sonst bis 30.3. netto": a discount that ends before the comma does not concern this
  // date.
  const clause = endsDiscount(before) ? before.slice(before.lastIndexOf(', ')) + after : sentence;
  return speaksOf(sentence, payingWords) && !speaksOf(clause, otherwisePaidWords);
}

/** Whether a date and a word for a discount precede the last comma. */
function endsDiscount(before: string): boolean {
  const told = before.slice(0, Math.max(0, before.lastIndexOf(', ')));
  return speaksOf(told, otherwisePaidWords) && findDates(told).length > 0;
}

function speaksOf(text: string, known: RegExp): boolean {
  return text.split(/[^\p{L}]+/u).some((word) => known.test(fold(word)));
}

import {findPercents} from '../values/percent.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {sensesOf} from '../query/meaning/word-senses.js';
import {doubtful, likely} from '../levels.js';

/**
 * Candidates for the tax rate where no label precedes it: "plus 19 % VAT". With several different rates, low scores.
 */
export function taxRateCandidates(query: ConceptQuery, {view}: ReadDocument): ScoredValue[] {
  if (query.type !== 'percent' || query.concept !== 'tax_rate') return [];
  const hits = view.lines.flatMap((line) =>
    findPercents(line.text, view.numberLocale).map((hit) => ({line, hit})),
  );
  const ofTax = hits.filter(({line}) => {
    const {senses} = sensesOf(line.text);
    return senses.has('tax') || senses.has('vat');
  });
  const rates = new Set(ofTax.map(({hit}) => Number(hit.value)).filter((rate) => rate > 0));
  return ofTax.slice(0, 3).map(({line, hit}) => {
    const piece = {line, start: hit.start, end: hit.end};
    return {
      query,
      value: hit.value,
      raw: hit.raw,
      score: (rates.size <= 1 ? likely : doubtful) * legibilityFactor(piece),
      route: 'pattern' as const,
      lines: [line],
      box: boxOfPiece(piece),
      start: piece.start,
      end: piece.end,
    };
  });
}

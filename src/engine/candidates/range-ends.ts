import type {DocumentAnalysis} from '../layout/analysis.js';
import {findEnds} from '../values/period.js';
import type {Candidate} from './candidate.js';

/**
 * Drops the first day of a period for queries that ask for its last day, and the other way round. Applies where the
 * segment of the candidate has exactly two different dates.
 */
export function withoutOtherEnds(
  candidates: readonly Candidate[],
  {numberLocale}: DocumentAnalysis,
): Candidate[] {
  return candidates.filter((candidate) => {
    const {end, type} = candidate.query;
    if (end === undefined || type !== 'date') return true;
    const [first, last, ...more] = datesBeside(candidate, numberLocale);
    if (first === undefined || last === undefined || more.length > 0 || first === last) return true;
    return candidate.value !== (end === 'last' ? first : last);
  });
}

/** The dates in the segment of a candidate, as ISO, in printed order. */
function datesBeside({page, words}: Candidate, numberLocale: DocumentAnalysis['numberLocale']): string[] {
  const segment = page.segments.find((one) => one.words.some((word) => words.includes(word)));
  if (segment === undefined) return [];
  return findEnds(segment.text, numberLocale).map(({value}) => value);
}

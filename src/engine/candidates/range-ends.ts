import type {DocumentAnalysis} from '../layout/analysis.js';
import {findEnds} from '../values/period.js';
import type {Candidate} from './candidate.js';

/** Without the first day of a period for a request that asks for its last day, and the other way round. */
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

/** The dates of the segment that a candidate is in, as they follow each other. */
function datesBeside({page, words}: Candidate, numberLocale: DocumentAnalysis['numberLocale']): string[] {
  const segment = page.segments.find((one) => one.words.some((word) => words.includes(word)));
  if (segment === undefined) return [];
  return findEnds(segment.text, numberLocale).map(({value}) => value);
}

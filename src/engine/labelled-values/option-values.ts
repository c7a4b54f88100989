import {sexWords} from '../knowledge/languages/gathered/sexes.js';
import {squash} from '../values/fold.js';
import type {FoundValue} from '../values/found.js';
import {findOptions, optionFor} from '../values/option.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {certain, fair, likely, possible} from '../levels.js';

/** The options of a query that a text names; `undefined` for a query without options. */
export function optionsIn(query: ConceptQuery, text: string): FoundValue[] | undefined {
  const {options} = query.field;
  if (options === undefined) return undefined;
  const named = findOptions(text, options);
  if (named.length > 0 || query.concept !== 'sex') return named;
  return [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const letter = Object.keys(sexWords).find((one) => sexWords[one]!.split(' ').includes(squash(match[0])));
    const value = letter && optionFor(letter, options);
    return value === undefined || value === ''
      ? []
      : [{value, raw: match[0], start: match.index, end: match.index + match[0].length, quality: certain}];
  });
}

/** Keeps a candidate of a query with options only if its value is one of them, spelled as in the request. */
export function withinOptions(candidates: ScoredValue[]): ScoredValue[] {
  return candidates.flatMap((candidate) => {
    const {options} = candidate.query.field;
    if (options === undefined) return [candidate];
    const value = optionFor(String(candidate.value), options);
    return value === undefined ? [] : [{...candidate, value}];
  });
}

const leastLength = 3;

/** The only option the document names anywhere, or those that are ticked in a line with several of them. */
export function optionCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const {options} = query.field;
  if (options === undefined || options.some((option) => squash(option).length < leastLength)) return [];
  const hits = document.view.lines.flatMap((line) => {
    const others = options.filter((option) => findOptions(line.text, [option]).length > 0).length;
    return findOptions(line.text, options).map((hit) => ({
      line,
      hit,
      isChosen: others > 1 && hit.quality > possible,
    }));
  });
  const chosen = hits.filter(({isChosen}) => isChosen);
  const usable = chosen.length > 0 ? chosen : hits;
  if (
    !('multiple' in query.field && query.field.multiple) &&
    new Set(usable.map(({hit}) => hit.value)).size !== 1
  )
    return [];
  return usable.slice(0, chosen.length > 0 ? undefined : 1).map(({line, hit, isChosen}) => {
    const piece = {line, start: hit.start, end: hit.end};
    return {
      query,
      value: hit.value,
      raw: hit.raw,
      score: (isChosen ? likely : fair) * hit.quality * legibilityFactor(piece),
      route: 'pattern' as const,
      lines: [line],
      box: boxOfPiece(piece),
      start: piece.start,
      end: piece.end,
    };
  });
}

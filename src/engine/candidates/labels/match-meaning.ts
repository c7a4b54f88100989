import {mayBe} from '../../probable.js';
import {matchTerms} from '../../labels/synonym-label-match.js';
import {
  phraseGroupSimilarity,
  type PhraseGroupScores,
  type PhraseGroupMatcher,
} from '../../query/phrase-group-similarity.js';
import {queryTermsOf, type QueryTerm} from '../../query/meaning/query-terms.js';
import type {Segment} from '../../layout/analysis.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {FoldedPage} from './label-search-index.js';
import {labelMatch, type LabelMatch} from './label-match.js';

/**
 * Minimum likeness of a request and a label that says the same in other words ("Who registers?", "Name of
 * Registrant"): a little less than half, as a request often has one more word than the two or three that count.
 */
const leastKinship = 0.45;
/** Maximum number of words of a label; longer runs are sentences. */
const longestLabel = 9;

export interface MeaningfulLabel {
  segment: Segment;
  /** Number of words, from the first word of the segment. */
  length: number;
  text: string;
  units: QueryTerm[];
  groups: PhraseGroupScores;
}

export interface MeantQuery {
  query: FieldQuery;
  /** The label groups that the words of the request name. */
  groups: PhraseGroupScores;
  /** 0 to 1: likeness of the request to a text, word by word. */
  likenessTo: (text: string) => number;
}

/** Runs of words at the beginning of segments that may be labels, with their meanings. Computed once per page. */
export function meaningfulLabels({page}: FoldedPage, matcher: PhraseGroupMatcher): MeaningfulLabel[] {
  return page.segments.flatMap((segment) =>
    labelEnds(segment).map((length) => {
      const text = textOf(segment, length);
      return {segment, length, text, units: queryTermsOf(text), groups: matcher.likenessOf(text)};
    }),
  );
}

/** Labels that say what the request asks for in other words, in any of the known languages. */
export function matchMeaning(
  folded: FoldedPage,
  labels: readonly MeaningfulLabel[],
  {query, groups: asked, likenessTo}: MeantQuery,
): LabelMatch[] {
  return labels.flatMap(({segment, length, text, units, groups}) => {
    const meant = Math.max(0, ...query.meanings.map((meaning) => likenessOf(meaning, units)));
    const kin = phraseGroupSimilarity(asked, groups);
    const alike = likenessTo(text);
    const likeness = Math.max(meant, kin >= leastKinship ? kin : 0, alike >= leastKinship ? alike : 0);
    if (likeness === 0) return [];
    const parts = segment.words.slice(0, length).map((word) => ({segment, word}));
    return [labelMatch(folded.page, parts, {likeness, origin: 'meaning'})];
  });
}

function likenessOf(meaning: QueryTerm[], label: QueryTerm[]): number {
  const said = matchTerms(meaning, label);
  if (said === undefined || said.ofWording < leastKinship || !mayBe(said.ofLabel)) return 0;
  return said.ofWording * said.ofLabel;
}

/** Where a label at the beginning of a segment may end: at a colon, before a figure or a name, or with the segment. */
function labelEnds({words}: Segment): number[] {
  const colon = words.findIndex(({text}) => /[:：]$/.test(text)) + 1;
  if (colon > 0) return colon <= longestLabel ? [colon] : [];
  const figure = words.findIndex(({text}) => /\d/.test(text));
  const name = words.slice(1).findIndex(({text}) => /^\p{Lu}/u.test(text)) + 1;
  const ends = new Set([words.length, ...[figure, name].filter((end) => end > 0)]);
  return [...ends].filter((length) => length <= longestLabel);
}

function textOf({words}: Segment, length: number): string {
  return words
    .slice(0, length)
    .map(({text}) => text)
    .join(' ');
}

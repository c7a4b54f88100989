import type {ExplainedRating} from './rate.js';

/** A kind of evidence for or against a candidate. */
export interface Reason {
  what: string;
  /** 0 to 1: the probability of the candidate without this evidence. */
  without: number;
}

/**
 * The kind of evidence of each feature, by the beginning of its name; the first match counts. Features of the empty
 * kind are no reason: most are the same for all candidates of a query.
 */
const kinds: readonly (readonly [what: string, names: RegExp])[] = [
  ['', /^(?:sources|asks|request|typeGiven|wants|scanned|pageOf|otherQueries|beginsWithAsked|kinRequest)/],
  [
    'who else claims its words',
    /^(?:rival|contested|claimed|holdsRival|partOfRival|nearerValues|saidOthers|meantOthers|kinOthers|alikeOthers|namedOthers|nameAlikeOthers|labelledOthers)/,
  ],
  ['what papers of this kind state there', /^(?:concept|knownPlace|from-concept)/],
  ['the sentence it stands in', /^(?:sentence|truth|from-sentence|dateline|doubt)/],
  ['the row and the column of a table', /^(?:cell|from-table)/],
  ['a box that is ticked', /^(?:box|choice|from-check-box|from-choice)/],
  ['its looks, without a label', /^(?:pattern|sight|from-pattern)/],
  ['a signature near it', /^(?:sign|from-signature)/],
  ['its place in the letterhead', /^(?:head|from-letterhead|addressSide|addressPart|addressRank)/],
  [
    'words around it that name what is asked',
    /^(?:kin-|kinOfValue|alike-|alikeOfValue|meant|named|nameAlike|explained|unexplained|unasked)/,
  ],
  ['words of the request around it', /^(?:said|isRequest|fromTop)/],
  [
    'what the value looks like',
    /^(?:raw|isLabel|isNarrowed|looks|type|value|kindFits|likeness|words|legalForm|addressLikeness|underlined|formFit|formShare)/,
  ],
  [
    'where it stands to its label',
    /^(?:distance|right|below|above|behind|before|between|gap|inCell|rule|shift|stroke|leftInLine|hasBehind|hasRight|sameDirection)/,
  ],
  [
    'the words of its label',
    /^(?:is|label|match|starts|ends|hasColon|from-label|lastLabel|segments|ofSegments|inParagraph|weakest|nextLink)/,
  ],
];

/** Minimum change of the probability that makes a reason. */
const leastDifference = 0.02;
const mostReasons = 3;

/** What decided on a candidate: the kinds of evidence whose removal changes its probability most, up or down. */
export function reasonsFor(rated: Pick<ExplainedRating, 'probability' | 'without'>): Reason[] {
  const differenceOf = ({without}: Reason) => Math.abs(rated.probability - without);
  return kinds
    .filter(([what]) => what !== '')
    .map(([what]) => {
      const without = rated.without((feature) => kindOf(feature) === what);
      return {what, without: Math.round(without * 1000) / 1000};
    })
    .filter((reason) => differenceOf(reason) >= leastDifference)
    .sort((one, other) => differenceOf(other) - differenceOf(one))
    .slice(0, mostReasons);
}

/** The kind of evidence of a feature; its difference from the other candidates (`lead-`) is of the same kind. */
export function kindOf(feature: string): string | undefined {
  return kinds.find(([, names]) => names.test(feature.replace(/^lead-/, '')))?.[0];
}

import type {FieldType} from '../../../contract/fields.js';
import {unionOf} from '../../box.js';
import type {DocumentAnalysis} from '../../layout/analysis.js';
import type {Word} from '../../page.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {Candidate} from '../candidate.js';
import {checkBoxCandidates} from '../check-boxes.js';
import {plainText, typedValues, type TypedValue} from '../typed-values.js';
import {valueParts} from '../value-parts.js';
import {foldPage, type FoldedPage} from './folded-page.js';
import type {LabelMatch} from './label-match.js';
import {labelSignals} from './label-signals.js';
import {indexPhrases, matchKnown, type PhraseIndex} from './match-known.js';
import {matchMeaning, meaningfulLabels, type MeaningfulLabel} from './match-meaning.js';
import {matchPhrase} from './match-phrase.js';
import type {PlacedValue} from './placed-value.js';
import {withFurtherLines, type ValueLines} from './value-lines.js';
import {valuePlaces, type ValuePlace} from './value-places.js';

/** Only so many labels of a query are followed, most telling first. */
const mostMatches = 8;
/** Rank of a match besides its likeness. */
const rankOf = {
  origin: {asked: 0, paraphrase: -0.08, weak: -0.2, meaning: -0.15},
  startsSegment: 0.06,
  endsSegment: 0.06,
  hasColon: 0.05,
  isLabel: 0.12,
  inParagraph: -0.1,
  perPage: -0.002,
};
/** A segment of more words is a line of running text. */
const longSegment = 14;

/**
 * Values beside the labels of queries: what stands behind, right of, below or above words that read like the request,
 * and what the boxes there say.
 */
export function labelCandidates(queries: readonly FieldQuery[], analysis: DocumentAnalysis): Candidate[] {
  const pages = analysis.pages.map((page) => {
    const folded = foldPage(page);
    return {folded, labels: meaningfulLabels(folded)};
  });
  return queries.flatMap((query) => candidatesOf(query, pages, analysis));
}

type PreparedPage = {folded: FoldedPage; labels: MeaningfulLabel[]};

function candidatesOf(
  query: FieldQuery,
  pages: readonly PreparedPage[],
  analysis: DocumentAnalysis,
): Candidate[] {
  const index = indexPhrases(query.phrases.filter(({origin}) => origin !== 'asked'));
  const matches = bestMatches(pages.flatMap((page) => matchesOn(page, query, index)));
  const beside = matches.flatMap((match) => {
    const places = valuePlaces(match);
    return places.flatMap((place) => {
      const value = withFurtherLines(place);
      const context = {place, value, places, matches};
      return valuesOf(place, value, query, analysis).map((typed) => candidate(query, typed, context));
    });
  });
  return [...beside, ...checkBoxCandidates(query, matches, analysis)];
}

function matchesOn({folded, labels}: PreparedPage, query: FieldQuery, index: PhraseIndex): LabelMatch[] {
  const asked = query.phrases.filter(({origin}) => origin === 'asked');
  return [
    ...asked.flatMap((phrase) => matchPhrase(folded, phrase)),
    ...matchKnown(folded, index),
    ...matchMeaning(folded, labels, query),
  ];
}

/** The most telling matches, one for each first word. */
function bestMatches(matches: LabelMatch[]): LabelMatch[] {
  const ranked = matches.sort((a, b) => rank(b) - rank(a));
  const starts = new Set<unknown>();
  return ranked.filter(({words}) => !starts.has(words[0]) && starts.add(words[0])).slice(0, mostMatches);
}

function rank(match: LabelMatch): number {
  const {last, segments} = match;
  return (
    match.likeness +
    rankOf.origin[match.origin] +
    rankOf.startsSegment * Number(match.startsSegment) +
    rankOf.endsSegment * Number(match.rest.length === 0) +
    rankOf.hasColon * Number(match.hasColon) +
    rankOf.isLabel * Math.max(...segments.map(({labelProbability}) => labelProbability)) +
    rankOf.inParagraph * Number(last.words.length > longSegment) +
    rankOf.perPage * match.page.page.number
  );
}

/** Values of the type of the query; where only the words of a request tell the type, the text as it stands too. */
function valuesOf(
  place: ValuePlace,
  {words}: ValueLines,
  query: FieldQuery,
  {notation}: DocumentAnalysis,
): TypedValue[] {
  const typed = typedValues(words, query, notation);
  const isFirstLine = words.length > place.words.length;
  const ofFirstLine = isFirstLine ? typedValues(place.words, query, notation) : [];
  const mayBe = mayBeText(query, typed) && (query.type !== 'money' || hasFigure(words));
  const asText = mayBe ? plainText(words) : [];
  return distinct([...typed, ...ofFirstLine, ...asText, ...valueParts(words, query)]);
}

/** No amount is written without a figure. */
function hasFigure(words: readonly Word[]): boolean {
  return words.some(({text}) => /\d/.test(text));
}

/** Types that are read from what stands there; a number or a name may be more than its type finds. */
const exactTypes = new Set<FieldType | undefined>([
  'date',
  'money',
  'percent',
  'iban',
  'vat',
  'email',
  'boolean',
]);

function mayBeText({type, isTypeGiven}: FieldQuery, typed: readonly TypedValue[]): boolean {
  return !isTypeGiven && type !== undefined && !(exactTypes.has(type) && typed.length > 0);
}

function distinct(values: TypedValue[]): TypedValue[] {
  const seen = new Set<unknown>();
  return values.filter(({value}) => !seen.has(value) && seen.add(value));
}

function candidate(query: FieldQuery, typed: TypedValue, placed: PlacedValue): Candidate {
  return {
    query,
    source: 'label',
    value: typed.value,
    raw: typed.raw,
    page: placed.place.match.page,
    box: unionOf(typed.words.map(({box}) => box)),
    words: typed.words,
    signals: labelSignals(query, typed, placed),
  };
}

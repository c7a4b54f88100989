import {unionOf} from '../../box.js';
import type {DocumentAnalysis} from '../../layout/analysis.js';
import {GroupReader} from '../../query/group-likeness.js';
import type {FieldQuery} from '../../query/field-query.js';
import {QueryCoverage} from '../../query/words/query-coverage.js';
import {WordLikeness} from '../../query/words/word-likeness.js';
import {valueTypes} from '../../values/value-types.js';
import type {Candidate} from '../candidate.js';
import {checkBoxCandidates} from '../check-boxes.js';
import {mayBeName, nameAlone} from '../name-alone.js';
import {plainText, typedValues, type TypedValue} from '../typed-values.js';
import {valueParts} from '../value-parts.js';
import {foldPage, type FoldedPage} from './label-search-index.js';
import type {LabelMatch} from './label-match.js';
import {labelSignals} from './label-signals.js';
import {indexPhrases, matchKnown, type PhraseIndex} from './match-known.js';
import {matchMeaning, meaningfulLabels, type MeaningfulLabel, type MeantQuery} from './match-meaning.js';
import {matchPhrase} from './match-phrase.js';
import type {PlacedValue} from './positioned-value.js';
import {valueLines, type ValueLines} from './value-lines.js';
import {valuePositions, type ValuePosition} from './value-positions.js';

/**
 * Only so many labels of a query are followed, most telling first: of the right answers of papers, bills, forms and
 * orders that one label alone leads to, 2 of 1000 are at a later one.
 */
const mostMatches = 5;
/** Captions are under their value beside the most telling labels only: elsewhere what is above is another field. */
const mostCaptions = 2;
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
 * Values beside the labels of queries: the text behind, right of, below or above words that read like the request,
 * and what the boxes there say.
 */
export function labelCandidates(queries: readonly FieldQuery[], analysis: DocumentAnalysis): Candidate[] {
  const texts = analysis.pages.flatMap(({segments}) => segments.map(({text}) => text));
  const reader = new GroupReader(texts.join(' '));
  const pages = analysis.pages.map((page) => {
    const folded = foldPage(page);
    return {folded, labels: meaningfulLabels(folded, reader)};
  });
  const words = new WordLikeness(queries, analysis.pages);
  const coverage = new QueryCoverage(analysis.pages, (...pair) => words.of(...pair));
  const requests = new GroupReader(queries.map(({field}) => field.prompt ?? field.name).join(' '));
  return queries.flatMap((query) => {
    const {name, prompt} = query.field;
    const likenessTo = (text: string) => coverage.likeness(query, text);
    return candidatesOf(
      {query, groups: requests.likenessOfRequest({name, prompt}), likenessTo},
      pages,
      analysis,
    );
  });
}

type PreparedPage = {folded: FoldedPage; labels: MeaningfulLabel[]};

function candidatesOf(
  meant: MeantQuery,
  pages: readonly PreparedPage[],
  analysis: DocumentAnalysis,
): Candidate[] {
  const {query} = meant;
  const index = indexPhrases(query.phrases.filter(({origin}) => origin !== 'asked'));
  const matches = bestMatches(pages.flatMap((page) => matchesOn(page, meant, index)));
  const beside = matches.flatMap((match, rankOfMatch) => {
    const places = valuePositions(match).filter(
      ({direction}) => direction !== 'above' || rankOfMatch < mostCaptions,
    );
    return places.flatMap((place) => {
      return valuesAt(place, query, analysis).map(({typed, value}) =>
        candidate(query, typed, {place, value, places, matches}),
      );
    });
  });
  return [...beside, ...checkBoxCandidates(query, matches, analysis)];
}

function matchesOn({folded, labels}: PreparedPage, meant: MeantQuery, index: PhraseIndex): LabelMatch[] {
  const asked = meant.query.phrases.filter(({origin}) => origin === 'asked');
  return [
    ...asked.flatMap((phrase) => matchPhrase(folded, phrase)),
    ...matchKnown(folded, index),
    ...matchMeaning(folded, labels, meant),
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

type PlaceValue = {typed: TypedValue; value: ValueLines};

/**
 * Values of the type of the query, of the text and of its first line; the text as printed, with all the lines it may
 * have, for queries without a type, and where only the words of a request tell the type and not all of it is of it.
 */
function valuesAt(place: ValuePosition, query: FieldQuery, {numberLocale}: DocumentAnalysis): PlaceValue[] {
  const runs = valueLines(place)
    .map((run) => ({...run, words: [...nameAlone(run.words, query)]}))
    .filter(({words}) => mayBeName(words, query));
  const firstLine = runs.find(({lines}) => lines === 1);
  const typed = [...new Set([...runs.slice(0, 1), ...(firstLine ? [firstLine] : [])])].flatMap((value) =>
    typedValues(value.words, query, numberLocale).map((one) => ({typed: one, value})),
  );
  const text = place.words.map((word) => word.text).join(' ');
  const mayBe = mayBeText(query, typed) && !isMisread(query.type, text, typed.length);
  const asText = mayBe ? runs.flatMap(textOf) : [];
  const parts = runs.flatMap((value) => valueParts(value.words, query).map((one) => ({typed: one, value})));
  return distinct([...typed, ...asText, ...parts]);
}

function textOf(value: ValueLines): PlaceValue[] {
  return plainText(value.words).map((typed) => ({typed, value}));
}

/** So many figures are a whole day; "10/90" may be a month. */
const figuresOfDay = 5;

/** No amount is written without a figure; the figures of a day that is none were misread: "12/0812022". */
function isMisread(type: FieldQuery['type'], text: string, valuesFound: number): boolean {
  const figures = text.match(/\d/g)?.length ?? 0;
  if (type === 'money') return figures === 0;
  return type === 'date' && valuesFound === 0 && figures >= figuresOfDay && !/\p{L}/u.test(text);
}

/** A value that is this much of a text is all of it but for marks and units. */
const wholeShare = 0.6;

/** An end of a range is a part of the text there, never the whole. */
function mayBeText({type, isTypeGiven, end}: FieldQuery, values: readonly PlaceValue[]): boolean {
  if (end !== undefined && values.length > 0) return false;
  if (type === undefined || type === 'text') return true;
  const isRead =
    valueTypes[type].reading === 'exactly' && values.some(({typed}) => typed.share >= wholeShare);
  return !isTypeGiven && !isRead;
}

function distinct(values: PlaceValue[]): PlaceValue[] {
  const seen = new Set<unknown>();
  return values.filter(({typed}) => !seen.has(typed.value) && seen.add(typed.value));
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

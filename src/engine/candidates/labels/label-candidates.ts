// labels: finds the label phrases of a query on the pages, and takes the values at positions around them.

import {unionOf} from '../../box.js';
import type {DocumentAnalysis} from '../../layout/analysis.js';
import {PhraseGroupMatcher} from '../../query/phrase-group-similarity.js';
import type {FieldQuery} from '../../query/field-query.js';
import {coverageByMeaning} from '../../query/words/query-coverage.js';
import {asNamed} from '../../query/words/request-wording.js';
import {valueTypes} from '../../values/value-types.js';
import type {Candidate} from '../candidate.js';
import {checkBoxCandidates} from '../check-boxes.js';
import {mayBeName, cutToName} from '../cut-to-name.js';
import {plainText, typedValues, type TypedValue} from '../typed-values.js';
import {valueParts} from '../value-parts.js';
import {foldPage, type FoldedPage} from './label-search-index.js';
import type {LabelMatch} from './label-match.js';
import {labelSignals} from './label-signals.js';
import {indexPhrases, matchKnown, type PhraseIndex} from './match-known.js';
import {matchMeaning, meaningfulLabels, type MeaningfulLabel, type MeantQuery} from './match-meaning.js';
import {aSign, matchPhrase} from './match-phrase.js';
import type {PositionedValue} from './positioned-value.js';
import {valueLines, type ValueLines} from './value-lines.js';
import {valuePositions, type ValuePosition} from './value-positions.js';

/**
 * Maximum number of label matches per query, highest rank first. On papers, bills, forms and orders, of the right
 * answers that only one label leads to, 2 of 1000 were at a later match.
 */
const mostMatches = 5;
/**
 * Number of label matches for which text above the label is considered (captions are printed under their values): for
 * others it belongs to another field.
 */
const mostCaptions = 2;
/** How many signs speak against a match by where its phrase is from. */
const doubts = {asked: 0, paraphrase: 1, meaning: 3, weak: 4};
/** A segment of more words is a line of running text. */
const longSegment = 14;

/**
 * Candidates beside the labels of queries: the text after, right of, below, above or before words that read like the
 * request, and what check boxes there say.
 */
export function labelCandidates(queries: readonly FieldQuery[], analysis: DocumentAnalysis): Candidate[] {
  const texts = analysis.pages.flatMap(({segments}) => segments.map(({text}) => text));
  const matcher = new PhraseGroupMatcher(texts.join(' '));
  const pages = analysis.pages.map((page) => {
    const folded = foldPage(page);
    return {folded, labels: meaningfulLabels(folded, matcher)};
  });
  const prompted = coverageByMeaning(queries, analysis.pages);
  const named = coverageByMeaning(queries, analysis.pages, asNamed);
  const requests = new PhraseGroupMatcher(queries.map(({field}) => field.prompt ?? field.name).join(' '));
  return queries.flatMap((query) => {
    const {name, prompt} = query.field;
    const likenessTo = (text: string) =>
      Math.max(prompted.likeness(query, text), named.likeness(query, text));
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
    const positions = valuePositions(match).filter(
      ({direction}) => direction !== 'above' || rankOfMatch < mostCaptions,
    );
    return positions.flatMap((position) => {
      return valuesAt(position, query, analysis).map(({typed, value}) =>
        candidate(query, typed, {position, value, positions, matches}),
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

/** The matches of highest rank, at most one for each first word. */
function bestMatches(matches: LabelMatch[]): LabelMatch[] {
  const ranked = matches.sort((a, b) => rank(b) - rank(a));
  const starts = new Set<unknown>();
  return ranked.filter(({words}) => !starts.has(words[0]) && starts.add(words[0])).slice(0, mostMatches);
}

function rank(match: LabelMatch): number {
  const {last, segments} = match;
  const signs =
    Number(match.startsSegment) +
    Number(match.rest.length === 0) +
    Number(match.hasColon) +
    2 * Math.max(...segments.map(({labelProbability}) => labelProbability)) -
    2 * Number(last.words.length > longSegment) -
    doubts[match.origin];
  return match.likeness + aSign * signs;
}

type PlaceValue = {typed: TypedValue; value: ValueLines};

/**
 * Values of the query's type, from the likeliest run of lines and from the first line alone. Where `mayBeText` allows
 * it, also the text of all likely runs as printed.
 */
function valuesAt(place: ValuePosition, query: FieldQuery, {numberLocale}: DocumentAnalysis): PlaceValue[] {
  const runs = valueLines(place)
    .map((run) => ({...run, words: [...cutToName(run.words, query)]}))
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

/** Minimum number of digits of a complete date; "10/90" may be a month. */
const figuresOfDay = 5;

/**
 * Whether the text as printed cannot answer: an amount without a digit, or the digits of a date that is none because
 * recognition misread it ("12/0812022").
 */
function isMisread(type: FieldQuery['type'], text: string, valuesFound: number): boolean {
  const figures = text.match(/\d/g)?.length ?? 0;
  if (type === 'money') return figures === 0;
  return type === 'date' && valuesFound === 0 && figures >= figuresOfDay && !/\p{L}/u.test(text);
}

/** A value with at least this share of a text is the whole text apart from marks and units. */
const wholeShare = 0.6;

/**
 * Whether the text as printed may answer. Not if a type other than text is given, nor if a value of an exactly read
 * type covers the text, nor if an end of a range is asked for and found: that is never the whole text.
 */
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

function candidate(query: FieldQuery, typed: TypedValue, positioned: PositionedValue): Candidate {
  return {
    query,
    source: 'label',
    value: typed.value,
    raw: typed.raw,
    page: positioned.position.match.page,
    box: unionOf(typed.words.map(({box}) => box)),
    words: typed.words,
    signals: labelSignals(query, typed, positioned),
  };
}

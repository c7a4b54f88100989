// sentences: values that running text states, found by cues around them; answers to yes/no questions.

import type {DocumentAnalysis} from '../../layout/analysis.js';
import {sentenceConcepts, type ConceptKind} from '../../knowledge/concepts/sentence-language.js';
import type {FieldType} from '../../../contract/fields.js';
import {findValues} from '../../values/find-values.js';
import type {FoundValue, NumberLocale} from '../../values/found.js';
import type {FieldQuery} from '../../query/field-query.js';
import {coverageByMeaning} from '../../query/words/query-coverage.js';
import type {Candidate} from '../candidate.js';
import {askedConcepts, type AskedConcept} from './query-concepts.js';
import type {Mention} from './value-mention.js';
import {partyAddresses} from './party-address.js';
import {positionOf, runningText, type RunningText} from './running-text.js';
import {statedSignals, cuedSignals} from './signals.js';
import {statedTruths, type StatedTruth} from './stated-truths.js';
import {statedValues} from './stated-values.js';
import {languagesOf} from './text-languages.js';
import {isWholeNumber} from '../typed-values.js';
import {mentionsOf, cuedValues, type ReadText, type CuedValue} from './cued-values.js';

/**
 * Candidates from running text: parties, dates, law, terms, amounts, addresses and numbers that sentences state, and
 * answers to yes/no questions. Text and values are read once for all queries of a document.
 */
export function sentenceSource(
  analysis: DocumentAnalysis,
  queries: readonly FieldQuery[],
): (query: FieldQuery) => Candidate[] {
  const text = readText(analysis);
  const coverage = queries.some(({type}) => type === 'boolean')
    ? coverageByMeaning(queries, analysis.pages)
    : undefined;
  const read = new Map<FieldType, FoundValue<string | boolean>[]>();
  const valuesOfType = (type: FieldType) => {
    const known = read.get(type) ?? valuesOf(type, text, analysis.numberLocale);
    read.set(type, known);
    return known;
  };
  return (query) => {
    const told = toldBy(query, text);
    const stated = statedValues(query, text.running, valuesOfType);
    const others = stated
      .filter(({mention}) => !told.some(({value}) => value.start < mention.end && value.end > mention.start))
      .map((value) => ({
        value: value.mention,
        signals: statedSignals(value, {stated, running: text.running}),
      }));
    const truths = coverage === undefined ? [] : statedTruths(query, text.running, coverage);
    return [
      ...[...told, ...others].flatMap((one) => candidateOf(query, text.running, one)),
      ...truths.flatMap((truth) => truthOf(query, text.running, truth, truths)),
    ];
  };
}

function readText(analysis: DocumentAnalysis): ReadText {
  const running = runningText(analysis);
  const read = new Map<string, Mention[]>();
  const mentions: ReadText['mentions'] = (kind) => {
    const known = read.get(kind) ?? mentionsOf[kind](running, analysis.numberLocale);
    read.set(kind, known);
    return known;
  };
  return {running, languages: languagesOf(running), mentions};
}

function valuesOf(
  type: FieldType,
  {running, mentions}: ReadText,
  numberLocale: NumberLocale,
): FoundValue<string | boolean>[] {
  const isMentioned = type === 'date' || type === 'money' || type === 'percent';
  return isMentioned ? mentions(type) : findValues(type, running.text, numberLocale);
}

interface Noticed {
  value: Mention;
  signals: Record<string, number>;
}

function toldBy(query: FieldQuery, text: ReadText): Noticed[] {
  const asked = askedConcepts(query).filter(({concept}) => mayBe(query.type, sentenceConcepts[concept]));
  return asked.flatMap((one) => {
    const values = valuesFor(one, text).filter(({mention}) => isEnd(query, one, mention));
    const about = {values, running: text.running};
    return values.map((value) => ({value: value.mention, signals: cuedSignals(value, one, about)}));
  });
}

function valuesFor(asked: AskedConcept, text: ReadText): CuedValue[] {
  if (asked.concept !== 'role_address') return cuedValues(asked, text);
  return partyAddresses(cuedValues({...asked, concept: 'role'}, text), cuedValues(asked, text));
}

const typesOfKind: Record<ConceptKind, FieldType[]> = {
  date: ['date', 'text'],
  duration: ['text'],
  money: ['money', 'number', 'text'],
  percent: ['percent', 'number', 'text'],
  place: ['text', 'name', 'address'],
  court: ['text', 'name', 'address'],
  name: ['name', 'text'],
  address: ['address', 'text'],
  title: ['text', 'name'],
};

function mayBe(type: FieldType | undefined, kind: ConceptKind): boolean {
  return type === undefined || typesOfKind[kind].includes(type);
}

/** Whether a value is the end of a range that is asked for; true for others, and if no end is asked for. */
function isEnd({end}: FieldQuery, {concept}: AskedConcept, {side}: Mention): boolean {
  const asked =
    end ??
    (concept === 'end_date'
      ? 'last'
      : concept === 'effective_date' || concept === 'start_date'
        ? 'first'
        : undefined);
  return side === undefined || asked === undefined || side === asked;
}

function candidateOf(
  query: FieldQuery,
  running: RunningText,
  {value: mention, signals}: Noticed,
): Candidate[] {
  const place = positionOf(running, mention);
  if (place === undefined) return [];
  const raw = running.text.slice(mention.start, mention.end).replace(/\s+/g, ' ').trim();
  if (query.type === 'number' && isPartOfName(raw, place)) return [];
  return [{query, source: 'sentence', value: mention.value, raw, ...place, signals}];
}

function truthOf(
  query: FieldQuery,
  running: RunningText,
  truth: StatedTruth,
  all: readonly StatedTruth[],
): Candidate[] {
  const place = positionOf(running, truth.mention);
  if (place === undefined) return [];
  const {mention, isDenied, said, likeness, words} = truth;
  const value = !isDenied;
  const best = Math.max(0, ...all.filter((other) => other !== truth).map((other) => other.said));
  const signals = {
    truthLikeness: said + likeness,
    truthSaid: said,
    truthLead: said - best,
    truthDenied: Number(isDenied),
    truthWords: words,
    truthRank: all.indexOf(truth),
  };
  return [
    {query, source: 'sentence', value, raw: mention.raw.replace(/\s+/g, ' ').trim(), ...place, signals},
  ];
}

/** Minimum number of words of a sentence. */
const shortestSentence = 5;

/** Whether a number is part of a name, as in the segment "100 mm Filter"; in a sentence it may count something. */
function isPartOfName(raw: string, {page, words}: Pick<Candidate, 'page' | 'words'>): boolean {
  const segment = page.segments.find((one) => one.words.includes(words[0]!));
  if (segment === undefined || segment.words.length >= shortestSentence) return false;
  const value = segment.text.replace(/^[^:：]*[:：] /, '');
  const start = value.indexOf(raw);
  return start >= 0 && !isWholeNumber(value, start, start + raw.length);
}

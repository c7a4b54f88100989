import {isProbable} from '../../probable.js';
import type {DocumentAnalysis, PageAnalysis, Segment} from '../../layout/analysis.js';
import type {Word} from '../../page.js';
import {likenessToAddress} from '../../values/addresses/address.js';
import {findDates, findDaysOfYear} from '../../values/date.js';
import {findValues} from '../../values/find-values.js';
import {foundValue, type FoundValue} from '../../values/found.js';
import {squash} from '../../values/fold.js';
import {likenessToCompany} from '../../values/name.js';
import {likenessToJobTitle, likenessToPerson, withoutCourtesy} from '../../values/person.js';
import {findTimes} from '../../values/time.js';
import {cardinalMentions} from '../sentences/mentions/cardinals.js';
import {durationMentions} from '../sentences/mentions/durations.js';
import {matchableText} from '../sentences/matchable-text.js';
import {plainText} from '../typed-values.js';
import {wordsBetween, wordText} from '../word-text.js';
import {nameMentions} from '../sentences/mentions/names.js';
import {runningText} from '../sentences/running-text.js';
import {languagesOf} from '../sentences/text-languages.js';
import type {SentenceLanguage} from '../../knowledge/concepts/sentence-language.js';
import type {SightingForm} from './sighting-forms.js';

/** An occurrence of a value of some form on a page. */
export interface Sighting {
  page: PageAnalysis;
  segment: Segment;
  value: string;
  raw: string;
  words: Word[];
  /** 0 to 1: how well it has the form. */
  likeness: number;
}

/** Maximum number of words of a name or a job title. */
const longestName = 8;
/** Maximum number of words of a segment of the form `alone`; longer ones are running text. */
const longestText = 12;
/** Minimum number of words of a sentence. */
const shortestSentence = 5;
/** Minimum likeness to a company, which capitals alone have. */
const leastCompany = 0.35;
/** Top share of the first page in which a name may be a company although no legal form or business word says so. */
const head = 0.15;
/** Minimum number of letters and digits of an identifier. */
const shortestIdentifier = 6;

/** All values of a form in a document, in reading order. */
export function sightingsOf(form: SightingForm, analysis: DocumentAnalysis): Sighting[] {
  const {pages, numberLocale} = analysis;
  const languages = form === 'number' ? languagesOf(runningText(analysis)) : [];
  return pages.flatMap((page) =>
    page.segments.flatMap((segment) =>
      [...foundIn({page, segment}, form, numberLocale), ...countsIn(segment, languages)].map((found) => ({
        page,
        segment,
        ...found,
      })),
    ),
  );
}

type Seen = Omit<Sighting, 'page' | 'segment'>;

function foundIn(
  {page, segment}: Pick<Sighting, 'page' | 'segment'>,
  form: SightingForm,
  numberLocale: DocumentAnalysis['numberLocale'],
): Seen[] {
  if (form === 'title') return titleIn(segment);
  if (form === 'address') return addressIn(segment);
  if (form === 'proper') return properIn(segment);
  if (form === 'alone') return aloneIn(segment);
  if (form === 'person' || form === 'organisation' || form === 'party') return nameIn(segment, form, page);
  if (form === 'duration') {
    const {text} = segment;
    return spansOf(segment, durationMentions({text, matchable: matchableText(text)}));
  }
  if (form === 'number') return numbersIn(segment, numberLocale);
  if (!/\d/.test(segment.text)) return [];
  if (form === 'time') return spansOf(segment, findTimes(segment.text));
  if (form === 'measure') return measuresIn(segment);
  const found =
    form === 'date' ? datesIn(segment, numberLocale) : findValues(form, segment.text, numberLocale);
  return spansOf(
    segment,
    found.filter(({raw}) => form !== 'identifier' || squash(raw).length >= shortestIdentifier),
  );
}

/** A number with its unit, or with the word for what it counts: "62 kg", "1.240 kWh", "4 °C", "12 Arbeitstage". */
const measure =
  /(?<![\p{L}\p{N}.,/-])[-+]?\d[\d.,]*\s?(?:°\s?)?(?:\p{L}{1,4}[²³23]?(?:\/\p{L}{1,4}[²³]?)?|(?<=\s)\p{L}{5,12}|°)(?![\p{L}\p{N}])/gu;

function measuresIn(segment: Segment): Seen[] {
  const found = [...segment.text.matchAll(measure)].map((match) => foundValue(match, match[0], 1));
  return spansOf(segment, found);
}

/** Dates with a year; if there is none, days without a year. */
function datesIn({text}: Segment, numberLocale: DocumentAnalysis['numberLocale']): FoundValue[] {
  const dates = findDates(text, numberLocale);
  return dates.length > 0 ? dates : findDaysOfYear(text, numberLocale);
}

/** Numbers that fill the segment or are in a sentence. The one of "100 mm Filter" is neither. */
function numbersIn(segment: Segment, numberLocale: DocumentAnalysis['numberLocale']): Seen[] {
  const {text, words} = segment;
  const found = /\d/.test(text) ? findValues('number', text, numberLocale) : [];
  const isSentence = words.length >= shortestSentence;
  return spansOf(
    segment,
    found.filter(({raw}) => isSentence || raw === text.trim()),
  );
}

/** Number words of the given languages, such as "three". */
function countsIn(segment: Segment, languages: readonly SentenceLanguage[]): Seen[] {
  const {text} = segment;
  return languages.length === 0
    ? []
    : spansOf(segment, cardinalMentions({text, matchable: matchableText(text)}, languages));
}

interface Span {
  value: string | boolean;
  raw: string;
  start: number;
  end: number;
  quality: number;
}

function spansOf(segment: Segment, spans: readonly Span[]): Seen[] {
  const text = wordText(segment.words);
  return spans.map(({value, raw, start, end, quality}) => ({
    value: String(value),
    raw,
    words: wordsBetween(text, start, end),
    likeness: quality,
  }));
}

/** A segment that is a name and nothing else. */
function nameIn(
  {text, words, box}: Segment,
  form: 'person' | 'organisation' | 'party',
  {page}: PageAnalysis,
): Seen[] {
  if (words.length > longestName || /[:?!]/.test(text)) return [];
  const person = form === 'organisation' || likenessToAddress(text) > 0 ? 0 : likenessToPerson(text);
  const company = form === 'person' ? 0 : likenessToCompany(text);
  const isInHead = page.number === 1 && box.top < head * page.height;
  const isName = isProbable(person) || company > leastCompany || (isInHead && company === leastCompany);
  if (!isName) return [];
  const value = isProbable(person) ? withoutCourtesy(text) : text;
  return [{value, raw: text, words, likeness: Math.max(person, company)}];
}

/** A segment that is a job title and nothing else, or the job title after a name: "Jane Doe, Director". */
function titleIn(segment: Segment): Seen[] {
  if (segment.words.length > longestName) return [];
  const text = wordText(segment.words);
  return partsOf(text.text).flatMap(({part, start}) => {
    const likeness = likenessToJobTitle(part);
    const words = wordsBetween(text, start, start + part.length);
    return !isProbable(likeness) ? [] : [{value: part, raw: part, words, likeness}];
  });
}

function partsOf(text: string): {part: string; start: number}[] {
  const whole = {part: text, start: 0};
  const behind = /[,/] /.exec(text);
  if (behind === null) return [whole];
  const start = behind.index + behind[0].length;
  return [whole, {part: text.slice(start), start}];
}

function addressIn({text, words}: Segment): Seen[] {
  const likeness = likenessToAddress(text);
  return !isProbable(likeness) ? [] : [{value: text, raw: text, words, likeness}];
}

/** The text of a short segment that is no label, without a tick mark before it. */
function aloneIn({text, words, labelProbability}: Segment): Seen[] {
  if (isProbable(labelProbability) || words.length > longestText) return [];
  const [whole] = plainText(words);
  return whole === undefined ? [] : [{value: String(whole.value), raw: text, words, likeness: 0}];
}

/** Names of persons, companies, places and things in running text, or alone. */
function properIn(segment: Segment): Seen[] {
  if (isProbable(segment.labelProbability)) return [];
  const {text} = segment;
  const names = nameMentions({text, matchable: matchableText(text)});
  return spansOf(segment, names);
}

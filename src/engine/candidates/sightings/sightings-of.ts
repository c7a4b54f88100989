import type {DocumentAnalysis, PageAnalysis, Segment} from '../../layout/analysis.js';
import type {Word} from '../../page.js';
import {likenessToAddress} from '../../values/addresses/address.js';
import {findValues} from '../../values/find-values.js';
import {squash} from '../../values/fold.js';
import {likenessToCompany} from '../../values/name.js';
import {likenessToPerson, withoutCourtesy} from '../../values/person.js';
import {findTimes} from '../../values/time.js';
import {durationMentions} from '../sentences/mentions/durations.js';
import {matchableText} from '../sentences/matchable-text.js';
import {wordsBetween, wordText} from '../word-text.js';
import type {SightingForm} from './sighting-forms.js';

/** A value of a form, somewhere on a page. */
export interface Sighting {
  page: PageAnalysis;
  segment: Segment;
  value: string;
  raw: string;
  words: Word[];
  /** 0 to 1: how well it has the form. */
  likeness: number;
}

/** A name has no more words. */
const longestName = 8;
/** Less like a name is some other text. */
const leastPerson = 0.5;
const leastCompany = 0.35;
/** Names in the head of a paper may be companies without a word that says so: this share of the first page. */
const head = 0.15;
/** What numbers something has so many letters and digits. */
const shortestIdentifier = 6;

/** All values of a form in a document, in reading order. */
export function sightingsOf(form: SightingForm, {pages, notation}: DocumentAnalysis): Sighting[] {
  return pages.flatMap((page) =>
    page.segments.flatMap((segment) =>
      foundIn({page, segment}, form, notation).map((found) => ({page, segment, ...found})),
    ),
  );
}

type Seen = Omit<Sighting, 'page' | 'segment'>;

function foundIn(
  {page, segment}: Pick<Sighting, 'page' | 'segment'>,
  form: SightingForm,
  notation: DocumentAnalysis['notation'],
): Seen[] {
  if (form === 'person' || form === 'organisation' || form === 'party') return nameIn(segment, form, page);
  if (form === 'duration') {
    const {text} = segment;
    return spansOf(segment, durationMentions({text, matchable: matchableText(text)}));
  }
  if (!/\d/.test(segment.text)) return [];
  if (form === 'time') return spansOf(segment, findTimes(segment.text));
  const found = findValues(form, segment.text, notation);
  return spansOf(
    segment,
    found.filter(({raw}) => form === 'date' || squash(raw).length >= shortestIdentifier),
  );
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
  const isName = person >= leastPerson || company > leastCompany || (isInHead && company === leastCompany);
  if (!isName) return [];
  const value = person >= leastPerson ? withoutCourtesy(text) : text;
  return [{value, raw: text, words, likeness: Math.max(person, company)}];
}

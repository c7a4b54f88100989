// registration: reads fields by reference pages, whose regions it maps onto the document.

import type {ExtractedField, FieldValue} from '../../contract/extraction.js';
import type {Field} from '../../contract/fields.js';
import {unionOf} from '../box.js';
import {likely} from '../levels.js';
import {isProbable, mayBe} from '../probable.js';
import type {Page} from '../page.js';
import {defaultNumberLocale, type NumberLocale} from '../values/found.js';
import {checkInk, isNumber, readInk} from './ink/check-ink.js';
import {inFractions} from './geometry/page-fractions.js';
import {readMark} from './marks/read-mark.js';
import {matcherOf, type Match} from './regions/page-of-region.js';
import type {ReadLines} from './ink/recognition-ensemble.js';
import {readPair} from './readings/read-page-pair.js';
import {isTall, type FieldRegion} from './regions/value-region.js';
import {regionsOnReferences} from './regions/region-on-references.js';
import {recogniseAgain, type ReadZone} from './readings/recognise-region.js';
import type {RegionReading} from './readings/region-reading.js';
import {readRegion} from './readings/read-region.js';
import {register, type Registration} from './geometry/page-registration.js';
import {readingProbability, signalsOf, type ReadingSignals} from './readings/reading-probability.js';
import {typeValue} from './readings/region-value.js';
import type {ReferenceDocument} from './reference-documents.js';
import {elect, electAll, type Ballot, type Elected} from './reference-vote.js';
import {withoutSharedWords, type RegionOffer} from './readings/shared-words.js';

export interface AlignRequest {
  /** Pages of the document. */
  pages: Page[];
  /** Each a revision of the same form. */
  references: ReferenceDocument[];
  fields: Field[];
  /** How numbers and dates are written in the document. */
  numberLocale?: NumberLocale;
  /** Recognises a part of a page again, larger. Without, what was read once is all there is. */
  readZone?: ReadZone;
  /** Recognises rasters of lines. Without it, readings are not checked against their ink. */
  readLines?: ReadLines;
  signal?: AbortSignal;
  /** Is called with the signals of each reading before they become a probability: the weights are fitted on them. */
  observe?: (field: string, signals: ReadingSignals) => void;
}

/** Least confidence at which an empty zone means that the field is empty; below it labels may still find a value. */
const surelyEmpty = 0.95;

/**
 * The fields that the reference documents answer, by name. A field is left out when the references do not have it, or
 * when neither its zone nor its label was found with enough confidence. A field whose zone is found and empty has the
 * value `null`.
 */
export async function alignFields(request: AlignRequest): Promise<Map<string, ExtractedField>> {
  const match = matcherOf(request.pages, request.references);
  const result = new Map<string, ExtractedField>();
  const give = (field: Field, found: ExtractedField | undefined) => {
    if (found) result.set(field.name, found);
  };
  const asked: AskedField[] = [];
  for (const field of request.fields) {
    request.signal?.throwIfAborted();
    const prepared = await prepareField(field, match, request);
    if (prepared && 'places' in prepared) asked.push(prepared);
    else give(field, prepared);
  }
  const first = withoutSharedWords(asked.map(({offer}) => offer));
  for (const [at, one] of asked.entries()) {
    request.signal?.throwIfAborted();
    const read = await readField(one, first[at], request);
    if (read) request.observe?.(one.field.name, read.signals);
    give(one.field, read && {...read.answer, confidence: readingProbability(read.signals, one.field)});
  }
  return result;
}

/** A field with its regions on the references, and what may be its value on the document. */
interface AskedField {
  field: Field;
  places: PlacedField[];
  ballots: Ballot[];
  offer: RegionOffer<Elected>;
}

/** The answer of a field that needs no reading, or what is needed to read it; `undefined` if no reference has it. */
async function prepareField(
  field: Field,
  match: Match,
  request: AlignRequest,
): Promise<AskedField | ExtractedField | undefined> {
  if (field.kind === 'STATIC') return {value: field.value ?? null, confidence: 1, route: 'static'};
  const places = regionsOnReferences(field, request.references)
    .filter((place) => place !== undefined)
    .map((place) => ({place, registration: match(place)}));
  if (field.type === 'table' || places.length === 0) return undefined;
  const best = bestPlaced(places);
  if (field.type === 'boolean' || field.options) {
    const marked = best && (await readMark(field, best.place, best.registration));
    if (marked || field.type === 'boolean') return marked;
  }
  const ballots = places.map(({place, registration}) => ballotOf(place, registration, request.pages));
  const offer = {place: best?.place ?? places[0]!.place, readings: electAll(ballots)};
  return {field, places, ballots, offer};
}

/** The reading that a field was given as a value; read once more from the picture where it is not sure. */
async function readField(
  {field, places, ballots, offer}: AskedField,
  first: Elected | undefined,
  request: AlignRequest,
): Promise<TypedReading | undefined> {
  const best = bestPlaced(places);
  const found = first && typed(field, await checked(first, best, request), request);
  // What is less than likely is read once more from the picture.
  if (found && found.signals.score >= likely) return found;
  // Words that answer another field, or that the field shares with one, are not read again.
  if (first?.text !== offer.readings[0]?.text) return found;
  const second = elect([...ballots, ...(await ballotsRecognisedAgain(places, request))]);
  return second ? typed(field, await checked(second, best, request), request) : found;
}

/** Checks a reading against the ink on the page, where lines can be recognised again. */
async function checked(
  reading: Elected,
  best: BestPlaced | undefined,
  {readLines, signal}: AlignRequest,
): Promise<RegionReading> {
  if (!best || !readLines) return reading;
  const check = {place: best.place, readLines, signal};
  const held = reading.words.length > 0 ? await checkInk(reading, check) : reading;
  const isRead = held.words.length > 0 && (held.confidence >= likely || !isNumber(check));
  if (isTall(best.place) || isRead) return held;
  const inked = await readInk(best.registration, check);
  return inked && (held.words.length === 0 || inked.confidence > held.confidence) ? inked : held;
}

/** What the best reference reads on the page once it was recognised again around the field. */
async function ballotsRecognisedAgain(
  places: PlacedField[],
  {readZone, pages}: AlignRequest,
): Promise<Ballot[]> {
  const best = bestPlaced(places);
  if (!best || !readZone) return [];
  const page = await recogniseAgain(best.place, best.registration, readZone);
  return page ? [ballotOf(best.place, register(best.place.page, page) ?? best.registration, pages)] : [];
}

interface PlacedField {
  place: FieldRegion;
  registration: Registration | undefined;
}

interface BestPlaced {
  place: FieldRegion;
  registration: Registration;
}

function bestPlaced(places: PlacedField[]): BestPlaced | undefined {
  return places
    .flatMap(({place, registration}) => (registration ? [{place, registration}] : []))
    .sort((a, b) => b.registration.confidence - a.registration.confidence)[0];
}

function ballotOf(place: FieldRegion, registration: Registration | undefined, pages: Page[]): Ballot {
  const trust = registration?.confidence ?? 0;
  if (registration && (place.means === 'region' || (isTall(place) && !isWritten(place))))
    return {readings: [readRegion(place, registration)], trust};
  if (place.means === 'region') return {readings: [], trust};
  // An old edition of the form may have more words in common with a later page.
  const others = !isProbable(trust)
    ? pages.slice(0, mostPages).filter((page) => page !== registration?.page)
    : [];
  const readings = [
    ...(registration ? readPair(place, registration.page, registration) : []),
    ...others.flatMap((page) => readPair(place, page, undefined)),
  ];
  return {readings: readings.sort(byConfidence), trust};
}

/** Whether the value is a text or a name: whole lines, as many as were filled in. */
function isWritten({field: {type = 'text'}}: FieldRegion): boolean {
  return type === 'text' || type === 'name';
}

/** Number of pages that are searched by labels. */
const mostPages = 10;

function byConfidence(a: RegionReading, b: RegionReading): number {
  return b.confidence - a.confidence;
}

/** A reading as a value of its field. */
interface TypedReading {
  answer: ExtractedField;
  signals: ReadingSignals;
}

function typed(
  field: Field,
  reading: RegionReading,
  {numberLocale = defaultNumberLocale}: AlignRequest,
): TypedReading | undefined {
  const signals = signalsOf(reading);
  if (reading.words.length === 0) {
    const empty: ExtractedField = {value: null, confidence: 0, route: 'zone'};
    return reading.confidence >= surelyEmpty ? {answer: empty, signals: {...signals, score: 0}} : undefined;
  }
  const value = typeValue(field, reading.text, numberLocale);
  // With less, other methods may find the field.
  const score = reading.confidence * (value?.quality ?? 0);
  if (!value || !mayBe(score)) return undefined;
  return {answer: answerOf(field, value.value, reading), signals: {...signals, score}};
}

function answerOf({multiple}: Field, value: FieldValue, reading: RegionReading): ExtractedField {
  return {
    value: multiple && !Array.isArray(value) ? [value] : value,
    confidence: reading.confidence,
    route: reading.by,
    page: reading.page.number,
    box: inFractions(unionOf(reading.words.map((word) => word.box)), reading.page),
    raw: reading.text,
    source: reading.words.some((word) => word.source === 'ocr') ? 'ocr' : 'text',
  };
}

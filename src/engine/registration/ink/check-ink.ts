import {heightOf, unionOf, widthOf} from '../../box.js';
import {linesOf} from '../../lines.js';
import type {Box, Page, Word} from '../../page.js';
import {squash} from '../../values/fold.js';
import {readNumber} from './number-from-figures.js';
import {ensembleReadings, type ReadLines} from './recognition-ensemble.js';
import type {FieldRegion} from '../regions/value-region.js';
import {isAlike, isPartOf, poolReadings, type PooledReading, type ReadingVote} from './pooled-readings.js';
import {legibility, type RegionReading} from '../readings/region-reading.js';
import type {Registration} from '../geometry/page-registration.js';
import {writingAreaUnder} from '../regions/writing-area.js';
import type {Elected} from '../reference-vote.js';
import {inkOfValue, type ValueInk} from './value-ink.js';
import {figureCount, hasForm, looksLike, correctToShape} from '../readings/value-shape.js';
import {regionOnPage} from '../regions/region-on-page.js';

export interface InkCheck {
  /** What the field's value looks like on the reference that fits best. */
  place: FieldRegion;
  readLines: ReadLines;
  signal?: AbortSignal;
}

/** Words as sure as this are not looked at again, if there is no more ink than they take. */
const legible = 0.97;
/** More characters than this are a sentence: pieces of ink cannot be counted, and looks cost time. */
const longest = 30;
/** What more ink than was read does to the confidence. */
const incomplete = 0.55;

/**
 * A reading held against the ink it was read from: ink that goes on beside the words was left out, and print or
 * handwriting that reads otherwise when it is shown otherwise is not certain. The text most of the looks agree on
 * wins; its confidence falls with those that do not.
 */
export async function checkInk(reading: Elected, check: InkCheck): Promise<RegionReading> {
  const {page, words, text} = reading;
  if (
    !words.some(({source}) => source === 'ocr') ||
    squash(text).length > longest ||
    linesOf(words).length > 1
  )
    return reading;
  const box = unionOf(words.map((word) => word.box));
  const ink = await inkOfValue({page, box, others: othersOf(page, words, check)});
  if (!ink || widthOf(ink.box) < narrower * widthOf(box)) return reading;
  const isRead =
    legibility(words) >= legible && covers(text, box, ink) && !(hasLikeness(check) && isCut(box, ink));
  if (isRead) return reading;
  const settled = await settle(reading, ink, check);
  return settled.confidence < certain ? settleFigures(settled, {reading, ink, check}) : settled;
}

/** Surer than this, figures are not looked at one by one. */
const certain = 0.85;

/** Ink that does not reach as far as the words lost something to a neighbour or a rule, and tells nothing. */
const narrower = 0.8;

async function settle(reading: Elected, ink: ValueInk, check: InkCheck): Promise<RegionReading> {
  const {words, text} = reading;
  const texts = poolReadings([{text, weight: legibility(words)}, ...(await looksAt(ink, check))]);
  const first = texts.find((one) => isAlike(one.text, text) || mayReplace(one, reading, {ink, check}));
  if (!first) return reading;
  const isSame = isAlike(first.text, text);
  const box = unionOf(words.map((word) => word.box));
  const whole = covers(first.text, isSame ? box : ink.box, ink) ? 1 : incomplete;
  const {rival, rivalry} = reading;
  const isSeen = rival !== undefined && texts.some((one) => isAlike(one.text, rival));
  const sure = Math.min(1, reading.confidence / Math.sqrt(legibility(words) || 1) / (isSeen ? rivalry : 1));
  const confidence = sure * Math.max(Math.sqrt(first.share) * whole, isSure(reading, check) ? doubted : 0);
  return isSame ? {...reading, confidence} : {...reading, ...asRead(first, ink), confidence};
}

/**
 * The figures one by one, where the reference has a number: all of them told are the value, unless they make a legible
 * one longer that is as long as the reference's. More of them than were read, and the reading is not all of the value.
 */
async function settleFigures(
  settled: RegionReading,
  {reading, ink, check}: {reading: Elected; ink: ValueInk; check: InkCheck},
): Promise<RegionReading> {
  const number = await readNumber(ink, {sample: check.place.sample, ...check});
  if (!number) return settled;
  const {text, certainty} = number;
  const sure = Math.min(1, reading.confidence / Math.sqrt(legibility(reading.words) || 1));
  const confidence = sure * certainty;
  if (certainty > 0 && isAlike(text, settled.text))
    return {...settled, confidence: Math.max(settled.confidence, confidence)};
  const isCloser = shapeOf(text, check) > shapeOf(settled.text, check);
  if (certainty > 0 && (!isSure(reading, check) || isCloser))
    return {...reading, ...asRead({text, share: certainty}, ink), confidence};
  const read = squash(settled.text).length;
  const more = isSure(reading, check) ? number.certain : number.pieces;
  return more > read ? {...settled, confidence: settled.confidence * incomplete} : settled;
}

/**
 * Looks that agree replace a reading by a text of its value's shape that is not just a part of it. Of a sure reading
 * they may only find the rest: most of them must see the same, and it must be no less like the reference's value. None
 * is longer by ink that is cut off.
 */
function mayReplace(
  {text, agreed, share}: PooledReading,
  reading: RegionReading,
  {ink, check}: {ink: ValueInk; check: InkCheck},
): boolean {
  const isKnown = hasLikeness(check);
  const box = unionOf(reading.words.map((word) => word.box));
  const least = isSure(reading, check) && !isCut(box, ink) ? 1 : 0.85;
  if (shapeOf(text, check) < least * shapeOf(reading.text, check)) return false;
  if (isCut(box, ink) && isKnown && share >= mostAgree && isPartOf(reading.text, text)) return true;
  if (ink.goesOn && squash(text).length > squash(reading.text).length) return false;
  if (isSure(reading, check)) return isKnown && agreed >= mostAgree && isPartOf(reading.text, text);
  return agreed >= (isKnown ? fewAgree : mostAgree) && !isPartOf(text, reading.text);
}

/** Words are read well by what is around them in their line; figures have nothing of that. */
function isSure({words}: RegionReading, check: InkCheck): boolean {
  return legibility(words) >= (hasLikeness(check) ? legible : legibleProse);
}

const legibleProse = 0.85;

/** Whether the reference shows what the value looks like: a number of so many figures, not a name and not a blank. */
function hasLikeness({place: {sample}}: InkCheck): boolean {
  return sample !== undefined && hasForm(sample);
}

/** What a legible reading keeps of its confidence whatever the ink around it says: stamps and pen strokes confuse looks. */
const doubted = 0.75;

/**
 * The text in ink alone where the field is, as no words were found there: in its zone, or under its caption as far as
 * there is room. `undefined` when the looks disagree.
 */
export async function readInk(
  registration: Registration,
  check: InkCheck,
): Promise<RegionReading | undefined> {
  const zone = regionOnPage(check.place, registration);
  const more = 0.25 * heightOf(zone.box);
  const box = {...zone.box, top: zone.box.top - more, bottom: zone.box.bottom + more};
  const inZone = await readInkIn(box, zone.confidence, registration.page, check);
  if (inZone) return inZone;
  const room = isNumber(check) ? writingAreaUnder(check.place, registration) : undefined;
  return room && readInkIn(room, zone.confidence, registration.page, check);
}

async function readInkIn(
  box: Box,
  confidence: number,
  page: Page,
  check: InkCheck,
): Promise<RegionReading | undefined> {
  const ink = await inkOfValue({page, box, others: othersOf(page, [], check)});
  if (!ink || ink.goesOn || ink.pieces > longest) return undefined;
  const [first] = poolReadings(await looksAt(ink, check));
  if (first && first.share >= mostAgree && squash(first.text).length >= ink.pieces) {
    const sure = confidence * shapeOf(first.text, check) * first.share;
    return {page, ...asRead(first, ink), confidence: sure, by: 'zone'};
  }
  const number = await readNumber(ink, {sample: check.place.sample, ...check});
  if (!number || number.certainty === 0) return undefined;
  const {text, certainty} = number;
  return {page, ...asRead({text, share: certainty}, ink), confidence: confidence * certainty, by: 'zone'};
}

function shapeOf(text: string, {place: {sample}}: InkCheck): number {
  return sample === undefined ? 0.8 : looksLike(sample, text);
}

/** Of what is seen, this much must be one text to be read where detection saw none, or for more than was legible. */
const mostAgree = 0.6;
/** More than one of the looks: enough for a text with the form of the reference's value. */
const fewAgree = 0.25;

async function looksAt(ink: ValueInk, {place, readLines, signal}: InkCheck): Promise<ReadingVote[]> {
  const opinions = await ensembleReadings(ink.picture, readLines, signal);
  const {sample} = place;
  return opinions.map(({text, confidence}) => ({
    text:
      sample === undefined ? text : correctToShape(sample, text.replace(/\s+/g, hasForm(sample) ? '' : ' ')),
    weight: confidence,
  }));
}

/** Whether there are as many characters as pieces of ink, and no ink beside them. */
function covers(text: string, box: Box, ink: ValueInk): boolean {
  const characters = [...text.replace(/[^\p{L}\p{N}]/gu, '')].length;
  if (ink.goesOn) return false;
  return ink.pieces <= characters || widthOf(ink.box) < wider * widthOf(box);
}

/** Whether what hangs together with the ink of the words reaches farther than they do: some of it was not read. */
function isCut(box: Box, {core}: ValueInk): boolean {
  return core.right - core.left >= wider * widthOf(box);
}

const wider = 1.25;

/** Other words of the page. Ink beside a number that was not read for what it is may be figures of it. */
function othersOf(page: Page, words: readonly Word[], check: InkCheck): Box[] {
  const own = new Set(words);
  const least = isNumber(check) ? readable : 0;
  return page.words.filter((word) => !own.has(word) && word.confidence >= least).map(({box}) => box);
}

const readable = 0.5;

/** Whether the reference shows that the value is nothing but figures. */
export function isNumber({place: {sample}}: Pick<InkCheck, 'place'>): boolean {
  return sample !== undefined && figureCount(sample) > 0;
}

function asRead(
  {text, share}: Pick<PooledReading, 'text' | 'share'>,
  {box}: ValueInk,
): Pick<RegionReading, 'words' | 'text'> {
  return {text, words: [{text, box, confidence: share, source: 'ocr'}]};
}

// ink: checks the reading of a value against its ink, and recognises it again in several views, or figure by figure.

import {heightOf, unionOf} from '../../box.js';
import {likely, possible} from '../../levels.js';
import {isProbable} from '../../probable.js';
import {linesOf} from '../../group-words-into-lines.js';
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
  /** The field on the reference that fits best, where `sample` is its value. */
  place: FieldRegion;
  readLines: ReadLines;
  signal?: AbortSignal;
}

/** Words with this confidence are not read again, if there is no more ink than they explain. */
const legible = 0.97;
/**
 * Texts with more characters are not checked: pieces of ink cannot be counted in a sentence, and reading views costs
 * time.
 */
const longest = 30;
/** Factor for the confidence of a reading that does not explain all ink. */
const incomplete = 0.55;

/**
 * Checks a reading against the ink it was read from. Ink that goes on beside the words was not read, and print or
 * handwriting that reads otherwise in other views is not certain. The text that most views agree on wins; its
 * confidence falls with the share of those that do not.
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
  // Narrower ink has lost something to a neighbour or a drawn line, and tells nothing.
  if (!ink || isWider(box, ink.box)) return reading;
  const isRead =
    legibility(words) >= legible && covers(text, box, ink) && !(hasLikeness(check) && isCut(box, ink));
  if (isRead) return reading;
  const settled = await settle(reading, ink, check);
  return settled.confidence < certain ? settleFigures(settled, {reading, ink, check}) : settled;
}

/** From this confidence on, figures are not read one by one. */
const certain = 0.85;

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
 * Reads figures one by one where the reference has a number. If all are told, they replace a reading that is not sure,
 * or that is less like the reference's value. If they are more than the characters read, the reading is incomplete.
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
 * Whether a text on which views agree may replace a reading. It must have the shape of the reference's value and not be
 * just a part of the reading. A sure reading is only completed: most views must see the same, and it must be no less
 * like the reference's value. Ink that is cut off makes no text longer.
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

/**
 * Whether a reading is legible enough to be sure. Words may be less so than figures, as they are read by what is around
 * them in their line.
 */
function isSure({words}: RegionReading, check: InkCheck): boolean {
  return legibility(words) >= (hasLikeness(check) ? legible : certain);
}

/** Whether the reference shows the form of the value: a number of so many figures, not a name and not a blank. */
function hasLikeness({place: {sample}}: InkCheck): boolean {
  return sample !== undefined && hasForm(sample);
}

/**
 * Least part of its confidence that a sure reading keeps, whatever its views say: stamps and pen strokes confuse them.
 */
const doubted = 0.75;

/**
 * Reads the ink where the field is, as no words were found there: in its zone or, for a number, in the room under its
 * label. `undefined` when the views disagree.
 */
export async function readInk(
  registration: Registration,
  check: InkCheck,
): Promise<RegionReading | undefined> {
  const zone = regionOnPage(check.place, registration);
  const more = heightOf(zone.box) / 4;
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
  return sample === undefined ? likely : looksLike(sample, text);
}

/** Least share of the views that must agree where detection saw no text, or to make a legible reading longer. */
const mostAgree = possible;
/** Least share of the views, more than one of them, that must agree on a text in the form of the reference's value. */
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

/**
 * Whether a text explains all ink: it has a character for each piece or the ink is hardly wider than the words, and no
 * ink goes on beside them.
 */
function covers(text: string, box: Box, ink: ValueInk): boolean {
  const characters = [...text.replace(/[^\p{L}\p{N}]/gu, '')].length;
  if (ink.goesOn) return false;
  return ink.pieces <= characters || !isWider(ink.box, box);
}

/** Whether ink connected to that of the words reaches farther than they do: some of it was not read. */
function isCut(box: Box, {core}: ValueInk): boolean {
  return isWider(core, box);
}

function isWider(one: Extent, other: Extent): boolean {
  return one.right - one.left >= wider * (other.right - other.left);
}

type Extent = Pick<Box, 'left' | 'right'>;

/** Wider by a letter of a short word. */
const wider = 1.25;

/**
 * The boxes of the other words on the page. Without illegible ones if the value is a number, as they may be figures of
 * it.
 */
function othersOf(page: Page, words: readonly Word[], check: InkCheck): Box[] {
  const own = new Set(words);
  const isOther = (word: Word) => !own.has(word) && (!isNumber(check) || isProbable(word.confidence));
  return page.words.filter(isOther).map(({box}) => box);
}

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

import {heightOf, unionOf, widthOf} from '../box.js';
import {linesOf} from '../lines.js';
import type {Box, Page, Word} from '../page.js';
import {squash} from '../values/fold.js';
import {similarity} from '../values/similarity.js';
import {opinionsOn, type ReadLines} from './opinions.js';
import type {Place} from './place.js';
import {legibility, type Reading} from './reading.js';
import type {Registration} from './registration.js';
import type {Elected} from './vote.js';
import {inkOfValue, type ValueInk} from './value-ink.js';
import {hasForm, looksLike, mendLike} from './value-shape.js';
import {zoneOf} from './zone.js';

export interface InkCheck {
  /** What the field's value looks like on the reference that fits best. */
  place: Place;
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
export async function checkInk(reading: Elected, check: InkCheck): Promise<Reading> {
  const {page, words, text} = reading;
  if (
    !words.some(({source}) => source === 'ocr') ||
    squash(text).length > longest ||
    linesOf(words).length > 1
  )
    return reading;
  const box = unionOf(words.map((word) => word.box));
  const ink = await inkOfValue({page, box, others: othersOf(page, words)});
  if (!ink || widthOf(ink.box) < narrower * widthOf(box)) return reading;
  return legibility(words) >= legible && covers(text, box, ink) ? reading : settle(reading, ink, check);
}

/** Ink that does not reach as far as the words lost something to a neighbour or a rule, and tells nothing. */
const narrower = 0.8;

async function settle(reading: Elected, ink: ValueInk, check: InkCheck): Promise<Reading> {
  const {words, text} = reading;
  const texts = pooled([{text, weight: legibility(words)}, ...(await looksAt(ink, check))]);
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
 * Looks that agree replace a reading by a text of its value's shape that is not just a part of it. Of a sure reading
 * they may only find the rest: most of them must see the same, and it must be no less like the reference's value. None
 * is longer by ink that is cut off.
 */
function mayReplace(
  {text, agreed}: Pooled,
  reading: Reading,
  {ink, check}: {ink: ValueInk; check: InkCheck},
): boolean {
  const isKnown = hasLikeness(check);
  const least = isSure(reading, check) ? 1 : 0.85;
  if (shapeOf(text, check) < least * shapeOf(reading.text, check)) return false;
  if (ink.goesOn && squash(text).length > squash(reading.text).length) return false;
  if (isSure(reading, check)) return isKnown && agreed >= mostAgree && isPartOf(reading.text, text);
  return agreed >= (isKnown ? fewAgree : mostAgree) && !isPartOf(text, reading.text);
}

/** Words are read well by what stands around them in their line; figures have nothing of that. */
function isSure({words}: Reading, check: InkCheck): boolean {
  return legibility(words) >= (hasLikeness(check) ? legible : legibleProse);
}

const legibleProse = 0.85;

/** Whether the reference shows what the value looks like: a number of so many figures, not a name and not a blank. */
function hasLikeness({place: {sample}}: InkCheck): boolean {
  return sample !== undefined && hasForm(sample);
}

/** What a legible reading keeps of its confidence whatever the ink around it says: stamps and pen strokes confuse looks. */
const doubted = 0.75;

/** What stands in the zone of a field in ink alone, where no words were found; `undefined` when the looks disagree. */
export async function readInk(registration: Registration, check: InkCheck): Promise<Reading | undefined> {
  const {page} = registration;
  const {box, confidence} = zoneOf(check.place, registration);
  const more = 0.25 * heightOf(box);
  const ink = await inkOfValue({
    page,
    box: {...box, top: box.top - more, bottom: box.bottom + more},
    others: othersOf(page, []),
  });
  if (!ink || ink.goesOn || ink.pieces > longest) return undefined;
  const [first] = pooled(await looksAt(ink, check));
  if (!first || first.share < mostAgree || squash(first.text).length < ink.pieces) return undefined;
  const sure = confidence * shapeOf(first.text, check) * first.share;
  return {page, ...asRead(first, ink), confidence: sure, by: 'zone'};
}

function shapeOf(text: string, {place: {sample}}: InkCheck): number {
  return sample === undefined ? 0.8 : looksLike(sample, text);
}

/** Of what is seen, this much must be one text to be read where detection saw none, or for more than was legible. */
const mostAgree = 0.6;
/** More than one of the looks: enough for a text with the form of the reference's value. */
const fewAgree = 0.25;

interface Seen {
  text: string;
  weight: number;
}

async function looksAt(ink: ValueInk, {place, readLines, signal}: InkCheck): Promise<Seen[]> {
  const opinions = await opinionsOn(ink.picture, readLines, signal);
  const {sample} = place;
  return opinions.map(({text, confidence}) => ({
    text: sample === undefined ? text : mendLike(sample, text.replace(/\s+/g, hasForm(sample) ? '' : ' ')),
    weight: confidence,
  }));
}

interface Pooled extends Seen {
  /** Of all that was seen, what is this text. */
  agreed: number;
  /** The same with what half supports it. */
  share: number;
}

/**
 * The texts seen, those that are alike as one, by their share of all that was seen; the greatest first. What a text
 * has a character more than counts half for it: narrow letters and doubled figures are lost, but seldom made up.
 */
function pooled(seen: readonly Seen[]): Pooled[] {
  const all = seen.reduce((sum, {weight}) => sum + weight, 0) || 1;
  return seen
    .map(({text, weight}) => ({
      text,
      weight,
      agreed: seen.reduce((sum, other) => sum + (isAlike(text, other.text) ? other.weight : 0), 0) / all,
      share: seen.reduce((sum, other) => sum + supportOf(text, other.text) * other.weight, 0) / all,
    }))
    .filter(({text}) => squash(text) !== '')
    .sort((a, b) => b.share - a.share || b.weight - a.weight);
}

function supportOf(text: string, seen: string): number {
  if (isAlike(text, seen)) return 1;
  return isPartOf(seen, text) && squash(seen).length === squash(text).length - 1 ? 0.5 : 0;
}

/** Whether all characters of the first stand in the second, in their order. */
function isPartOf(part: string, whole: string): boolean {
  const left = [...squash(part)];
  for (const character of squash(whole)) if (character === left[0]) left.shift();
  return left.length === 0;
}

/** Figures must be the same; of words nearly all letters. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [squash(one), squash(other)];
  if (a === b) return true;
  const [letters, otherLetters] = [a.replace(/\p{N}/gu, ''), b.replace(/\p{N}/gu, '')];
  if (a.replace(/\P{N}/gu, '') !== b.replace(/\P{N}/gu, '')) return false;
  return letters.length >= aWord && similarity(letters, otherLetters) >= 0.85;
}

/** Fewer letters than this belong to a number. */
const aWord = 4;

/** Whether there are as many characters as pieces of ink, and no ink beside them. */
function covers(text: string, box: Box, ink: ValueInk): boolean {
  const characters = [...text.replace(/[^\p{L}\p{N}]/gu, '')].length;
  if (ink.goesOn) return false;
  return ink.pieces <= characters || widthOf(ink.box) < wider * widthOf(box);
}

const wider = 1.25;

function othersOf(page: Page, words: readonly Word[]): Box[] {
  const own = new Set(words);
  return page.words.filter((word) => !own.has(word)).map(({box}) => box);
}

function asRead({text, share}: Pooled, {box}: ValueInk): Pick<Reading, 'words' | 'text'> {
  return {text, words: [{text, box, confidence: share, source: 'ocr'}]};
}

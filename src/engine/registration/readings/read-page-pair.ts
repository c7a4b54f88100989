import {mayBe} from '../../probable.js';
import {sameText} from '../geometry/homoglyphs.js';
import {heightOf} from '../../box.js';
import {certain, doubtful, hardly, likely, possible} from '../../levels.js';
import type {Box, Page, Word} from '../../page.js';
import {squash} from '../../values/fold.js';
import {defaultNumberLocale} from '../../values/found.js';
import {findText, nearness, withoutNumbering, type LearnedLabel} from '../regions/region-label.js';
import {knownTexts, type FieldRegion} from '../regions/value-region.js';
import {printedTextOf, type PrintedText} from '../regions/printed-words.js';
import {blocksOf, runsBetween} from './filled-blocks.js';
import {partsAround, valueInBlock} from './value-in-block.js';
import type {RegionReading} from './region-reading.js';
import {locate, type Registration} from '../geometry/page-registration.js';
import {runsOf, textOf, usualHeight, type WordRun} from '../geometry/word-runs.js';
import {centreOf, mapBox} from '../geometry/transform.js';
import {isParsed, typeValue} from './region-value.js';
import {hasForm, looksLike, correctToShape} from './value-shape.js';

/**
 * The readings of a label/value pair, best first. Every filled-in run of words is weighed by its distance from the
 * reference's region, by its label and by its likeness to the reference's value.
 */
export function readPair(
  place: FieldRegion,
  page: Page,
  registration: Registration | undefined,
): RegionReading[] {
  const print = registration && printedTextOf(registration, place);
  const labels = isPrinted(place, print) ? labelSpots(place, page, registration) : [];
  const zone = registration && !place.vague && mapBox((point) => locate(registration, point), place.value);
  const height = usualHeight(page);
  const weighed = candidatesOf(place, page, print, labels).map((filled) => weigh(filled));
  return (isParsed(place.field) ? asSureAsParts(weighed) : weighed)
    .map(({reading}) => reading)
    .filter((reading) => reading.confidence > hardly)
    .sort((a, b) => b.confidence - a.confidence || b.words.length - a.words.length);

  function weigh({lines, isLike}: Filled): Weighed {
    const words = lines.flatMap((line) => line.words);
    const written = lines.map((line) => textOf(line.words)).join('\n');
    const text = place.sample === undefined ? written : correctToShape(place.sample, written);
    const shape = likenessToSample(place, text) * (isLike ? 1 : possible);
    const nearest = (box: Box) => (zone ? zoneNearness(box, zone, height) : 0);
    const byZone = registration
      ? registration.confidence * Math.max(...lines.map(({box}) => nearest(box)))
      : 0;
    const byLabel = Math.max(
      0,
      ...labels.map((spot) => spot.likeness * spot.trust * nearness(spot.run.box, lines[0]!.box)),
    );
    const stands = 1 - (1 - certain * byZone) * (1 - certain * byLabel);
    const by = byZone >= byLabel ? 'zone' : 'label';
    return {reading: {page, words, text, confidence: shape * stands, by}, shape};
  }
}

interface Weighed {
  reading: RegionReading;
  /** 0 to 1: how well the text fits the type of the field, or the value of the reference. */
  shape: number;
}

/**
 * Gives a longer text that fits the type as well as its parts do at least their confidence: a telephone number may have
 * more groups than that of the reference, and its middle be elsewhere.
 */
function asSureAsParts(weighed: readonly Weighed[]): Weighed[] {
  const better = weighed.filter(({reading}) => reading.confidence > hardly);
  return weighed.map(({reading, shape}) => {
    const words = new Set(reading.words);
    const parts = better.filter(
      (other) => other.shape <= shape && other.reading.words.every((word) => words.has(word)),
    );
    const confidence = Math.max(reading.confidence, ...parts.map((part) => part.reading.confidence));
    return {reading: {...reading, confidence}, shape};
  });
}

/** 0 to 1: how much a text is like what the field has on the reference. */
function likenessToSample({field, sample}: FieldRegion, text: string): number {
  const parsed = isParsed(field) ? typeValue(field, text, defaultNumberLocale) : undefined;
  if (parsed) return parsed.quality;
  return sample === undefined ? likely : looksLike(sample, text) * (isParsed(field) ? doubtful : 1);
}

/**
 * Whether the label is print of the form. One that the user did not draw may be text filled in for another field, which
 * is elsewhere on other documents.
 */
function isPrinted({label, field}: FieldRegion, print: PrintedText | undefined): boolean {
  return (
    !label ||
    !print ||
    field.label_box !== undefined ||
    label.words.some((word) => print.onReference.has(word))
  );
}

interface TrustedSpot extends LearnedLabel {
  /** 0 to 1; less for a label that is elsewhere than the reference says. */
  trust: number;
}

function labelSpots(place: FieldRegion, page: Page, registration: Registration | undefined): TrustedSpot[] {
  const spots = spotsOf(place, page).slice(0, 8);
  const expected = registration && place.label && locate(registration, centreOf(place.label.box));
  const height = usualHeight(page);
  return spots.map((spot) => {
    const at = centreOf(spot.run.box);
    const away = expected ? Math.hypot((at.x - expected.x) / 3, at.y - expected.y) / height : 0;
    const doubt = registration ? registration.confidence * (1 - Math.exp(-Math.max(0, away - 2) / 6)) : 0;
    return {...spot, trust: 1 - doubt / 2};
  });
}

/**
 * Whether a label that was found is part of a value, as "Rua" is of a street: it has other words beside it, and the
 * real label is close to it, or nearer to where the reference has it.
 */
function isOfText(spot: TrustedSpot, spots: readonly TrustedSpot[], page: Page): boolean {
  const [first] = spot.run.words;
  const line = page.lines.find(({words}) => words.includes(first!))!.words;
  if (withoutNumbering(line).words.length <= spot.run.words.length) return false;
  return spots.some(
    (other) =>
      other !== spot &&
      other.likeness >= sameText &&
      (other.trust > spot.trust || mayBe(nearness(other.run.box, spot.run.box))),
  );
}

/** Where the label is; if it was misread on the reference, where one of the field's names is. */
function spotsOf({label, field}: FieldRegion, page: Page): LearnedLabel[] {
  const learned = label ? findText(label.key, label.words.length, page) : [];
  if (learned.length > 0) return learned;
  return knownTexts(field)
    .flatMap((text) => findText(squash(text), text.split(/\s+/).length, page))
    .sort((a, b) => b.likeness - a.likeness);
}

/**
 * What may be the value. If it has a form, any run of words between printed ones; if it is free text, the lines that
 * were filled in together, without those that the reference has for other fields.
 */
function candidatesOf(
  place: FieldRegion,
  page: Page,
  print: PrintedText | undefined,
  labels: TrustedSpot[],
): Filled[] {
  const labelWords = new Set(
    labels
      .filter((spot) => spot.likeness >= sameText && !isOfText(spot, labels, page))
      .flatMap((spot) => spot.run.words),
  );
  const free = runsBetween(page, (word) => print?.onPage.has(word) === true || labelWords.has(word));
  const asOne = (run: WordRun): Filled => ({lines: [run], isLike: true});
  const longest = longestOf(place);
  if (longest !== undefined) return free.flatMap(({words}) => runsOf(words, longest)).map(asOne);
  if (!print) return free.map(asOne);
  const around = partsAround(place, print);
  const isPrint = (word: Word) => print.onPage.has(word) || labelWords.has(word);
  const whole = free.filter((run) => !isInsidePrint(run, page, isPrint));
  return blocksOf(whole, page).map((block) => valueInBlock(block, around));
}

/** Whether a run has print on both sides, no farther than a space: a word of a printed sentence that was misread. */
function isInsidePrint({words}: WordRun, page: Page, isPrint: (word: Word) => boolean): boolean {
  const line = page.lines.find((one) => one.words.includes(words[0]!))!.words;
  const [before, after] = [line[line.indexOf(words[0]!) - 1], line[line.indexOf(words.at(-1)!) + 1]];
  if (!before || !after || !isPrint(before) || !isPrint(after)) return false;
  const room = heightOf(words[0]!.box);
  return words[0]!.box.left - before.box.right < room && after.box.left - words.at(-1)!.box.right < room;
}

/**
 * Filled-in lines. `isLike`: there are as many other texts beside them as on the reference. Which of them the value is,
 * is not sure otherwise.
 */
interface Filled {
  lines: WordRun[];
  isLike: boolean;
}

/** The most words of a value that is a part of a line; `undefined` where it is whole lines. */
function longestOf({sample, field}: FieldRegion): number | undefined {
  if (isParsed(field)) return Math.max(longestParsed, wordCount(sample ?? '') + 1);
  return sample !== undefined && hasForm(sample) ? wordCount(sample) + 1 : undefined;
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** The most words of a parsed value: "this 24th day of April, 2012". */
const longestParsed = 6;

/**
 * 1 within the zone, falling with the distance, more slowly sideways: values shift along their line more than they
 * leave it.
 */
function zoneNearness(box: Box, zone: Box, height: number): number {
  const {x, y} = centreOf(box);
  const aside = Math.max(0, zone.left - x, x - zone.right) / height;
  const off = Math.max(0, zone.top - y, y - zone.bottom) / Math.max(height, heightOf(zone) / 2);
  return Math.exp(-((aside / 6) ** 2) - (off / 2) ** 2);
}

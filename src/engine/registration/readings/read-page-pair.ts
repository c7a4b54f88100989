import {heightOf} from '../../box.js';
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
 * The value of a label/value pair: every filled-in run of words is weighed by where the reference has the value, by
 * its label and by its likeness to the reference's value. Best first.
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
    .filter((reading) => reading.confidence > unlikely)
    .sort((a, b) => b.confidence - a.confidence || b.words.length - a.words.length);

  function weigh({lines, isLike}: Filled): Weighed {
    const words = lines.flatMap((line) => line.words);
    const written = lines.map((line) => textOf(line.words)).join('\n');
    const text = place.sample === undefined ? written : correctToShape(place.sample, written);
    const shape = likenessToSample(place, text) * (isLike ? 1 : otherParts);
    const nearest = (box: Box) => (zone ? zoneNearness(box, zone, height) : 0);
    const byZone = registration
      ? registration.confidence * Math.max(...lines.map(({box}) => nearest(box)))
      : 0;
    const byLabel = Math.max(
      0,
      ...labels.map((spot) => spot.likeness * spot.trust * nearness(spot.run.box, lines[0]!.box)),
    );
    const stands = 1 - (1 - 0.85 * byZone) * (1 - 0.85 * byLabel);
    const by = byZone >= byLabel ? 'zone' : 'label';
    return {reading: {page, words, text, confidence: shape * stands, by}, shape};
  }
}

/** A weaker reading is none. */
const unlikely = 0.05;

interface Weighed {
  reading: RegionReading;
  /** 0 to 1: how well the text fits the type of the field, or the value of the reference. */
  shape: number;
}

/**
 * A longer text that is of the type as well as a part of it is no less likely to be the value: the number of a telephone has as
 * many groups as it has, wherever the middle of the reference's is.
 */
function asSureAsParts(weighed: readonly Weighed[]): Weighed[] {
  const likely = weighed.filter(({reading}) => reading.confidence > unlikely);
  return weighed.map(({reading, shape}) => {
    const words = new Set(reading.words);
    const parts = likely.filter(
      (other) => other.shape <= shape && other.reading.words.every((word) => words.has(word)),
    );
    const confidence = Math.max(reading.confidence, ...parts.map((part) => part.reading.confidence));
    return {reading: {...reading, confidence}, shape};
  });
}

/** The block has fewer texts than that of the reference: which of them this is, is not sure. */
const otherParts = 0.6;

/** 0 to 1: how much a text is like what the field has on the reference. */
function likenessToSample({field, sample}: FieldRegion, text: string): number {
  const parsed = isParsed(field) ? typeValue(field, text, defaultNumberLocale) : undefined;
  if (parsed) return parsed.quality;
  return sample === undefined ? 0.8 : looksLike(sample, text) * (isParsed(field) ? notParsed : 1);
}

/** What is no date is seldom what was filled in for one. */
const notParsed = 0.5;

/** A label that nobody drew may be what was filled in for another field: then it leads nowhere. */
function isPrinted({label, field}: FieldRegion, print: PrintedText | undefined): boolean {
  return (
    !label ||
    !print ||
    field.label_box !== undefined ||
    label.words.some((word) => print.onReference.has(word))
  );
}

interface TrustedSpot extends LearnedLabel {
  /** Less for a label that is elsewhere than the reference says. */
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
    return {...spot, trust: (1 - 0.6 * doubt) / (spots.length > 1 && !expected ? 1.3 : 1)};
  });
}

/**
 * A value may have the words of its label, "Rua" of a street: there it has other words beside it, and the label is near or
 * nearer to where the reference has it.
 */
function isOfText(spot: TrustedSpot, spots: readonly TrustedSpot[], page: Page): boolean {
  const [first] = spot.run.words;
  const line = page.lines.find(({words}) => words.includes(first!))!.words;
  if (withoutNumbering(line).words.length <= spot.run.words.length) return false;
  return spots.some(
    (other) =>
      other !== spot &&
      other.likeness > 0.8 &&
      (other.trust > spot.trust || nearness(other.run.box, spot.run.box) > beside),
  );
}

/** Nearer than a line of print between them. */
const beside = 0.3;

/** Where the label is; one that reads badly on the reference is looked for by the names the field has. */
function spotsOf({label, field}: FieldRegion, page: Page): LearnedLabel[] {
  const learned = label ? findText(label.key, label.words.length, page) : [];
  if (learned.length > 0) return learned;
  return knownTexts(field)
    .flatMap((text) => findText(squash(text), text.split(/\s+/).length, page))
    .sort((a, b) => b.likeness - a.likeness);
}

/**
 * What may be the value: with a form, any words between the printed ones; a text, the lines that were filled in
 * together, as far as the reference has them all for the value.
 */
function candidatesOf(
  place: FieldRegion,
  page: Page,
  print: PrintedText | undefined,
  labels: TrustedSpot[],
): Filled[] {
  const labelWords = new Set(
    labels
      .filter((spot) => spot.likeness > 0.8 && !isOfText(spot, labels, page))
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

/** Print on both sides, with no more room than between words: a word of a printed sentence that was misread. */
function isInsidePrint({words}: WordRun, page: Page, isPrint: (word: Word) => boolean): boolean {
  const line = page.lines.find((one) => one.words.includes(words[0]!))!.words;
  const [before, after] = [line[line.indexOf(words[0]!) - 1], line[line.indexOf(words.at(-1)!) + 1]];
  if (!before || !after || !isPrint(before) || !isPrint(after)) return false;
  const room = wordSpace * heightOf(words[0]!.box);
  return words[0]!.box.left - before.box.right < room && after.box.left - words.at(-1)!.box.right < room;
}

/** A space between words, in heights of a word. */
const wordSpace = 0.7;

/** What was filled in, and whether with as many other texts beside it as on the reference. */
interface Filled {
  lines: WordRun[];
  isLike: boolean;
}

/** Words a value may have that is a part of a line; `undefined` where it is whole lines. */
function longestOf({sample, field}: FieldRegion): number | undefined {
  if (isParsed(field)) return Math.max(longestParsed, wordCount(sample ?? '') + 1);
  return sample !== undefined && hasForm(sample) ? wordCount(sample) + 1 : undefined;
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** "this 24th day of April, 2012" */
const longestParsed = 6;

/** 1 within the zone, falling with the distance; values shift sideways more than they leave their line. */
function zoneNearness(box: Box, zone: Box, height: number): number {
  const {x, y} = centreOf(box);
  const aside = Math.max(0, zone.left - x, x - zone.right) / height;
  const off = Math.max(0, zone.top - y, y - zone.bottom) / Math.max(height, heightOf(zone) / 2);
  return Math.exp(-((aside / 6) ** 2) - (off / 1.6) ** 2);
}

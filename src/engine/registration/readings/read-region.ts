// readings: what was filled in at a field's region or label, and the probability that it is the value.

import {heightOf} from '../../box.js';
import {linesOf} from '../../group-words-into-lines.js';
import {shareRow} from '../../overlaps.js';
import type {Box, Word} from '../../page.js';
import {squash} from '../../values/fold.js';
import {wordsIn, type FieldRegion} from '../regions/value-region.js';
import {printedWords} from '../regions/printed-words.js';
import type {RegionReading} from './region-reading.js';
import {locate, type Registration} from '../geometry/page-registration.js';
import {centreOf, distanceBetween} from '../geometry/transform.js';
import {regionOnPage} from '../regions/region-on-page.js';

/** What was filled in within the region, line by line; an empty text when nothing was. */
export function readRegion(place: FieldRegion, registration: Registration): RegionReading {
  const {page} = registration;
  const zone = regionOnPage(place, registration);
  const printed = printedWords(registration, place);
  const kept = (word: Word) => !printed.has(word) && !isResidue(word);
  const inside = wordsIn(page, zone.box).filter(kept);
  const free = page.words.filter((word) => kept(word));
  const words = place.means === 'pair' ? grow(inside, free) : inside;
  const lines = linesOf(withoutLabel(words, place, registration));
  return {
    page,
    words: lines.flatMap((line) => line.words),
    text: lines.map((line) => line.text).join('\n'),
    confidence: zone.confidence,
    by: 'zone',
  };
}

/**
 * Adds the words that go on along the line: a pair's box fits the value of the reference, and this one may be longer.
 */
function grow(inside: Word[], free: Word[]): Word[] {
  const words = new Set(inside);
  for (const word of words)
    for (const other of free) if (!words.has(other) && continues(word.box, other.box)) words.add(other);
  return [...words];
}

/** Whether a word is the next one on the line. */
function continues(box: Box, next: Box): boolean {
  const height = Math.min(heightOf(box), heightOf(next));
  const gap = next.left - box.right;
  return shareRow(box, next) && gap > -height / 2 && gap < height;
}

/** Whether a word is a drawn line or speck that was recognised as characters. */
function isResidue(word: Word): boolean {
  return /^[_.\-–—|=~'`\s]+$/.test(word.text);
}

/**
 * Drops the words of a label inside the region that the registration did not recognise as print. A value may begin with
 * a word of its label, as "Rua" of a street, but it is not at the label's position.
 */
function withoutLabel(words: Word[], place: FieldRegion, registration: Registration): Word[] {
  const [first, ...rest] = words;
  if (!place.label || !first || rest.length === 0 || !isOfLabel(first, place, registration)) return words;
  return withoutLabel(rest, place, registration);
}

function isOfLabel(word: Word, {label, sample}: FieldRegion, registration: Registration): boolean {
  const key = squash(word.text);
  if (key.length < 3 || (sample ?? '').split(/\s+/).map(squash).includes(key)) return false;
  return label!.words.some((printed) => {
    const away = distanceBetween(locate(registration, centreOf(printed.box)), centreOf(word.box));
    return squash(printed.text) === key && away < heightOf(word.box);
  });
}

import {heightOf} from '../../box.js';
import type {Box, Page, Word} from '../../page.js';
import {squash} from '../../values/fold.js';
import {findText, nearness, type Spot} from '../regions/region-label.js';
import {knownTexts, type Place} from '../regions/value-region.js';
import {printedWords} from '../regions/printed-words.js';
import type {Reading} from './region-reading.js';
import {locate, type Registration} from '../geometry/page-registration.js';
import {runsOf, textOf, usualHeight, type Run} from '../geometry/word-runs.js';
import {centreOf, mapBox} from '../geometry/transform.js';
import {hasForm, looksLike, mendLike} from './value-shape.js';

/**
 * The value of a label/value pair: every filled-in run of words is weighed by where the reference has the value, by
 * its label and by its likeness to the reference's value. Best first.
 */
export function readPair(place: Place, page: Page, registration: Registration | undefined): Reading[] {
  const printed = registration ? printedWords(registration, place) : new Set<Word>();
  const labels = labelSpots(place, page, registration);
  const zone = registration && !place.vague && mapBox((point) => locate(registration, point), place.value);
  const height = usualHeight(page);
  return candidatesOf(place, page, printed, labels)
    .map((run) => weigh(run))
    .filter((reading) => reading.confidence > 0.05)
    .sort((a, b) => b.confidence - a.confidence);

  function weigh(run: Run): Reading {
    const text = place.sample === undefined ? textOf(run.words) : mendLike(place.sample, textOf(run.words));
    const shape = place.sample === undefined ? 0.8 : looksLike(place.sample, text);
    const byZone = zone && registration ? registration.confidence * zoneNearness(run.box, zone, height) : 0;
    const byLabel = Math.max(
      0,
      ...labels.map((spot) => spot.likeness * spot.trust * nearness(spot.run.box, run.box)),
    );
    const stands = 1 - (1 - 0.85 * byZone) * (1 - 0.85 * byLabel);
    return {
      page,
      words: run.words,
      text,
      confidence: shape * stands,
      by: byZone >= byLabel ? 'zone' : 'label',
    };
  }
}

interface TrustedSpot extends Spot {
  /** Less for a label that stands elsewhere than the reference says. */
  trust: number;
}

function labelSpots(place: Place, page: Page, registration: Registration | undefined): TrustedSpot[] {
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

/** Where the label stands; one that reads badly on the reference is looked for by the names the field has. */
function spotsOf({label, field}: Place, page: Page): Spot[] {
  const learned = label ? findText(label.key, label.words.length, page) : [];
  if (learned.length > 0) return learned;
  return knownTexts(field)
    .flatMap((text) => findText(squash(text), text.split(/\s+/).length, page))
    .sort((a, b) => b.likeness - a.likeness);
}

/** Runs of words between the printed ones. A value with a form may be part of a run, others are the run. */
function candidatesOf(place: Place, page: Page, printed: Set<Word>, labels: Spot[]): Run[] {
  const labelWords = new Set(labels.filter((spot) => spot.likeness > 0.8).flatMap((spot) => spot.run.words));
  const free = page.lines.flatMap((line) =>
    splitAt(line.words, (word) => printed.has(word) || labelWords.has(word)),
  );
  const longest =
    place.sample !== undefined && hasForm(place.sample)
      ? place.sample.trim().split(/\s+/).length + 1
      : Infinity;
  return free.flatMap((words) =>
    longest === Infinity
      ? runsOf(words, words.length).filter((run) => run.words.length === words.length)
      : runsOf(words, longest),
  );
}

function splitAt(words: Word[], isCut: (word: Word) => boolean): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (isCut(word)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** 1 within the zone, falling with the distance; values shift sideways more than they leave their line. */
function zoneNearness(box: Box, zone: Box, height: number): number {
  const {x, y} = centreOf(box);
  const aside = Math.max(0, zone.left - x, x - zone.right) / height;
  const off = Math.max(0, zone.top - y, y - zone.bottom) / Math.max(height, heightOf(zone) / 2);
  return Math.exp(-((aside / 6) ** 2) - (off / 1.6) ** 2);
}

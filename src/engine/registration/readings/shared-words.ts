import {areaOf, intersectionOf, unionOf} from '../../box.js';
import {runOf, textOf} from '../geometry/word-runs.js';
import type {FieldRegion} from '../regions/value-region.js';
import {atSeparators} from './value-in-block.js';
import type {RegionReading} from './region-reading.js';

/** The readings of a field, best first, and its region on the reference. */
export interface RegionOffer<Kind extends RegionReading = RegionReading> {
  place: FieldRegion;
  readings: Kind[];
}

/**
 * Chooses a reading for each offer, so that no words answer two fields: two fields that read the same line share it at
 * its separator, and of two overlapping readings the one with more confidence keeps the words. Fields that overlap on
 * the reference may overlap here.
 */
export function withoutSharedWords<Kind extends RegionReading>(
  offers: readonly RegionOffer<Kind>[],
): (Kind | undefined)[] {
  const split = offers.map((offer) => splitWithOthers(offer, offers));
  const order = offers.map((_, at) => at).sort((a, b) => confidenceOf(split[b]) - confidenceOf(split[a]));
  const chosen: (Kind | undefined)[] = offers.map(() => undefined);
  for (const at of order)
    chosen[at] = split[at]!.find(
      (reading) =>
        !chosen.some(
          (other, index) =>
            other && isSamePlace(reading, other) && !isSharedOnReference(offers[at]!, offers[index]!),
        ),
    );
  return chosen;
}

function confidenceOf(readings: readonly RegionReading[] | undefined): number {
  return readings?.[0]?.confidence ?? 0;
}

/** The readings of an offer, the first cut to its part where another field reads the very same text. */
function splitWithOthers<Kind extends RegionReading>(
  offer: RegionOffer<Kind>,
  offers: readonly RegionOffer<Kind>[],
): Kind[] {
  const [first, ...rest] = offer.readings;
  if (!first) return [];
  const sharing = offers.find(
    (other) =>
      other !== offer &&
      other.readings[0] &&
      isSameText(first, other.readings[0]) &&
      !isSharedOnReference(offer, other),
  );
  if (!sharing) return offer.readings;
  const parts = atSeparators(runOf(first.words));
  if (parts.length !== 2) return offer.readings;
  const {words} = parts[isBefore(offer.place, sharing.place) ? 0 : 1]!;
  return [{...first, words, text: textOf(words)}, ...rest];
}

function isSameText(one: RegionReading, other: RegionReading): boolean {
  return one.page === other.page && one.text === other.text && isSamePlace(one, other);
}

function isBefore({value}: FieldRegion, {value: other}: FieldRegion): boolean {
  return (
    value.bottom <= (other.top + other.bottom) / 2 || (value.top < other.bottom && value.left < other.left)
  );
}

/** Whether half of the smaller reading lies in the other. */
function isSamePlace(one: RegionReading, other: RegionReading): boolean {
  if (one.page.number !== other.page.number || one.words.length === 0 || other.words.length === 0)
    return false;
  const [a, b] = [one, other].map(({words}) => unionOf(words.map(({box}) => box)));
  return areaOf(intersectionOf(a!, b!)) > Math.min(areaOf(a!), areaOf(b!)) / 2;
}

function isSharedOnReference({place}: RegionOffer, {place: other}: RegionOffer): boolean {
  return place.page === other.page && areaOf(intersectionOf(place.value, other.value)) > 0;
}

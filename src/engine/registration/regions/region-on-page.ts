import {likely} from '../../levels.js';
import type {Box} from '../../page.js';
import {findText} from './region-label.js';
import type {FieldRegion} from './value-region.js';
import {locate, magnificationOf, type Registration} from '../geometry/page-registration.js';
import {usualHeight} from '../geometry/word-runs.js';
import {applyTo, centreOf, distanceBetween, mapBox, type Point} from '../geometry/transform.js';

export interface PageRegion {
  /** In units of the document page. */
  box: Box;
  /** 0 to 1: how surely the field is there. */
  confidence: number;
}

/**
 * The region of a field on the document. If its label is found near where it should be, the region is moved with the
 * label.
 */
export function regionOnPage(place: FieldRegion, registration: Registration): PageRegion {
  const byLabel = labelShift(place, registration);
  const shift = byLabel ?? shiftAt(registration, centreOf(place.value));
  const box = mapBox((point) => moved(applyTo(registration.transform, point), shift), place.value);
  if (byLabel) return {box, confidence: (1 + registration.confidence) / 2};
  return {box, confidence: registration.confidence * likely};
}

/** The local shift at a point. One shift is used for all corners of a field, so that its box keeps its shape. */
function shiftAt(registration: Registration, point: Point): Point {
  const [mapped, located] = [applyTo(registration.transform, point), locate(registration, point)];
  return {x: located.x - mapped.x, y: located.y - mapped.y};
}

/** How far the label is from where the transform alone puts it; `undefined` when it is not found nearby. */
function labelShift({label}: FieldRegion, registration: Registration): Point | undefined {
  if (!label) return undefined;
  const centre = centreOf(label.box);
  const [mapped, expected] = [applyTo(registration.transform, centre), locate(registration, centre)];
  const reach = 8 * usualHeight(registration.page) * Math.max(1, magnificationOf(registration));
  const nearest = findText(label.key, label.words.length, registration.page)
    .map((spot) => centreOf(spot.run.box))
    .filter((at) => distanceBetween(at, expected) < reach)
    .sort((a, b) => distanceBetween(a, expected) - distanceBetween(b, expected))[0];
  return nearest && {x: nearest.x - mapped.x, y: nearest.y - mapped.y};
}

function moved(point: Point, by: Point): Point {
  return {x: point.x + by.x, y: point.y + by.y};
}

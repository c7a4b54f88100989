import type {Box} from '../page.js';
import {findText} from './label.js';
import type {Place} from './place.js';
import {locate, magnificationOf, type Registration} from './registration.js';
import {usualHeight} from './runs.js';
import {applyTo, centreOf, mapBox, type Point} from './transform.js';

export interface Zone {
  /** In units of the document page. */
  box: Box;
  /** 0 to 1: how surely the field is there. */
  confidence: number;
}

/**
 * Where the place of a field lies on the document. When its label is found near but not where it should be, the zone
 * goes with the label.
 */
export function zoneOf(place: Place, registration: Registration): Zone {
  const shift = shiftAt(registration, centreOf(place.value));
  const box = mapBox((point) => moved(applyTo(registration.transform, point), shift), place.value);
  const drift = labelDrift(place, registration);
  if (!drift) return {box, confidence: registration.confidence * (place.label ? 0.8 : 0.9)};
  const box2 = moveBox(box, Math.hypot(drift.x, drift.y) > usualHeight(registration.page) ? drift : none);
  return {box: box2, confidence: 1 - (1 - registration.confidence * 0.9) * 0.5};
}

const none: Point = {x: 0, y: 0};

/** All corners of a field move with its centre, or the box would be torn. */
function shiftAt(registration: Registration, point: Point): Point {
  const [mapped, located] = [applyTo(registration.transform, point), locate(registration, point)];
  return {x: located.x - mapped.x, y: located.y - mapped.y};
}

/** How far the label stands from where it is expected; `undefined` when it is not found nearby. */
function labelDrift({label}: Place, registration: Registration): Point | undefined {
  if (!label) return undefined;
  const expected = locate(registration, centreOf(label.box));
  const reach = 8 * usualHeight(registration.page) * Math.max(1, magnificationOf(registration));
  const drifts = findText(label.key, label.words.length, registration.page)
    .map((spot) => ({x: centreOf(spot.run.box).x - expected.x, y: centreOf(spot.run.box).y - expected.y}))
    .filter((drift) => Math.hypot(drift.x, drift.y) < reach);
  return drifts.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0];
}

function moved(point: Point, by: Point): Point {
  return {x: point.x + by.x, y: point.y + by.y};
}

function moveBox(box: Box, by: Point): Box {
  return {left: box.left + by.x, top: box.top + by.y, right: box.right + by.x, bottom: box.bottom + by.y};
}

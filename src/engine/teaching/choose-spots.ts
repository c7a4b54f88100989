import type {Field} from '../../contract/fields.js';
import {squash} from '../values/fold.js';
import {heightOf} from '../box.js';
import {likeness, sameText} from '../registration/geometry/homoglyphs.js';
import type {WordRun} from '../registration/geometry/word-runs.js';
import {learnLabel} from '../registration/regions/region-label.js';
import {knownTexts} from '../registration/regions/value-region.js';
import type {ValueSpot} from './value-spots.js';

/** A spot with the label beside it. */
export interface LabelledSpot extends ValueSpot {
  label?: WordRun;
  /** The label probability of the text beside the value, 0 to 1. */
  labelProbability?: number;
}

/**
 * A value may be printed several times on a document. Chooses, for each document in order, the spot beside a label that
 * names the field, or that is beside the value on other documents too, and at the position that it has there.
 */
export function chooseSpots(field: Field, documents: readonly ValueSpot[][]): (LabelledSpot | undefined)[] {
  const labelled = documents.map((spots) => spots.map((spot) => withLabel(field, spot)));
  return labelled.map((spots, at) => {
    const others = labelled.filter((_, other) => other !== at);
    return spots
      .map((spot) => ({spot, score: scoreOf(field, spot, others)}))
      .sort((a, b) => b.score - a.score)[0]?.spot;
  });
}

function withLabel(field: Field, spot: ValueSpot): LabelledSpot {
  return {...spot, label: learnLabel(spot.page, spot.box, knownTexts(field))};
}

function scoreOf(field: Field, spot: LabelledSpot, others: readonly LabelledSpot[][]): number {
  const share = (isAlike: (other: LabelledSpot) => boolean) =>
    others.length === 0 ? 0 : others.filter((spots) => spots.some(isAlike)).length / others.length;
  return (
    spot.likeness +
    namedness(field, spot.label) +
    (share((other) => haveOneLabel(spot, other)) + share((other) => areAtOnePlace(spot, other))) / 2
  );
}

/** 0 to 1: the share of the words of the field's name, of a label or of its prompt that this label has. */
function namedness(field: Field, label: WordRun | undefined): number {
  if (!label) return 0;
  return Math.max(...[...knownTexts(field), field.prompt ?? ''].map((text) => wordsNamed(text, label)));
}

function wordsNamed(text: string, label: WordRun): number {
  const wanted = text
    .split(/\s+/)
    .map(squash)
    .filter((word) => word.length > 2);
  const given = label.words.map((word) => squash(word.text));
  const shared = wanted.filter((word) => given.some((other) => likeness(word, other) >= sameText)).length;
  return wanted.length === 0 ? 0 : shared / wanted.length;
}

function haveOneLabel({label}: LabelledSpot, {label: other}: LabelledSpot): boolean {
  return label !== undefined && other !== undefined && likeness(label.key, other.key) >= sameText;
}

/**
 * Whether two spots are within a few lines of the same height, and about as far from the left edge, on pages of one
 * number.
 */
function areAtOnePlace(spot: LabelledSpot, other: LabelledSpot): boolean {
  if (spot.page.number !== other.page.number) return false;
  const [top, otherTop] = [spot.box.top / spot.page.height, other.box.top / other.page.height];
  const [left, otherLeft] = [spot.box.left / spot.page.width, other.box.left / other.page.width];
  const height = heightOf(spot.box) / spot.page.height;
  return Math.abs(top - otherTop) < 4 * height && Math.abs(left - otherLeft) < 0.2;
}

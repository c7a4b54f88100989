// regions: where the value and the label of a field are on a reference page, and so on the document.

import {isProbable} from '../../probable.js';
import type {Field} from '../../../contract/fields.js';
import {heightOf} from '../../box.js';
import type {Box, Page, Word} from '../../page.js';
import {squash} from '../../values/fold.js';
import {inPageUnits} from '../geometry/page-fractions.js';
import {findText, learnLabel, nearness, withoutNumbering} from './region-label.js';
import {likeness, sameText} from '../geometry/homoglyphs.js';
import {textOf, usualHeight, type WordRun} from '../geometry/word-runs.js';
import {centreOf} from '../geometry/transform.js';

/** Position of a field on a reference page. */
export interface FieldRegion {
  field: Field;
  /** Page of the reference. */
  page: Page;
  /** In units of the reference page. */
  value: Box;
  /**
   * A pair is a label with its value, whose box fits the reference's value; a region has whatever text is in its box.
   */
  means: 'pair' | 'region';
  label?: WordRun;
  /** The value on the reference. */
  sample?: string;
  /** The value could not be read on the reference; it is somewhere near its label. */
  vague?: boolean;
}

/** `undefined` when the reference does not say where the field is. */
export function placeField(field: Field, pages: Page[]): FieldRegion | undefined {
  if (field.kind === 'PROMPT' || field.kind === 'STATIC') return undefined;
  const boxed = field.value_box && placeBoxed(field, field.value_box, pages);
  if (boxed) return boxed;
  return field.value !== undefined && field.kind !== 'RECTANGLE' ? placeByValue(field, pages) : undefined;
}

function placeBoxed(field: Field, fractions: Box, pages: Page[]): FieldRegion | undefined {
  const page = pages[(field.page ?? 1) - 1];
  if (!page) return undefined;
  const value = inPageUnits(fractions, page);
  const means = field.kind === 'RECTANGLE' || (!field.kind && field.value === undefined) ? 'region' : 'pair';
  const label = labelOf(field, page, value);
  const inside = wordsIn(page, value).filter((word) => !label?.words.includes(word));
  const sample = field.value ?? (means === 'pair' && inside.length > 0 ? textOf(inside) : undefined);
  return {field, page, value, means, label, sample};
}

/** The value's text found among the words; of several, the one beside the label wins. */
function placeByValue(field: Field, pages: Page[]): FieldRegion | undefined {
  const wanted = squash(field.value!);
  if (wanted === '') return undefined;
  const places = pages
    .filter((page) => field.page === undefined || page.number === field.page)
    .flatMap((page) =>
      findText(wanted, field.value!.trim().split(/\s+/).length, page)
        .filter((spot) => spot.likeness >= sameText)
        .map((spot) => {
          const label = labelOf(field, page, spot.run.box);
          const near = label ? nearness(label.box, spot.run.box) : 0;
          const place: FieldRegion = {
            field,
            page,
            value: spot.run.box,
            means: 'pair',
            label,
            sample: field.value,
          };
          return {place, score: spot.likeness + near + namedness(field, label)};
        }),
    );
  return places.sort((a, b) => b.score - a.score)[0]?.place ?? placeByName(field, pages);
}

/**
 * The region under the label that resembles the field's name, if recognition missed the value, as it often does
 * handwriting.
 */
function placeByName(field: Field, pages: Page[]): FieldRegion | undefined {
  const labels = pages
    .filter((page) => field.page === undefined || page.number === field.page)
    .flatMap((page) =>
      page.lines.map((line) => {
        const label = withoutNumbering(line.words);
        return {page, label, score: Math.max(...knownTexts(field).map((text) => sharedWords(text, label)))};
      }),
    )
    .filter(({score}) => isProbable(score))
    .sort((a, b) => b.score - a.score);
  const [best] = labels;
  if (!best) return undefined;
  const {left, right, bottom} = best.label.box;
  const value = {left, top: bottom, right, bottom: bottom + 2 * heightOf(best.label.box)};
  return {field, page: best.page, value, means: 'pair', label: best.label, sample: field.value, vague: true};
}

/** Words in common over the words of both (Dice), 0 to 1. */
function sharedWords(text: string, label: WordRun): number {
  const wanted = text.split(/\s+/).map(squash);
  const given = label.words.map((word) => squash(word.text)).filter((key) => key !== '');
  const shared = wanted.filter((word) => given.some((other) => likeness(word, other) >= sameText)).length;
  return (2 * shared) / (wanted.length + given.length);
}

function namedness(field: Field, label: WordRun | undefined): number {
  if (!label) return 0;
  return knownTexts(field).some((text) => label.key.includes(squash(text))) ? 1 : 0;
}

function labelOf(field: Field, page: Page, value: Box): WordRun | undefined {
  const drawn = field.label_box && wordsIn(page, inPageUnits(field.label_box, page));
  if (drawn && drawn.length > 0) return withoutNumbering(drawn);
  return learnLabel(page, value, knownTexts(field));
}

/** What the label may read like, besides what it reads like on the reference: the field's name and labels. */
export function knownTexts(field: Field): string[] {
  return [field.name.replaceAll('_', ' '), ...(field.labels ?? [])];
}

/** Words whose centre lies in the box, in reading order. */
export function wordsIn(page: Page, box: Box): Word[] {
  return page.lines.flatMap((line) =>
    line.words.filter((word) => {
      const {x, y} = centreOf(word.box);
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    }),
  );
}

/** Whether the region is higher than one line of text. */
export function isTall(place: FieldRegion): boolean {
  return heightOf(place.value) > 2 * usualHeight(place.page);
}

import type {FieldValue} from '../../../contract/extraction.js';
import type {Field} from '../../../contract/fields.js';
import {heightOf, widthOf} from '../../box.js';
import {shareRow} from '../../overlaps.js';
import type {Box} from '../../page.js';
import {findBooleans} from '../../values/boolean.js';
import {squash} from '../../values/fold.js';
import {best} from '../../values/found.js';
import {inkedPart} from './ink-difference.js';
import {likeness} from '../geometry/homoglyphs.js';
import {wordsIn, type FieldRegion} from '../regions/value-region.js';
import {printedBoxes} from './printed-boxes.js';
import {runsOf, textOf, usualHeight} from '../geometry/word-runs.js';

export interface Choice {
  value: FieldValue;
  /** The check box, on the reference. */
  mark: Box;
}

/** The options printed in the field's region, each with the check box beside it. */
export async function choicesOf(field: Field, place: FieldRegion): Promise<Choice[]> {
  const named = namedOptions(field, place);
  const boxes = await printedBoxes(place.page, place.value, usualHeight(place.page));
  const boxed = withLast(pairUp(named, boxes), {boxes, values: field.options ?? [true, false]});
  if (boxed.length > 1 && boxed.length >= named.length) return boxed;
  const choices: Choice[] = [];
  for (const {value, box} of named) {
    const mark = await markBeside(place, box);
    if (mark) choices.push({value, mark});
  }
  return choices.length > boxed.length ? choices : boxed;
}

interface Named {
  value: FieldValue;
  /** The box around its words. */
  box: Box;
}

/** Where the options are printed; each once, as it reads best. */
function namedOptions(field: Field, place: FieldRegion): Named[] {
  const texts = wordsAndLines(place);
  if (field.type === 'boolean')
    return onceEach(
      texts.flatMap(({text, box}) => {
        const value = booleanIn(text);
        return value === undefined ? [] : [{value, box}];
      }),
    );
  return (field.options ?? []).flatMap((option) => {
    const wanted = squash(option);
    const [likest] = texts
      .map(({text, box}) => ({box, like: likeness(wanted, squash(text))}))
      .sort((a, b) => b.like - a.like);
    return likest && likest.like > 0 ? [{value: option, box: likest.box}] : [];
  });
}

function onceEach(named: Named[]): Named[] {
  return named.filter(({value}, at) => named.findIndex((other) => other.value === value) === at);
}

function wordsAndLines(place: FieldRegion): {text: string; box: Box}[] {
  const words = new Set(wordsIn(place.page, place.value));
  return place.page.lines
    .map((line) => line.words.filter((word) => words.has(word)))
    .flatMap((line) => runsOf(line, 4).map((run) => ({text: textOf(run.words), box: run.box})));
}

function booleanIn(text: string): boolean | undefined {
  return /^\p{L}+$/u.test(text) ? best(findBooleans(text))?.value : undefined;
}

/**
 * Pairs options with the nearest check boxes, for all options on the same side: the one where more of them have a box,
 * or a nearer one.
 */
function pairUp(named: readonly Named[], boxes: readonly Box[]): Choice[] {
  const sides = ([-1, 1] as const).map((side) => {
    const pairs = named.flatMap(({value, box}) => {
      const nearest = boxes
        .map((mark) => ({mark, away: distanceTo(mark, box, side)}))
        .filter(({away}) => away < farthest)
        .sort((a, b) => a.away - b.away)[0];
      return nearest ? [{value, ...nearest}] : [];
    });
    const different = new Set(pairs.map(({mark}) => mark)).size;
    return {pairs, different, away: pairs.reduce((sum, {away}) => sum + away, 0)};
  });
  const [first] = sides.sort((a, b) => b.different - a.different || a.away - b.away);
  if (!first || first.different < first.pairs.length) return [];
  return first.pairs.map(({value, mark}) => ({value, mark}));
}

/** If all options but one have a check box and one box is left, it belongs to that option, whose word was not read. */
function withLast(
  pairs: Choice[],
  {boxes, values}: {boxes: readonly Box[]; values: readonly (string | boolean)[]},
): Choice[] {
  if (boxes.length !== values.length || pairs.length !== values.length - 1) return pairs;
  const value = values.find((one) => !pairs.some((pair) => pair.value === one));
  const mark = boxes.find((one) => !pairs.some((pair) => pair.mark === one));
  return value === undefined || !mark ? pairs : [...pairs, {value, mark}];
}

/**
 * Distance of a check box from a word, in word heights; `Infinity` on another line or the other side. The box may lie
 * within the first letters of the word, if it was read as one of them.
 */
function distanceTo(mark: Box, word: Box, side: -1 | 1): number {
  const height = heightOf(word);
  if (!shareRow(mark, word)) return Infinity;
  const gap = side < 0 ? word.left - mark.right : mark.left - word.right;
  return gap < -2 * widthOf(mark) ? Infinity : Math.abs(gap) / height;
}

const farthest = 4;

/** Where the box before or after a word is looked for, in heights of the word: behind the edge of its last letter. */
const beside = {from: 0.15, to: 3};

/** The ink of a check box before a word or, as some forms print it, after it. */
async function markBeside({page}: FieldRegion, word: Box): Promise<Box | undefined> {
  const height = heightOf(word);
  const strip = {top: word.top - height / 2, bottom: word.bottom + height / 2};
  const before = {
    ...strip,
    left: Math.max(0, word.left - beside.to * height),
    right: word.left - beside.from * height,
  };
  const after = {
    ...strip,
    left: word.right + beside.from * height,
    right: Math.min(page.width, word.right + beside.to * height),
  };
  for (const region of [before, after]) {
    const mark = region.right - region.left > height ? await inkedPart(page, region) : undefined;
    if (mark && widthOf(mark) > height / 2 && heightOf(mark) > height / 2) return mark;
  }
  return undefined;
}

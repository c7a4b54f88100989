import {heightOf} from '../../box.js';
import {shareRow} from '../../overlaps.js';
import type {Box, Page, Word} from '../../page.js';
import {squash} from '../../values/fold.js';
import {likeness} from '../geometry/homoglyphs.js';
import {runOf, runsOf, type WordRun} from '../geometry/word-runs.js';
import {centreOf} from '../geometry/transform.js';

export interface LearnedLabel {
  run: WordRun;
  /** 0 to 1: how well the words read like the text looked for. */
  likeness: number;
}

/** The occurrences of a printed text on a page, most similar first, without overlaps. `key` is squashed. */
export function findText(key: string, wordCount: number, page: Page): LearnedLabel[] {
  const isWanted = (length: number) => Math.abs(length - key.length) <= key.length / 3;
  const spots = page.lines
    .flatMap(({words}) => runsOf(words, wordCount + 2, isWanted))
    .map((run) => ({run, likeness: likeness(key, run.key)}))
    .filter((spot) => spot.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness);
  const taken = new Set<Word>();
  return spots.filter(({run}) => {
    if (run.words.some((word) => taken.has(word))) return false;
    for (const word of run.words) taken.add(word);
    return true;
  });
}

/**
 * The label of a value for which no label box was drawn: the words before it on its line or those of a line above it.
 * `known` are texts that the label may read like: the field's name, its labels.
 */
export function learnLabel(page: Page, value: Box, known: string[]): WordRun | undefined {
  const candidates = page.lines
    .map((line) => beforeOrAbove(line.words, value))
    .filter((words) => words.length > 0)
    .map((words) => ({run: withoutNumbering(words), near: nearness(runOf(words).box, value)}))
    .filter(({run, near}) => near > 0 && run.key.replace(/\P{L}/gu, '').length >= 3);
  const score = ({run, near}: {run: WordRun; near: number}) => near + knownness(run, known);
  return candidates.sort((a, b) => score(b) - score(a))[0]?.run;
}

function beforeOrAbove(words: Word[], value: Box): Word[] {
  const middle = centreOf(value).y;
  return words.filter(({box}) => {
    if (isInside(box, value)) return false;
    const onLine = box.top < middle && box.bottom > middle;
    return onLine ? centreOf(box).x < value.left : box.top < value.top;
  });
}

/** 1 for words that touch the value, falling with the distance; values are beside or below their labels. */
export function nearness(label: Box, value: Box): number {
  const height = Math.min(heightOf(label), heightOf(value)) || 1;
  const below = Math.max(0, value.top - label.bottom) / height;
  const aside = Math.max(0, value.left - label.right, label.left - value.right) / height;
  if (shareRow(label, value)) return value.left < label.left ? 0 : Math.exp(-aside / 10);
  return value.bottom < label.bottom ? 0 : Math.exp(-below / 3 - aside / 5);
}

function isInside(box: Box, outer: Box): boolean {
  const {x, y} = centreOf(box);
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** Drops the item number at the start, such as "2." or "3": editions of a form number their items differently. */
export function withoutNumbering(words: Word[]): WordRun {
  const start = words.findIndex((word) => !/^[([]?\w{1,2}[.):\]]?$|^[^\p{L}\p{N}]*$/u.test(word.text));
  return runOf(start > 0 ? words.slice(start) : words);
}

function knownness(run: WordRun, known: string[]): number {
  return Math.max(0, ...known.map((text) => likeness(squash(text), run.key)));
}

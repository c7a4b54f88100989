import {isProbable} from '../../probable.js';
import type {Word} from '../../page.js';
import {runOf, type WordRun} from '../geometry/word-runs.js';
import {isOfValue, type PrintedText} from '../regions/printed-words.js';
import type {FieldRegion} from '../regions/value-region.js';
import {blocksOf, runsBetween, type FilledBlock} from './filled-blocks.js';
import {legibility} from './region-reading.js';

/**
 * How many other texts were filled in with the value, before and after it: a name over a title, a date beside a name.
 */
export interface PartsAround {
  before: number;
  after: number;
}

/** The texts before and after the value in its block on the reference. */
export function partsAround(place: FieldRegion, {onReference}: PrintedText): PartsAround {
  const {page} = place;
  const isValue = (word: Word) => isOfValue(word, place);
  const runs = runsBetween(page, (word) => onReference.has(word) && !isValue(word));
  const block = blocksOf(runs, page).find((lines) => lines.some(({words}) => words.some(isValue)));
  const parts = (block ?? []).flatMap(({words}) => partsOfLine(words, isValue));
  const first = parts.findIndex((words) => words.some(isValue));
  const last = parts.findLastIndex((words) => words.some(isValue));
  // A scribble that was read as letters is not likely one.
  const count = (some: Word[][]) => some.filter((words) => isProbable(legibility(words))).length;
  return {before: count(parts.slice(0, Math.max(0, first))), after: count(parts.slice(last + 1))};
}

function partsOfLine(words: Word[], isValue: (word: Word) => boolean): Word[][] {
  const parts: Word[][] = [];
  words.forEach((word, at) => {
    if (at > 0 && isValue(word) === isValue(words[at - 1]!)) parts.at(-1)!.push(word);
    else parts.push([word]);
  });
  return parts.filter((part) => part.some((word) => /[\p{L}\p{N}]/u.test(word.text)));
}

/**
 * The lines of a block that correspond to the value, its lines split at separators if there are too few. `isLike`: the
 * block has as many parts as that of the reference.
 */
export function valueInBlock(
  block: FilledBlock,
  {before, after}: PartsAround,
): {lines: WordRun[]; isLike: boolean} {
  const needed = before + after + 1;
  const lines = block.length >= needed ? block : block.flatMap(atSeparators);
  if (lines.length < needed) return {lines: block, isLike: false};
  return {lines: lines.slice(before, lines.length - after), isLike: true};
}

/** Splits a line at its first comma or dash: "Robert Taft, Senior V.P.", "Osman Ertug - Director". */
export function atSeparators({words}: WordRun): WordRun[] {
  const at = words.findIndex(
    ({text}, index) => index > 0 && index < words.length - 1 && /^[-–—]$|^\p{L}{2}.*,$/u.test(text),
  );
  if (at < 0) return [runOf(words)];
  const isMark = /^[-–—]$/.test(words[at]!.text);
  return [runOf(words.slice(0, isMark ? at : at + 1)), runOf(words.slice(at + 1))];
}

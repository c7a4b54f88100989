import {heightOf, widthOf} from '../../box.js';
import type {Box, Word} from '../../page.js';

/** Runs of underscores, of full stops, or of eight or more dashes, typed in place of a drawn line. */
const leaders = /[_.…·‥]{3,}|…+|[-–—]{8,}/gu;
/**
 * Height of a leader's ink above the bottom of its word, in word heights: underscores low, dots on the baseline, dashes
 * in the middle.
 */
const levels: [RegExp, number][] = [
  [/^_/u, 0.1],
  [/^[.…‥]/u, 0.23],
  [/^./u, 0.42],
];
/** Thickness of the line, in word heights. */
const thickness = 0.05;

/** The lines that typed leaders in a text layer stand for: "Name: ______", "Total .......... 12". */
export function leaderLines(words: readonly Word[]): Box[] {
  return words.flatMap((word) => [...word.text.matchAll(leaders)].map((match) => lineOf(word, match)));
}

function lineOf({text, box}: Word, match: RegExpExecArray): Box {
  const letter = widthOf(box) / text.length;
  const level = levels.find(([pattern]) => pattern.test(match[0]))![1];
  const middle = box.bottom - level * heightOf(box);
  const half = (thickness / 2) * heightOf(box);
  return {
    left: box.left + match.index * letter,
    right: box.left + (match.index + match[0].length) * letter,
    top: middle - half,
    bottom: middle + half,
  };
}

import {heightOf, widthOf} from '../../box.js';
import type {Box, Word} from '../../page.js';

/** Rows of underscores or full stops, and long ones of dashes, that are typed where others draw a line. */
const leaders = /[_.…·‥]{3,}|…+|[-–—]{8,}/gu;
/** Where the ink of a leader is, in heights of its word from the bottom: underscores hang, dots are on the baseline, dashes float. */
const levels: [RegExp, number][] = [
  [/^_/u, 0.1],
  [/^[.…‥]/u, 0.23],
  [/^./u, 0.42],
];
/** Its thickness, in heights of the word. */
const thickness = 0.05;

/** The rules that words of a text layer make: "Name: ______", "Total .......... 12". */
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

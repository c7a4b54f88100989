import {heightOf, widthOf} from '../../box.js';
import type {Box, Word} from '../../page.js';

/** Runs of underscores, of full stops, or of eight or more dashes, typed in place of a drawn line. */
const leaders = /[_.…·‥]{3,}|…+|[-–—]{8,}/gu;
/** Where dots and underscores are, above the bottom of their word in parts of its height; dashes are in the middle. */
const low = 0.1;

/** The lines that typed leaders in a text layer stand for: "Name: ______", "Total .......... 12". */
export function leaderLines(words: readonly Word[]): Box[] {
  return words.flatMap((word) => [...word.text.matchAll(leaders)].map((match) => lineOf(word, match)));
}

function lineOf({text, box}: Word, match: RegExpExecArray): Box {
  const letter = widthOf(box) / text.length;
  const isLow = /^[_.…‥]/u.test(match[0]);
  const middle = isLow ? box.bottom - low * heightOf(box) : (box.top + box.bottom) / 2;
  return {
    left: box.left + match.index * letter,
    right: box.left + (match.index + match[0].length) * letter,
    top: middle,
    bottom: middle,
  };
}

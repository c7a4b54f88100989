import {abbreviations} from '../../knowledge/languages/gathered/sentence-languages.js';
import {fold} from '../../values/fold.js';

/**
 * A text as phrases are matched with it, character for character: lower case without accents, one kind of quotation
 * marks, and `·` for a point that ends no sentence ("Inc.", "No. 5", "3.50").
 */
export function matchableText(text: string): string {
  return [...text.replace(/[“”„«»‟]/gu, '"').replace(/(?<!\p{L})['‘’]{2}|['‘’]{2}(?!\p{L})/gu, '" ')]
    .map((letter) => plainLetter(letter))
    .join('')
    .replace(pointInside, '·');
}

/** One character for one: what folds to more or to less stays as it is. */
function plainLetter(letter: string): string {
  if (letter === '\n') return letter;
  const folded = fold(letter);
  if (folded.length === letter.length) return folded;
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

/** A point before anything but a blank, before a small letter, and behind an initial or an abbreviation. */
const pointInside = new RegExp(
  String.raw`\.(?=[^\s"')\]])|(?<=(?<![\p{L}\p{N}])(?:\p{L}|${abbreviations}))\.(?=\s)`,
  'giu',
);

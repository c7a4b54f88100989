import {abbreviations} from '../../knowledge/languages/gathered/sentence-languages.js';
import {fold} from '../../values/fold.js';

/**
 * The text that phrases are matched with, of the same length as the original: lower case without accents, one kind of
 * quotation marks, and `·` for a full stop that ends no sentence ("Inc.", "No. 5", "3.50").
 */
export function matchableText(text: string): string {
  return [...text.replace(/[“”„«»‟]/gu, '"').replace(/(?<!\p{L})['‘’]{2}|['‘’]{2}(?!\p{L})/gu, '" ')]
    .map((letter) => plainLetter(letter))
    .join('')
    .replace(stopWithoutSentenceEnd, '·');
}

/** The folded letter, or else its lower case, whichever keeps the length; otherwise the letter itself. */
function plainLetter(letter: string): string {
  if (letter === '\n') return letter;
  const folded = fold(letter);
  if (folded.length === letter.length) return folded;
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

/** A full stop before anything but white space, quotes and closing brackets, or after an initial or abbreviation. */
const stopWithoutSentenceEnd = new RegExp(
  String.raw`\.(?=[^\s"')\]])|(?<=(?<![\p{L}\p{N}])(?:\p{L}|${abbreviations}))\.(?=\s)`,
  'giu',
);

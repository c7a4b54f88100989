import {areOfOneSize} from '../page-view/large-letters.js';
import type {TextLine} from '../page-view/document-view.js';

/**
 * The text of a line without the letters of a logo before the name: "HL Harbour Lane Print Ltd". These are the
 * initials of the words behind them, separated by a wide gap or of another size.
 */
export function withoutLogoInitials({tokens, text}: TextLine): string {
  const [sign, next, third] = tokens;
  if (sign === undefined || next === undefined || third === undefined) return text;
  if (!/^\p{Lu}{2,4}$/u.test(sign.text) || !areInitials(sign.text, tokens.slice(1))) return text;
  const isSetApart = next.box.left - sign.box.right > 2 * (third.box.left - next.box.right);
  const isOfOtherSize = !areOfOneSize(sign, next);
  return isSetApart || isOfOtherSize ? text.slice(next.start) : text;
}

function areInitials(letters: string, words: {text: string}[]): boolean {
  return [...letters].every((letter, at) => words[at]?.text.toUpperCase().startsWith(letter) === true);
}

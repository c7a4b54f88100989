import type {Token} from '../../page-view/document-view.js';

/** A number alone, with what is glued to it: a sign, a currency, a percent sign. */
export function isNumber({text}: Token): boolean {
  return /^[-−(]?(?:\p{L}{0,2}\p{Sc})?\d[\d.,'’]*[\p{Sc}%)]?-?$/u.test(text);
}

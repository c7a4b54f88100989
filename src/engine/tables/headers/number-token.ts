import type {Token} from '../../page-view/document-view.js';

/** Whether a token is a number, including an attached sign, currency or percent sign. */
export function isNumber({text}: Token): boolean {
  return /^[-−(]?(?:\p{L}{0,2}\p{Sc})?\d[\d.,'’]*[\p{Sc}%)]?-?$/u.test(text);
}

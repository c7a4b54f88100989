import {units} from '../../knowledge/languages/gathered/units.js';
import type {Word} from '../../page.js';
import {fold} from '../../values/fold.js';

/** Maximum number of words of a caption in brackets. */
const longestCaption = 6;
/** Maximum number of digits in such a caption; more belong to a number: "(802) 555-0127", "(300.00)". */
const mostDigits = 2;

/** Maximum number of words of the translation of a label. */
const longestTranslation = 5;

/**
 * How many words after a label repeat it in another language, after a slash and up to a colon: "Nom / Surname", "Date
 * d'arrivée/ Arrival: 3 May". Without a colon all words; 0 if one of the words has a digit.
 */
export function translationLength(label: Word, behind: readonly Word[]): number {
  const isBehindStroke = label.text.endsWith('/') || behind[0]?.text.startsWith('/') === true;
  if (!isBehindStroke) return 0;
  const words = behind.filter(({text}) => text !== '/');
  const colon = behind.findIndex(({text}) => /[:：]$/.test(text)) + 1;
  const length = colon > 0 ? colon : behind.length;
  if (length > longestTranslation + behind.length - words.length) return 0;
  return behind.slice(0, length).some(({text}) => /\d/.test(text)) ? 0 : length;
}

/** How many words after a label explain it: its unit, its number or a hint in brackets, "(kg)", "(10)", "(if any)". */
export function captionLength(behind: readonly Word[]): number {
  if (!behind[0]?.text.startsWith('(')) return 0;
  const end = behind.slice(0, longestCaption).findIndex(({text}) => /\)[:*.]*$/.test(text)) + 1;
  if (end === 0) return 0;
  const inside = behind
    .slice(0, end)
    .map(({text}) => text)
    .join(' ');
  const digits = inside.match(/\d/g)?.length ?? 0;
  if (digits > mostDigits) return 0;
  if (end === behind.length) return /^\(\d+\)/.test(inside) || isUnit(inside) ? end : 0;
  return behind.slice(end).every(({text}) => isUnit(text)) ? behind.length : end;
}

/** Whether a word is a unit. After a label, as in "Net weight (3) kg", it belongs to a value elsewhere. */
function isUnit(text: string): boolean {
  return units.has(fold(text).replace(/^[([]|[.:)\]*]+$/g, ''));
}

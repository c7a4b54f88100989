import {foundValue, type FoundValue} from '../found.js';
import {findVatNumbers} from './vat.js';
import {certain} from '../../levels.js';

/**
 * The tax number at the start of a text, which is the text behind its label: a European VAT number, or groups of
 * digits with few letters, as other countries have (`12-3456789`, `B84512309`, `32AABFM1234K1Z5`, `53 004 085 616`).
 * The value has no spaces.
 */
export function findTaxNumber(text: string): FoundValue | undefined {
  const [vat] = findVatNumbers(text);
  const match = shape.exec(text);
  if (match === null || (vat !== undefined && vat.start <= match.index + 4)) return vat;
  const raw = withoutWords(match[1]!);
  const digits = raw.match(/\d/g)?.length ?? 0;
  const length = raw.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (digits < leastDigits || length > mostCharacters || 2 * digits < length) return vat;
  const index = match.index + match[0].indexOf(raw);
  return foundValue({index, 0: raw}, raw.replace(/\s/g, ''), certain);
}

const leastDigits = 6;
const mostCharacters = 17;

/** Groups of capitals and digits with single separators, at most a few characters behind the label. */
const shape = /^[^\p{L}\p{N}]{0,4}(?:(?:n[°ºro]*|no)\.?[ :]*)?([A-Z\d][A-Z\d]*(?:[ .\-/][A-Z\d]+)*)/u;

/** Removes words behind the number, which look like more of its groups. */
function withoutWords(text: string): string {
  return text.replace(/(?:[ ./-](?=\p{L})[^\d ./-]{2,})+$/u, '');
}

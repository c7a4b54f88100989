import {foundValue, type FoundValue} from '../found.js';
import {findVatNumbers} from './vat.js';

/**
 * The number by which a tax office knows somebody, right behind its label: a VAT number of Europe, or digits in groups
 * with few letters, as the numbers of other countries are made (`12-3456789`, `B84512309`, `32AABFM1234K1Z5`, `53 004
 * 085 616`). Handed out without spaces.
 */
export function findTaxNumber(text: string): FoundValue | undefined {
  const [vat] = findVatNumbers(text);
  const match = shape.exec(text);
  if (match === null || (vat !== undefined && vat.start <= match.index + 4)) return vat;
  const raw = withoutWords(match[1]!);
  const digits = raw.match(/\d/g)?.length ?? 0;
  const length = raw.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (digits < leastDigits || length > mostCharacters || digits < 0.5 * length) return vat;
  const index = match.index + match[0].indexOf(raw);
  return foundValue({index, 0: raw}, raw.replace(/\s/g, ''), 0.9);
}

const leastDigits = 6;
const mostCharacters = 17;

/** Within a few characters of the label, groups of capitals and digits with single separators. */
const shape = /^[^\p{L}\p{N}]{0,4}(?:(?:n[°ºro]*|no)\.?[ :]*)?([A-Z\d][A-Z\d]*(?:[ .\-/][A-Z\d]+)*)/u;

/** Words and short numbers behind the number are none of its groups. */
function withoutWords(text: string): string {
  return text.replace(/(?:[ ./-](?=\p{L})[^\d ./-]{2,})+$/u, '');
}

import {isNear, multiplyDecimals} from '../../values/decimal.js';
import type {NumberLocale} from '../../values/found.js';
import {findMoney} from '../../values/money.js';
import {findNumbers} from '../../values/number.js';

/** Quantity and price in the texts of an item, and the texts without them. */
export interface Factors {
  quantity: string;
  price?: string;
  rest: string[];
}

/** "6,5 Std. à 82,00 €", "2 x 13,49": a quantity and a price. */
const priced =
  /^(.*?)(\d[\d.,' ]*) ?(?:\p{L}{1,9}\.?)? ?(?:à|á|x|×|\*|@|zu je|je) ?(\D{0,4}\d[\d.,' ]*)(.*)$/iu;

/** "2 Green Chile Burger", "4 x Coperto": a number of up to three digits before the name. */
const counted = /^(\d{1,3})(?: ?[x×])? (?=\p{L}{3})(.*)$/iu;

/** Quantity and price in a text, and the text before them. */
export function factorsIn(
  text: string,
  numberLocale: NumberLocale,
): {quantity: string; price: string; left: string; written: [string, string]} | undefined {
  const match = priced.exec(text);
  if (match === null) return undefined;
  const written: [string, string] = [match[2]!.trim(), match[3]!.trim()];
  const quantity = findNumbers(written[0], numberLocale)[0]?.value;
  const price = findMoney(written[1], numberLocale)[0]?.value;
  if (quantity === undefined || price === undefined) return undefined;
  return {quantity, price, left: match[1]!, written};
}

/**
 * Quantity and price in the texts of an item whose product is its amount; or else the number before the first text as
 * the quantity, without a price.
 */
export function multiplied(texts: string[], amount: string, numberLocale: NumberLocale): Factors | undefined {
  for (const [index, text] of texts.entries()) {
    const found = factorsIn(text, numberLocale);
    if (found === undefined) continue;
    const {quantity, price, left, written} = found;
    if (!isNear(multiplyDecimals(quantity, price), amount, '0.02')) continue;
    return {
      quantity: written[0],
      price: written[1],
      rest: texts.map((one, at) => (at === index ? (/\p{L}{3}/u.test(left) ? left : '') : one)),
    };
  }
  const first = counted.exec(texts[0] ?? '');
  return first === null ? undefined : {quantity: first[1]!, rest: [first[2]!, ...texts.slice(1)]};
}

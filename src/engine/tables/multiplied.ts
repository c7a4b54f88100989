import {isNear, multiplyDecimals} from '../values/decimal.js';
import type {Notation} from '../values/found.js';
import {findMoney} from '../values/money.js';
import {findNumbers} from '../values/number.js';

/** How many at what price, as an item says it in words, and the texts without it. */
export interface Factors {
  quantity: string;
  price?: string;
  rest: string[];
}

/** "6,5 Std. à 82,00 €", "2 x 13,49": the number of things and their price, which make the amount. */
const priced = /^(.*?)(\d[\d.,' ]*) ?(?:\p{L}{1,9}\.?)? ?(?:à|á|x|×|@|zu je|je) ?(\D{0,4}\d[\d.,' ]*)(.*)$/iu;

/** "2 Green Chile Burger", "4 x Coperto": a small number before the words. */
const counted = /^(\d{1,3})(?: ?[x×])? (?=\p{L}{3})(.*)$/iu;

export function multiplied(texts: string[], amount: string, notation: Notation): Factors | undefined {
  for (const [index, text] of texts.entries()) {
    const match = priced.exec(text);
    if (match === null) continue;
    const quantity = findNumbers(match[2]!.trim(), notation)[0]?.value;
    const price = findMoney(match[3]!.trim(), notation)[0]?.value;
    if (quantity === undefined || price === undefined) continue;
    if (!isNear(multiplyDecimals(quantity, price), amount, '0.02')) continue;
    const left = /\p{L}{3}/u.test(match[1]!) ? match[1]! : '';
    return {
      quantity: match[2]!.trim(),
      price: match[3]!.trim(),
      rest: texts.map((one, at) => (at === index ? left : one)),
    };
  }
  const first = counted.exec(texts[0] ?? '');
  return first === null ? undefined : {quantity: first[1]!, rest: [first[2]!, ...texts.slice(1)]};
}

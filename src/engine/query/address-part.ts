import type {PostalAddress} from '../values/addresses/postal-address.js';
import {groupsOf, type GroupIndex} from './label-group-index.js';
import {nameClause, promptClauses} from './request-clauses.js';
import {tellingWords} from './label-wording.js';

/** The part of a postal address that a request asks for, and whose address. */
export interface AskedAddressPart {
  part: keyof PostalAddress;
  /** Whose address: absent where the request does not say. */
  side?: AddressSide;
}

export type AddressSide = 'seller' | 'buyer' | 'ship_to';

const parts: Record<string, keyof PostalAddress> = {
  street: 'street',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  country: 'country',
};
const sides: Record<string, AddressSide> = {
  ...{
    seller: 'seller',
    store_name: 'seller',
    company_name: 'seller',
    sender: 'seller',
    supplier_energy: 'seller',
  },
  ...{buyer: 'buyer', bill_to: 'buyer', recipient: 'buyer'},
  ...{ship_to: 'ship_to', consignee: 'ship_to', delivery_date: 'ship_to'},
};

/**
 * The address part that the prompt or the field name asks for, with or without the side: "City of the seller",
 * "seller_zip". `undefined` if neither names one.
 */
export function askedAddressPart(
  {name, prompt = ''}: {name: string; prompt?: string | undefined},
  indexes: readonly GroupIndex[],
): AskedAddressPart | undefined {
  const found = indexes.flatMap((index) =>
    [...promptClauses(prompt, index.clauses).slice(0, 1), nameClause(name)].flatMap(({text}) =>
      partIn(tellingWords(text, index.rules), index),
    ),
  );
  const [first] = found;
  if (first === undefined || first.side !== undefined) return first;
  return found.find(({part, side}) => part === first.part && side !== undefined) ?? first;
}

function partIn(words: readonly string[], index: GroupIndex): AskedAddressPart[] {
  const whole = partOf(words, index);
  if (whole !== undefined) return [{part: whole}];
  if (words.length < 2) return [];
  return words.flatMap((word) => {
    const part = partOf(
      words.filter((other) => other !== word),
      index,
    );
    const side = groupsOf([word], index).flatMap((group) => sides[group] ?? [])[0];
    return part === undefined || side === undefined ? [] : [{part, side}];
  });
}

function partOf(words: readonly string[], index: GroupIndex): keyof PostalAddress | undefined {
  return groupsOf(words, index).flatMap((group) => parts[group] ?? [])[0];
}

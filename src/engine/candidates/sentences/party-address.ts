import type {ToldValue} from './cued-values.js';

/** Farther away it is the address of somebody else. */
const reach = 60;

/** The addresses that follow right behind a party. */
export function partyAddresses(parties: ToldValue[], addresses: ToldValue[]): ToldValue[] {
  return addresses.flatMap((address) => {
    const owner = parties.find(({mention}) => {
      const gap = address.mention.start - mention.end;
      return gap >= 0 && gap < reach;
    });
    return owner === undefined ? [] : [{...address, family: owner.family, isContrary: owner.isContrary}];
  });
}

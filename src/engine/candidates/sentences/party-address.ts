import type {CuedValue} from './cued-values.js';

/** Maximum number of characters between a party and its address; farther away it is the address of somebody else. */
const reach = 60;

/** The addresses that follow closely after a party, each with the cue family of that party. */
export function partyAddresses(parties: CuedValue[], addresses: CuedValue[]): CuedValue[] {
  return addresses.flatMap((address) => {
    const owner = parties.find(({mention}) => {
      const gap = address.mention.start - mention.end;
      return gap >= 0 && gap < reach;
    });
    return owner === undefined ? [] : [{...address, family: owner.family, isContrary: owner.isContrary}];
  });
}

// parties: sender, recipient and issuer: names, addresses, tax numbers.

import {unionOf} from '../box.js';
import {joinAddress, mayBeAddress} from '../values/addresses/address.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {legibilityFactor, wholeLine} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {letterheads} from './letterhead-parties.js';
import {headedParties} from './headed-parties.js';
import type {PlacedParty, PartyRole} from './party-role.js';

/** The party that a concept is about, and whether it means name or address. */
const roles: Partial<Record<ConceptName, {role: PartyRole; part: 'name' | 'address'}>> = {
  seller: {role: 'seller', part: 'name'},
  seller_address: {role: 'seller', part: 'address'},
  address: {role: 'seller', part: 'address'},
  buyer: {role: 'buyer', part: 'name'},
  buyer_address: {role: 'buyer', part: 'address'},
  ship_to: {role: 'ship_to', part: 'name'},
  ship_to_address: {role: 'ship_to', part: 'address'},
};

/**
 * Candidates for sellers, buyers and recipients: under their headings, in the letterhead, in the window of the
 * envelope.
 */
export function partyCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const wanted = query.concept === undefined ? undefined : roles[query.concept];
  if (wanted === undefined) return [];
  const headed = headedParties(wanted.role, document);
  const found = [
    ...headed,
    ...document.once.of(letterheads, document).filter((party) => party.role === wanted.role),
  ];
  return found.flatMap((party) => candidateOf(query, party, wanted.part));
}

function candidateOf(query: ConceptQuery, party: PlacedParty, part: 'name' | 'address'): ScoredValue[] {
  const lines = part === 'name' ? party.name : party.address;
  const first = lines[0];
  if (first === undefined) return [];
  const address = party.addressText ?? joinAddress(lines.map((line) => line.text));
  const value = part === 'name' ? party.nameText : address;
  if (value === '' || (part === 'address' && !lines.some((line) => mayBeAddress(line.text)))) return [];
  return [
    {
      query,
      value,
      raw: lines.map((line) => line.text).join('\n'),
      score: party.score * legibilityFactor(...lines.map(wholeLine)),
      route: 'position',
      lines,
      box: unionOf(lines.map((line) => line.box)),
      start: 0,
      end: first.text.length,
    },
  ];
}

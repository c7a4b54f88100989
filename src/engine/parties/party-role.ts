import type {Party} from './party.js';

/** The part a party has in a transaction. */
export type PartyRole = 'seller' | 'buyer' | 'ship_to';

export interface PlacedParty extends Party {
  side: PartyRole;
  /** 0 to 1: how certain `side` is. */
  score: number;
  /** The address, if its lines contain more than that. */
  addressText?: string;
}

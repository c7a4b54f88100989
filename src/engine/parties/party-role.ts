import type {Party} from './party.js';

/** The part a party has in a transaction. */
export type PartyRole = 'seller' | 'buyer' | 'ship_to';

export interface PlacedParty extends Party {
  role: PartyRole;
  /** 0 to 1: how certain `role` is. */
  score: number;
  /** The address, if its lines contain more than that. */
  addressText?: string;
}

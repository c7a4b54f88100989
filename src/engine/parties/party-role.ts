import type {Party} from './party.js';

/** Who a party is in the business. */
export type PartyRole = 'seller' | 'buyer' | 'ship_to';

export interface PlacedParty extends Party {
  side: PartyRole;
  /** 0 to 1: how surely it is that side. */
  score: number;
  /** The address, where it is less than its lines hold. */
  addressText?: string;
}

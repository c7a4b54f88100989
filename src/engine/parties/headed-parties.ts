import type {ReadDocument} from '../tables/headers/read-document.js';
import {readParty, type Party} from './party.js';
import type {PlacedParty, Side} from './party-side.js';
import type {DetectedLabel} from '../labels/label-detection.js';

/** Blocks below (or right behind) "Seller", "Rechnungsempfänger", "Adresse de livraison". */
export function headedParties(side: Side, document: ReadDocument): PlacedParty[] {
  return [...document.spots.values()].flat().flatMap((spot) => {
    const weight = spot.concepts.get(side) ?? 0;
    if (weight === 0 || spot.standing < 0.6) return [];
    const party = readParty(spot, document);
    return party === undefined ? [] : [{...party, side, score: 0.92 * weight * headingFactor(spot, party)}];
  });
}

/** A heading stands alone or has a colon; a word in a sentence is none. */
function headingFactor(spot: DetectedLabel, party: Party): number {
  const alone = spot.from === 0 && spot.to === spot.line.tokens.length;
  const standing = alone || spot.hasColon ? 1 : 0.75 * spot.standing;
  // "Vendedor: A. Berg" is who sold it, not who sells.
  const isPerson = /^\p{Lu}\. ?\p{L}+$/u.test(party.nameText);
  return standing * (party.address.length > 0 ? 1 : 0.9) * (isPerson ? 0.7 : 1);
}

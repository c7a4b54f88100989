import type {ReadDocument} from '../tables/headers/read-document.js';
import {readParty, type Party} from './party.js';
import type {PlacedParty, PartyRole} from './party-role.js';
import type {DetectedLabel} from '../labels/label-detection.js';

/** Parties below or directly behind a heading such as "Seller", "Rechnungsempfänger", "Adresse de livraison". */
export function headedParties(role: PartyRole, document: ReadDocument): PlacedParty[] {
  return [...document.detectedLabels.values()].flat().flatMap((detectedLabel) => {
    const weight = detectedLabel.concepts.get(role) ?? 0;
    if (weight === 0 || detectedLabel.standing < 0.6) return [];
    const party = readParty(detectedLabel, document);
    return party === undefined
      ? []
      : [{...party, role, score: 0.92 * weight * headingFactor(detectedLabel, party)}];
  });
}

/**
 * Factor for a party under a heading: less if the label is a word in a sentence, or the party a person or without
 * address.
 */
function headingFactor(detectedLabel: DetectedLabel, party: Party): number {
  const alone = detectedLabel.from === 0 && detectedLabel.to === detectedLabel.line.tokens.length;
  const standing = alone || detectedLabel.hasColon ? 1 : 0.75 * detectedLabel.standing;
  // "Vendedor: A. Berg" is the salesperson, not the selling company.
  const isPerson = /^\p{Lu}\. ?\p{L}+$/u.test(party.nameText);
  return standing * (party.address.length > 0 ? 1 : 0.9) * (isPerson ? 0.7 : 1);
}

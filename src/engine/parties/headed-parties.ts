import type {ReadDocument} from '../tables/headers/read-document.js';
import {readParty, type Party} from './party.js';
import type {PlacedParty, PartyRole} from './party-role.js';
import {isLikelyLabel, type DetectedLabel} from '../labels/label-detection.js';
import {certain, fair} from '../levels.js';

/** Parties below or directly behind a heading such as "Seller", "Rechnungsempfänger", "Adresse de livraison". */
export function headedParties(role: PartyRole, document: ReadDocument): PlacedParty[] {
  return [...document.detectedLabels.values()].flat().flatMap((detectedLabel) => {
    const weight = detectedLabel.concepts.get(role) ?? 0;
    if (weight === 0 || !isLikelyLabel(detectedLabel)) return [];
    const party = readParty(detectedLabel, document);
    return party === undefined
      ? []
      : [{...party, role, score: certain * weight * headingFactor(detectedLabel, party)}];
  });
}

/** Factor for a party under a heading: less if the label is a word in a sentence, or the party a person. */
function headingFactor(detectedLabel: DetectedLabel, party: Party): number {
  const alone = detectedLabel.from === 0 && detectedLabel.to === detectedLabel.line.tokens.length;
  const standing = alone || detectedLabel.hasColon ? 1 : fair * detectedLabel.standing;
  // "Vendedor: A. Berg" is the salesperson, not the selling company.
  const isPerson = /^\p{Lu}\. ?\p{L}+$/u.test(party.nameText);
  return standing * (isPerson ? fair : 1);
}

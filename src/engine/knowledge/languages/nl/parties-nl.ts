import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: 'bv, b v, nv, n v, vof, v o f, cv, bvba, cvba, vzw',
  businessWords: 'restaurant winkel apotheek',
  greetings: 'geachte beste',
  salutations: 'dhr, mevr, de heer, mevrouw, ter attentie van',
  courtesies: 'dhr|de heer|mevr|mevrouw|mw',
  defining: 'hierna|verder te noemen|te noemen',
  definingClauses: 'hierna|verder te noemen',
  naming: 'de het genoemd te noemen gezamenlijk ook',
  listOpenings: 'tussen|enerzijds|anderzijds|ondergetekenden|de ondergetekenden',
  and: 'en',
  between: 'tussen',
  endOfName: 'wonende|gevestigd|vertegenwoordigd|geboren',
  beforeAddress: 'wonende(?: te| aan)?|gevestigd(?: te| aan)?',
  behindAddress: 'vertegenwoordigd|geboren',
  nameLabels: 'naam',
  addresses: {
    streetWords: 'straat laan plein weg gracht',
    streetEndings: 'straat|laan|plein|gracht',
    longWords: 'straat gracht',
    countries: 'nederland, belgie',
    postcodeLabels: 'postcode en|woonplaats',
  },
};

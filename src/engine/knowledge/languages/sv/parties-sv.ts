import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: 'ab, aktiebolag, hb, kb, as, a s, aps, oy, oyj, asa, ans',
  businessWords: 'restaurang butik apotek',
  greetings: 'hej basta',
  courtesies: 'fru',
  defining: 'nedan|harefter|nedan kallade?',
  definingClauses: 'nedan|härefter',
  naming: 'kallad kallat kallade benamnd gemensamt',
  listOpenings: 'mellan',
  and: 'och',
  between: 'mellan',
  endOfName: String.raw`bosatt|med sate|personnummer|org(?:anisations)?\.?\s?(?:nr|nummer)`,
  beforeAddress: 'bosatt(?: pa| i)?|med sate i',
  nameLabels: 'namn',
  addresses: {
    streetWords: 'gatan vagen gata torg',
    streetEndings: 'gatan|vagen|gata|torget|gade|vej|promenad',
    longWords: 'gatan vagen',
    countries: 'sverige, danmark, norge, finland, suomi',
    postcodeLabels: 'postnr|postnummer|postort',
  },
};

import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: 'spa, s p a, srl, s r l, srls, sas, snc, s n c, sapa',
  businessWords: 'ristorante supermercato negozio farmacia societa',
  greetings: 'gentile egregio spettabile caro',
  salutations: 'sig, sigra, spettle, spettabile, egregio, gentile, allattenzione di, tav',
  courtesies: String.raw`sig(?:\.ra)?`,
  defining: 'di seguito|nel seguito|in seguito|denominat[oaie]',
  definingClauses: 'di seguito|nel seguito|in seguito',
  naming: 'il lo gli i denominato denominata denominati anche solo',
  listOpenings: "tra|fra|da una parte|dall'altra(?: parte)?",
  and: 'e|ed',
  between: 'tra|fra',
  endOfName: 'nat[oa]|con sede|residente',
  beforeAddress: 'con (?:domicilio|sede)(?: legale)?(?: in)?|residente in',
  behindAddress: 'nat[oa]',
  nameLabels: 'nome',
  addresses: {
    streetWords: 'via viale piazza corso largo',
    longWords: 'piazza viale',
    countries: 'italia',
    postcodeLabels: String.raw`cap(?![\p{L}])|comune|citt[aà]`,
  },
};

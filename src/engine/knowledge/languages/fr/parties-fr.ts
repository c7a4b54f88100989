import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: 'sarl, s a r l, sas, s a s, sasu, sa, s a, snc, sci, eurl, scop, selarl, sprl',
  businessWords:
    'restaurant boulangerie supermarche magasin pharmacie garage groupe universite societe boutique',
  greetings: 'cher chere bonjour madame monsieur',
  salutations: 'm, mme, mlle, monsieur, madame, a lattention de',
  courtesies: String.raw`m\.|mme|madame|monsieur`,
  defining: 'ci-apres|denomme[es]*',
  definingClauses: 'ci-après',
  naming:
    'le la les l denomme denommee denommes appele appelee designe designee ensemble conjointement dit dite',
  listOpenings: String.raw`entre(?: les soussigne\p{L}*)?|les soussigne\p{L}*|d'une part|d'autre part`,
  and: 'et',
  between: String.raw`entre(?: les soussigne\p{L}*)?|les soussigne\p{L}*`,
  endOfName: String.raw`demeurant|domicilie\p{L}*|dont le|represente\p{L}*|nee?(?= le)|sis[e]?`,
  beforeAddress: String.raw`demeurant(?: au| a)?|domicilie\p{L}*(?: au| a)?|sis[e]?(?: au| a)?|dont le siege(?: social)? est(?: situe\p{L}*)?(?: au| a)?`,
  behindAddress: 'représenté|née?',
  nameLabels: 'nom',
  addresses: {
    streetWords: 'rue chemin place quai route impasse cours bp',
    longWords: 'rue chemin place impasse',
    countries: 'allemagne, suisse, belgique, france, luxembourg',
    postcodeLabels: String.raw`code postal|c\.? ?p\.?(?![\p{L}])|ville`,
  },
};

import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: 'a s, as, anonim sirketi, ltd sti, limited sirketi, sti, tic, san ve tic',
  businessWords: 'kafe market eczane sirketi ticaret sanayi',
  greetings: 'sayin sevgili',
  salutations: 'sayin',
  courtesies: 'sayin',
  defining: 'bundan (?:boyle|sonra)|kisaca',
  definingClauses: 'bundan böyle|bundan sonra|kısaca',
  naming: 'olarak anilacaktir denilecektir anilan',
  listOpenings: 'samt|arasinda',
  and: 've|ile',
  endOfName: String.raw`ikamet\p{L}*|adresinde|t\.?c\.? ?kimlik`,
  nameLabels: 'adi?',
  addresses: {
    streetWords: 'cad caddesi sok sokak mah mahallesi bulvari no',
    longWords: 'caddesi mahallesi bulvari sokak',
    countries: 'turkiye',
    postcodeLabels: String.raw`posta kodu|[sş]ehir|[iİ]l(?:[cç]e)?(?![\p{L}])`,
  },
};

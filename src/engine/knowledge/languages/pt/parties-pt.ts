import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: 'lda, ltda, unipessoal lda, eireli, me, epp',
  businessWords: 'restaurante supermercado loja farmacia sociedade',
  greetings: 'prezado prezada exmo exma',
  salutations: 'sr, sra, senhor, senhora, senhores, exmo, exma',
  courtesies: 'sr|sra|senhora?',
  defining: 'doravante|de ora em diante|adiante|designad[oa]s?',
  definingClauses: 'doravante|adiante',
  naming: 'o os as designado designada designados abreviadamente por',
  listOpenings: 'entre|e',
  and: 'e',
  between: 'entre',
  endOfName: String.raw`nascid[oa]|portador\p{L}*|titular|com sede|representad[oa]`,
  beforeAddress: 'residente (?:em|na|no)|com sede (?:em|na|no)',
  behindAddress: 'nascid[oa]',
  nameLabels: 'nome',
  addresses: {
    streetWords: 'rua travessa praca estrada avenida',
    longWords: 'avenida',
    countries: 'portugal, brasil',
    postcodeLabels: String.raw`cod(?:igo)? postal|localidade|cidade|cep(?![\p{L}])`,
  },
};

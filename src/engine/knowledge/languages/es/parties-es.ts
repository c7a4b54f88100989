import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: 'sl, s l, slu, s l u, sa de cv, s a u, sccl',
  businessWords: 'restaurante panaderia supermercado tienda farmacia sociedad',
  greetings: 'estimado estimada estimados',
  salutations: 'sr, sra, senor, senores, sres, senora, a la atencion de',
  courtesies: String.raw`don|dona|d\.|d\.a|sr|sra`,
  defining: 'en adelante|en lo sucesivo|denominad[oa]s?',
  definingClauses: 'en adelante|en lo sucesivo',
  naming: 'el los las denominado denominada denominados conjuntamente como',
  listOpenings: 'de una parte|de otra(?: parte)?',
  and: 'y|e',
  between: 'entre',
  endOfName:
    'con (?:domicilio|dni|nif|cif|sede)|vecin[oa]|mayor de edad|representad[oa]|nacid[oa]|residente|titular',
  beforeAddress: 'con (?:domicilio|sede)(?: legale)?(?: en| in)?|vecin[oa] de|residente en',
  behindAddress: 'nacid[oa]',
  nameLabels: 'nombre',
  addresses: {
    streetWords: 'calle avenida avda plaza paseo carretera',
    longWords: 'avenida carretera calle',
    countries: 'espana',
    postcodeLabels: 'localidad|poblaci[oó]n|ciudad|provincia|c[oó]digo postal',
  },
};

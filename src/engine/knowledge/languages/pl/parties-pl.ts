import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: 'sp z o o, sp zoo, spolka z o o, s a, sp k, sp j, spolka akcyjna',
  leadingForms: 'firma',
  businessWords: 'restauracja sklep apteka spolka firma zaklad przedsiebiorstwo',
  greetings: 'szanowny szanowna szanowni',
  salutations: 'pan, pani',
  courtesies: 'pan(?:em|ia|i)?',
  defining: String.raw`zwan[yaei]\p{L}* (?:dalej|w dalszej)|dalej`,
  definingClauses: String.raw`zwan[yaeą]\p{L}* dalej|zwan[yaeą]\p{L}* w dalszej`,
  naming: 'zwany zwana zwani zwanym zwana dalej w dalszej czesci umowy lacznie',
  listOpenings: 'miedzy|pomiedzy|a|oraz',
  and: 'oraz|i',
  between: 'miedzy|pomiedzy',
  endOfName: String.raw`zamieszkal\p{L}*|z siedziba|reprezentowan\p{L}*|legitymuj\p{L}*|pesel`,
  beforeAddress: String.raw`zamieszkal\p{L}*(?: w| przy)?|z siedziba(?: w| przy)?`,
  behindAddress: String.raw`reprezentowan\p{L}*`,
  nameLabels: 'nazwa|firma',
  addresses: {
    streetWords: 'ul ulica al aleja pl os',
    longWords: 'ulica aleja',
    countries: 'polska',
    postcodeLabels: 'kod pocztowy|miejscowo[sś][cć]|miasto',
  },
};

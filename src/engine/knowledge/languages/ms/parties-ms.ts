import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: 'sdn bhd, bhd, s b, sb, enterprise, enterprises, trading, perniagaan, pt, tbk, kk',
  leadingForms: 'perniagaan syarikat pt',
  businessWords: 'restoran restorani perniagaan syarikat kedai pasaraya pasar sdn bhd',
  addresses: {
    streetWords:
      'jalan jln jl lorong taman tmn bandar kampung kg kawasan perindustrian seksyen bangunan persiaran lebuh lebuhraya desa batu medan',
    longWords: `jalan lorong taman bandar kampung kawasan perindustrian perusahaan seksyen bangunan persiaran lebuh lebuhraya
      simpang utama indah setia damansara desa medan niaga kompleks pusat wisma menara tingkat utara selatan
      timur barat tengah kelang`,
  },
};

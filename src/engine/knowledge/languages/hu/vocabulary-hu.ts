import type {Vocabulary} from '../sections/vocabulary.js';

export const vocabulary: Vocabulary = {
  letters: 'áéíóöőúüű',
  telling: `a az es szamla datum osszeg ar mennyiseg megnevezes afa osszesen vevo elado fizetesi hatarido szam bankszamla
      adoszam netto brutto utca kelt teljesites db ft nap kiallitas egysegar`,
};

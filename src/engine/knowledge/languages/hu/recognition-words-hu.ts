import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'áéíóöőúüű',
  telling: `a az es szamla datum osszeg ar mennyiseg megnevezes afa osszesen vevo elado fizetesi hatarido szam bankszamla
      adoszam netto brutto utca kelt teljesites db ft nap kiallitas egysegar`,
};

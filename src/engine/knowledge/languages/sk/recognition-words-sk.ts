import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'áäčďéľíňóôšťúýž',
  telling: `a na do pre faktura datum suma cena mnozstvo popis dph spolu odberatel dodavatel splatnosti uhrade cislo
      ucet ico dic objednavka danovy doklad vystavenia ks dni`,
};

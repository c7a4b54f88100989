import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'áčďéěíňóřšťúůýž',
  telling: `a na do pro faktura datum castka cena mnozstvi popis dph celkem odberatel dodavatel splatnosti uhrade
      cislo ucet ico dic objednavka danovy doklad vystaveni kc ks dni`,
};

import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'ăâîșț',
  telling: `si de la pentru cu factura data suma pret cantitate denumire tva total client furnizor scadenta plata
      numar cont cumparator strada valoare fara lei buc zile seria`,
};

import type {Vocabulary} from '../sections/vocabulary.js';

export const vocabulary: Vocabulary = {
  letters: 'ăâîșț',
  telling: `si de la pentru cu factura data suma pret cantitate denumire tva total client furnizor scadenta plata
      numar cont cumparator strada valoare fara lei buc zile seria`,
};

import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'æøåé',
  telling: `og at for med af til jer vi faktura dato belob pris antal beskrivelse moms sum kunde forfaldsdato betaling
      tak nummer konto dage stk kr ialt fakturanr fakturadato adresse levering ikke netto mva`,
};

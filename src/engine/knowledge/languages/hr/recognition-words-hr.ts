import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'čćđšž',
  telling:
    'i za na od racun datum iznos cijena kolicina opis pdv ukupno kupac prodavatelj dospijeca placanje broj ulica oib ziro kom dana rok mjesto izdavanja',
};

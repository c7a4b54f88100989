import type {Vocabulary} from '../sections/vocabulary.js';

export const vocabulary: Vocabulary = {
  letters: 'čćđšž',
  telling:
    'i za na od racun datum iznos cijena kolicina opis pdv ukupno kupac prodavatelj dospijeca placanje broj ulica oib ziro kom dana rok mjesto izdavanja',
};

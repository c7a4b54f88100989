import type {Vocabulary} from '../sections/vocabulary.js';

export const vocabulary: Vocabulary = {
  letters: 'áäčďéľíňóôšťúýž',
  telling: `a na do pre faktura datum suma cena mnozstvo popis dph spolu odberatel dodavatel splatnosti uhrade cislo
      ucet ico dic objednavka danovy doklad vystavenia ks dni`,
};

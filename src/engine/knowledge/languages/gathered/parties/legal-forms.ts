// parties: words for companies, addresses and parties of contracts, joined over all languages.

import {phrasesOf, wordsOf} from '../gather.js';

/** Endings (and some beginnings) of company names, folded, letters and digits only per word. */
export const legalForms = [...new Set(phrasesOf(({parties}) => parties?.legalForms))];

/** Those that lead the name: a line that begins with one begins a name, and does not end the one above. */
export const leadingForms = new Set(wordsOf(({parties}) => parties?.leadingForms));

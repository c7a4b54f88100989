import {choiceOf, phrasesOf, wordsOf} from './gather.js';

/** Titles of documents as printed alone on a line, folded, letters and digits only. */
export const documentTitles = new Set(wordsOf(({papers}) => papers?.titles));

/** Words that name a document in a title of several words, folded: "your electricity bill", "a sua fatura de maio". */
export const titleWords = new Set(wordsOf(({papers}) => papers?.titleWords));

/** Endings of words that name a document, folded. */
export const titleEndings = new RegExp(`(?:${choiceOf(({papers}) => papers?.titleEndings)})$`);

/** Lines of a head that are no name and no address begin so, folded. */
export const asides = phrasesOf(({papers}) => papers?.asides);

/** Forms of address that precede the name of a person, folded. */
export const salutations = new Set(phrasesOf(({parties}) => parties?.salutations));

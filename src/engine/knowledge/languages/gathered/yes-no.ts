import {wholeWords, wordsOf} from './gather.js';

/** Folded. */
export const yesWords = new Set(wordsOf(({papers}) => papers?.yes));
export const noWords = new Set(wordsOf(({papers}) => papers?.no));
/** In a folded statement: what its other words name is not so. */
export const denyingWords = wholeWords(({papers}) => papers?.denying);

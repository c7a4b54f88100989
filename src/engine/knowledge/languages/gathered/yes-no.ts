import {wordsOf} from './gather.js';

/** Folded. */
export const yesWords = new Set(wordsOf(({papers}) => papers?.yes));
export const noWords = new Set(wordsOf(({papers}) => papers?.no));

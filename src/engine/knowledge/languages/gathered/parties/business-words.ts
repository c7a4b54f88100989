import {wordsOf} from '../gather.js';

/** Words that by themselves say "this is a business", folded. */
export const businessWords = new Set(wordsOf(({parties}) => parties?.businessWords));

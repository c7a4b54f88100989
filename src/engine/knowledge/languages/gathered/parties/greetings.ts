import {wordsOf} from '../gather.js';

/** First words of the line that greets the recipient of a letter, folded. */
export const greetings = new Set(wordsOf(({parties}) => parties?.greetings));

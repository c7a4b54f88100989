import {wordsOf} from './gather.js';

/** What things are sold by, as printed behind how many, folded, without full stops. */
export const units = new Set(wordsOf(({papers}) => papers?.units));

import {wholeWords} from './gather.js';

/** Words for the amount a tax is reckoned from, folded. */
export const baseWords = wholeWords(({papers}) => papers?.taxBases);

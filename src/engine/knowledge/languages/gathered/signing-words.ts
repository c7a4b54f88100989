import {wholeWords} from './gather.js';

/** Words for a signature and for signing, folded. */
export const signingWords = wholeWords(({papers}) => papers?.signing);

/** Papers that are dated where they are signed, folded. */
export const signedPapers = wholeWords(({papers}) => papers?.signedPapers);

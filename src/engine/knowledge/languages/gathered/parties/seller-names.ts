import {wordsOf} from '../gather.js';

/** Names people give to the field of the seller, in letters only, folded. */
export const sellerNames = wordsOf(({requests}) => requests?.seller);

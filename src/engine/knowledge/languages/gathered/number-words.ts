import {choiceOf} from './gather.js';

/** "percent" written out, as printed. */
export const percentWords = choiceOf(({papers}) => papers?.percent);

/** "No." before a number, as printed. */
export const numberSigns = choiceOf(({papers}) => papers?.numberSigns);

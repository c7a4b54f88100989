import {choiceOf, wholeWords} from './gather.js';

/** Words of requests that tell one end of a period from the other, folded. */
export const edgeWords = {
  start: wholeWords(({dates}) => dates?.startAsked),
  end: wholeWords(({dates}) => dates?.endAsked),
} as const;

/** Between the first and the last day of a period, as printed. */
export const betweenDays = choiceOf(({dates}) => dates?.between);

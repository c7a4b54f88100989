import {choiceOf} from './gather.js';

/** Words that speak of paying, folded. */
export const payingWords = new RegExp(`^(?:${choiceOf(({papers}) => papers?.paying)})$`, 'u');

/** Words that say that it was paid already, or that a discount ends, folded. */
export const otherwisePaidWords = new RegExp(`^(?:${choiceOf(({papers}) => papers?.paid)})$`, 'u');

/** Right before a last day, as written. */
export const untilWords = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${choiceOf(({dates}) => dates?.until)})[\s:]*$`,
  'iu',
);

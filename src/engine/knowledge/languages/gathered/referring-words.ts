import {choiceOf} from './gather.js';

/** Words right before the name of a paper that make it another one than this: "to our invoice". Folded. */
export const referringWords = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${choiceOf(({papers}) => papers?.referring)}) *$`,
  'u',
);

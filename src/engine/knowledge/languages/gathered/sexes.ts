import {wordsOf} from './gather.js';

/** Words and letters for the sexes, folded: what a field with the options F, M, X takes them for. */
export const sexWords: Record<string, string> = {
  f: wordsOf(({papers}) => papers?.female).join(' '),
  m: wordsOf(({papers}) => papers?.male).join(' '),
  x: wordsOf(({papers}) => papers?.otherSex).join(' '),
};

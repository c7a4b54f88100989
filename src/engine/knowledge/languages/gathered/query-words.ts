import type {FieldType} from '../../../../contract/fields.js';
import {choiceOf, wordsOf} from './gather.js';

/**
 * Words of requests that tell what kind of value is wanted, folded. `*` means any ending. They make typed readings
 * possible besides the text; they exclude nothing.
 */
export const typeWords: Partial<Record<FieldType, string>> = {
  date: wordsOf(({requests}) => requests?.dateAsked).join(' '),
  money: wordsOf(({requests}) => requests?.moneyAsked).join(' '),
  identifier: wordsOf(({requests}) => requests?.identifierAsked).join(' '),
};

/** Words by which one end of a range is asked for, folded. */
export const endWords = {
  first: wordsOf(({requests}) => requests?.first).join(' '),
  last: wordsOf(({requests}) => requests?.last).join(' '),
};

/** Words by which a time of day or a duration is asked for: texts with a form of their own, folded. */
export const formWords = {
  time: wordsOf(({requests}) => requests?.timeAsked),
  duration: wordsOf(({requests}) => requests?.durationAsked),
};

/** Asks how many there are of something, folded. */
export const countWords = new RegExp(
  String.raw`(?<!\p{L})(?:${choiceOf(({requests}) => requests?.countAsked)})`,
  'u',
);

import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  decimal: '.',
  months: [
    'january jan',
    'february feb febr',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ],
  until: 'by|before|until|no later than|not later than|latest',
  startAsked: 'from|since',
  endAsked: 'until|till|up to',
  between: 'to|until|through|thru|and',
  datelines: 'done at|signed at|signed in',
  beforeTime: 'at',
  behindTime: "o'clock|hours|hrs",
};

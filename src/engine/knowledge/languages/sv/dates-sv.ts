import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  first: 'day',
  decimal: ',',
  months: [
    'januari jan',
    'februari feb',
    'mars mar',
    'april apr',
    'maj',
    'juni jun',
    'juli jul',
    'augusti aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  until: 'senast(?: den)?|till',
  startAsked: 'fran|sedan',
  endAsked: 'till och med',
  between: 'till',
  beforeTime: 'kl|klockan',
};

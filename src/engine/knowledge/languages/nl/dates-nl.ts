import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  first: 'day',
  decimal: ',',
  months: [
    'januari jan',
    'februari feb',
    'maart mrt',
    'april apr',
    'mei',
    'juni jun',
    'juli jul',
    'augustus aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  until: 'vóór|voor|uiterlijk(?: op)?|tot(?: en met)?',
  startAsked: 'vanaf|sinds',
  endAsked: 'tot',
  between: String.raw`t\/m|tot|tot en met`,
  beforeTime: 'om',
  behindTime: 'uur',
};

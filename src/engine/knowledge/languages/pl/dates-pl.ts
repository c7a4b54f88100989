import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  first: 'day',
  decimal: ',',
  months: [
    'stycznia styczen sty',
    'lutego luty lut',
    'marca marzec mar',
    'kwietnia kwiecien kwi',
    'maja maj',
    'czerwca czerwiec cze',
    'lipca lipiec lip',
    'sierpnia sierpien sie',
    'wrzesnia wrzesien wrz',
    'pazdziernika pazdziernik paz',
    'listopada listopad lis',
    'grudnia grudzien gru',
  ],
  until: 'do(?: dnia)?',
  startAsked: 'od kiedy|od',
  endAsked: 'do kiedy|do',
  between: 'do',
  beforeTime: 'godz|godzina|o godzinie|o godz',
  behindTime: 'godz',
};

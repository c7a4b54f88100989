import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  first: 'day',
  decimal: ',',
  months: [
    'januar janner jan',
    'februar feber feb',
    'marz maerz mrz',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  until: 'bis(?: zum| spätestens| spätestens zum)?|spätestens(?: am| bis| zum| bis zum)?',
  startAsked: 'ab|seit|von wann',
  endAsked: 'bis',
  between: 'bis|bis zum',
  beforeTime: 'um|ab',
  behindTime: 'uhr',
};

import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  first: 'day',
  decimal: ',',
  months: [
    'janvier janv',
    'fevrier fevr fev',
    'mars',
    'avril avr',
    'mai',
    'juin',
    'juillet juil',
    'aout',
    'septembre sept',
    'octobre oct',
    'novembre nov',
    'decembre dec',
  ],
  until: "avant le|jusqu['’]au|au plus tard le|soit(?: jusqu['’]au| avant le)? le|soit le",
  startAsked: 'depuis|a partir|des quand',
  endAsked: "jusqu'?a?u?",
  between: 'au|à|a',
  datelines: 'fait a',
  beforeTime: 'a',
  behindTime: 'h|heures',
};

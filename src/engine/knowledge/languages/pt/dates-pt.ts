import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  first: 'day',
  decimal: ',',
  months: [
    'janeiro jan',
    'fevereiro fev',
    'marco mar',
    'abril abr',
    'maio mai',
    'junho jun',
    'julho jul',
    'agosto ago',
    'setembro set',
    'outubro out',
    'novembro nov',
    'dezembro dez',
  ],
  until: 'até(?: a[oe]?| dia| o dia)?',
  startAsked: 'desde',
  endAsked: 'ate',
  between: 'a|até|ao',
  datelines: 'em',
  beforeTime: 'as',
  behindTime: 'h|horas',
};

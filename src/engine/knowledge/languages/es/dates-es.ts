import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  first: 'day',
  months: [
    'enero ene',
    'febrero feb',
    'marzo mar',
    'abril abr',
    'mayo may',
    'junio jun',
    'julio jul',
    'agosto ago',
    'septiembre setiembre sep set',
    'octubre oct',
    'noviembre nov',
    'diciembre dic',
  ],
  until: 'antes del?|hasta el|a más tardar el',
  startAsked: 'desde',
  endAsked: 'hasta',
  between: 'al|hasta|hasta el|a',
  datelines: 'en',
  beforeTime: 'a las',
  behindTime: 'h|horas|hrs',
};

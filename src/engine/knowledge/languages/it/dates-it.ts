import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  first: 'day',
  decimal: ',',
  months: [
    'gennaio gen',
    'febbraio feb',
    'marzo mar',
    'aprile apr',
    'maggio mag',
    'giugno giu',
    'luglio lug',
    'agosto ago',
    'settembre set',
    'ottobre ott',
    'novembre nov',
    'dicembre dic',
  ],
  until: 'entro(?: e non oltre)? il',
  startAsked: 'dal',
  endAsked: 'fino al?',
  between: 'al',
  beforeTime: 'ore|alle|alle ore',
  behindTime: 'h',
};

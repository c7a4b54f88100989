import type {DateWords} from '../sections/date-words.js';

export const dates: DateWords = {
  first: 'day',
  decimal: ',',
  months: [
    'ocak oca',
    'subat sub',
    'mart mar',
    'nisan nis',
    'mayis may',
    'haziran haz',
    'temmuz tem',
    'agustos agu',
    'eylul eyl',
    'ekim eki',
    'kasim kas',
    'aralik ara',
  ],
  endAsked: 'kadar',
  between: 'ile',
  beforeTime: 'saat',
};

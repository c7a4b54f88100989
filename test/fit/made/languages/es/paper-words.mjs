import {words} from '../list.mjs';

/** Words that papers of all kinds share. */
export const paperWords = {
  placeAndDate: '{town}, {date}',
  shortDays: words('lun. mar. mié. jue. vie. sáb. dom.'),
};

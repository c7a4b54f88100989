import {words} from '../list.mjs';

/** Words that papers of all kinds share. */
export const paperWords = {
  placeAndDate: '{town}, den {date}',
  shortDays: words('Mo Di Mi Do Fr Sa So'),
};

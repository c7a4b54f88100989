import {words} from '../list.mjs';

/** Words that papers of all kinds share. */
export const paperWords = {
  placeAndDate: '{town}, dnia {date}',
  shortDays: words('pon. wt. śr. czw. pt. sob. niedz.'),
};

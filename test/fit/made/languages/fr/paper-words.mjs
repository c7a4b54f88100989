import {words} from '../list.mjs';

/** Words that papers of all kinds share. */
export const paperWords = {
  placeAndDate: '{town}, le {date}',
  shortDays: words('lun. mar. mer. jeu. ven. sam. dim.'),
};

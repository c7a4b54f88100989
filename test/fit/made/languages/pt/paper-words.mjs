import {words} from '../list.mjs';

/** Words that papers of all kinds share. */
export const paperWords = {
  placeAndDate: '{town}, {date}',
  shortDays: words('seg. ter. qua. qui. sex. sáb. dom.'),
};

import {found, type Found} from './found.js';

/** `18:24`, `5:41:06 PM`, `9h05`. */
const clock =
  /(?<![\p{L}\d.:/-])(?:[01]?\d|2[0-3])(?::[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.? ?m\b\.?)?|h[0-5]\d)(?![\d:])/giu;
/** A time of twelve hours says which half of the day it means. */
const quality = {plain: 0.7, halved: 1};

/** Times of day as they are written. */
export function findTimes(text: string): Found[] {
  return [...text.matchAll(clock)].map((match) => {
    const isHalved = /[ap]\.? ?m/i.test(match[0]);
    return found(match, match[0], isHalved ? quality.halved : quality.plain);
  });
}

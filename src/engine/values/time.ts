import {timeWords} from '../knowledge/languages/gathered/time-words.js';
import {foundValue, withoutOverlaps, type FoundValue} from './found.js';
import {certain, fair} from '../levels.js';

/** `18:24`, `5:41:06 PM`, `9h05`, `14 h 15`. */
const clock =
  /(?<![\p{L}\d.:/-])(?:[01]?\d|2[0-3])(?::[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.? ?m\b\.?)?| ?h ?[0-5]\d)(?![\d:])/giu;
const figures = String.raw`(?:[01]?\d|2[0-3])(?:[.:][0-5]\d)?`;
const halved = String.raw`\s?[ap](?:\.\s?m\.|m(?!\p{L}))`;
/** `7.30 p.m.`, `16.42 uur`, `9 Uhr`: a full stop separates hours and minutes if a word for the time follows. */
const spoken = new RegExp(
  String.raw`(?<![\p{L}\d.,:/-])${figures}(?:${halved}|\s(?:${timeWords.behind})(?!\p{L}|(?<=h)\s?[0-5]\d(?!\d)))`,
  'giu',
);
/** The start of a span whose end has such a word: `8.00 – 11.30 Uhr`. */
const begin = new RegExp(
  String.raw`(?<![\p{L}\d.,:/-])${figures}(?=\s?[-–—]\s?${figures}(?:${halved}|\s(?:${timeWords.behind})(?!\p{L})))`,
  'giu',
);
/** `kl. 18.00`, `ore 9.30`: the word for the time may also come before it. */
const led = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${timeWords.before})\.?\s)(?:[01]?\d|2[0-3])[.:][0-5]\d(?![\d.,:]\d|\d)`,
  'giu',
);
/** `halved`: with a.m. or p.m. `plain`: a bare time, which may be another number. */
const quality = {plain: fair, worded: certain, halved: 1};

/** Times of day as printed. */
export function findTimes(text: string): FoundValue[] {
  const worded = [spoken, begin, led].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => foundValue(match, match[0], quality.worded)),
  );
  const plain = [...text.matchAll(clock)].map((match) =>
    foundValue(match, match[0], /[ap]\.? ?m/i.test(match[0]) ? quality.halved : quality.plain),
  );
  return withoutOverlaps([...worded, ...plain]);
}

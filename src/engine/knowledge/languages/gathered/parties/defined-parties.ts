import {choiceOf, wholeWords, wordsOf} from '../gather.js';

/**
 * How contracts introduce their parties, folded: "Between X, of Y (the "Landlord")", "zwischen X, wohnhaft in Y,
 * nachfolgend Vermieter genannt".
 */

/** Words that announce what a party is called from there on. */
export const definingWords = wholeWords(({parties}) => parties?.defining);

const and = choiceOf(({parties}) => parties?.and);

/** The same with the words they announce, as they are written. */
export const definingClauses = new RegExp(
  String.raw`(?:${choiceOf(({parties}) => parties?.definingClauses)})\s[^.;()]{3,80}?(?=[.;()]|,\s|\s(?:${and})\s|$)`,
  'u',
);

/** Forms of courtesy before a name, folded. */
export const courtesies = new RegExp(
  String.raw`^(?:(?:${choiceOf(({parties}) => parties?.courtesies)})\.?)\s+(?=\p{L})`,
  'u',
);

/** Words beside the name a party is given, which are not of it. */
export const namingWords = new Set(wordsOf(({parties}) => parties?.naming));

/** Marks of points of a list before a party. */
const points = String.raw`\(?\p{L}\)|\(?\d{1,2}[.)]\)?|[-–—•:,;.»"“”]|[12][oº]`;

/** Words that open the list of parties, or lead to the next of them; nothing of a name. */
export const leadingWords = new RegExp(
  String.raw`^(?:${choiceOf(({parties}) => parties?.listOpenings)}|${and}|${points})(?!\p{L})[\s:,;.–—-]*`,
  'u',
);

/** What opens the list of parties where it is in the middle of a line. */
export const openingWords = wholeWords(({parties}) => parties?.between, 'gu');

/** Behind a name, what its bearer is besides: where he lives, by whom he is represented, when he was born. */
export const endOfName = new RegExp(
  String.raw`,|;|(?<!\p{L})(?:${choiceOf(({parties}) => parties?.endOfName)})(?!\p{L})|\(`,
  'u',
);

/** What leads to an address behind a name. */
export const beforeAddress = new RegExp(
  String.raw`^(?:[\s,;:(]|(?:${choiceOf(({parties}) => parties?.beforeAddress)})(?!\p{L}))`,
  'u',
);

/** What ends an address behind it, as it is written. */
export const behindAddress = new RegExp(
  String.raw`[;(]|,?\s(?=(?:${choiceOf(({parties}) => parties?.behindAddress)})(?!\p{L}))`,
  'u',
);

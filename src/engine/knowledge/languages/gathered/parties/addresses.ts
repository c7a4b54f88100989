import {malaysianStates} from '../../../countries/place-names.js';
import {choiceOf, phrasesOf, wordsOf} from '../gather.js';

/** Words of streets, quarters and buildings, folded; whole words. */
export const streetWords = new Set(wordsOf(({parties}) => parties?.addresses?.streetWords));

/** Endings of street names written in one word, folded. */
export const streetEndings = new RegExp(`(?:${choiceOf(({parties}) => parties?.addresses?.streetEndings)})$`);

/** Words of streets that follow the number of the house. */
export const streetsBehindNumbers = choiceOf(({parties}) => parties?.addresses?.streetsBehindNumbers);

/** Words of addresses too long to be taken for anything else, folded. */
export const addressWords = new Set(wordsOf(({parties}) => parties?.addresses?.longWords));

/** Countries (and some states) as addresses end in them, folded. */
export const countries = new Set([
  ...phrasesOf(({parties}) => parties?.addresses?.countries),
  ...malaysianStates,
]);

/** How forms label the box of postcode, town or state, apart from that of the street. */
export const postcodeLabels = new RegExp(
  String.raw`^\W*(?:\d{1,2}[.)]? )?(?:${choiceOf(({parties}) => parties?.addresses?.postcodeLabels)})`,
  'iu',
);

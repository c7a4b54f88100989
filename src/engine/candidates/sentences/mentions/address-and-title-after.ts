import {wordsOfAll} from '../../../knowledge/languages/gathered/sentence-languages.js';
import {likenessToAddress} from '../../../values/addresses/address.js';
import {foundValue} from '../../../values/found.js';
import type {Mention} from '../value-mention.js';
import type {RunningText} from '../running-text.js';

const addressEnd = new RegExp(
  String.raw`[;("]|\.(?=\s|$)|[\s,]+(?=(?:${wordsOfAll(({addressEnds}) => addressEnds)})(?!\p{L}))`,
  'u',
);
const titleEnd = new RegExp(
  String.raw`[,.;:("]|\s+(?=(?:${wordsOfAll(({titleEnds}) => titleEnds)})(?!\p{L}))`,
  'u',
);
const longestAddress = 160;
const longestTitle = 60;
/** Half of what a street with its number has. */
const leastLikeness = 0.3;

/** What follows a cue, as an address: to the end of the sentence or to what says something else of it. */
export function addressAfter({text, matchable}: RunningText, at: number): Mention[] {
  const end = endOf(matchable, at, {stop: addressEnd, longest: longestAddress});
  const raw = text.slice(at, end).replace(/[\s,]+$/u, '');
  const likeness = likenessToAddress(raw);
  if (!/\d/.test(raw) || likeness < leastLikeness) return [];
  const value = raw.replace(/\s+/g, ' ');
  return [{...foundValue({index: at, 0: raw}, value, likeness), signals: {addressLikeness: likeness}}];
}

/** What follows a cue, as a job title: some words up to the next comma or preposition. */
export function titleAfter({text, matchable}: RunningText, at: number): Mention[] {
  const end = endOf(matchable, at, {stop: titleEnd, longest: longestTitle});
  const raw = text.slice(at, end).trimEnd();
  if (!/^\p{L}/u.test(raw) || raw.length < 3) return [];
  return [foundValue({index: at, 0: raw}, raw.replace(/\s+/g, ' '), /^\p{Lu}/u.test(raw) ? 1 : 0.6)];
}

function endOf(matchable: string, at: number, {stop, longest}: {stop: RegExp; longest: number}): number {
  const rest = matchable.slice(at, at + longest);
  const length = rest.search(stop);
  return at + (length < 0 ? rest.length : length);
}

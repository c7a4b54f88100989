import {mayBe} from '../../../probable.js';
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

/**
 * The text after a cue as an address, up to the end of the sentence, a bracket or quotation mark, or a word that ends
 * addresses. Empty if it has no digit.
 */
export function addressAfter({text, matchable}: RunningText, at: number): Mention[] {
  const end = endOf(matchable, at, {stop: addressEnd, longest: longestAddress});
  const raw = text.slice(at, end).replace(/[\s,]+$/u, '');
  const likeness = likenessToAddress(raw);
  if (!/\d/.test(raw) || !mayBe(likeness)) return [];
  const value = raw.replace(/\s+/g, ' ');
  return [{...foundValue({index: at, 0: raw}, value, likeness), signals: {addressLikeness: likeness}}];
}

/** The text after a cue as a job title, up to punctuation or a word that ends titles, such as a preposition. */
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

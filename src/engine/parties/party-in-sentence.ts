import {
  beforeAddress,
  behindAddress,
  courtesies,
  endOfName,
  leadingWords,
  openingWords,
} from '../knowledge/languages/gathered/parties/defined-parties.js';
import {mayBeAddress} from '../values/addresses/address.js';
import {fold} from '../values/fold.js';
import {beginsWithLegalForm, cleanName} from '../values/name.js';

/** Characters of a running text. */
export interface Range {
  start: number;
  end: number;
}

/** Where a sentence names a party and gives its address. */
export interface PartyInSentence {
  name: Range;
  address?: Range;
}

/**
 * The party before a definition at `start`: in the text from the words that introduce the parties, the last sentence,
 * or the previous definition (`from`) on.
 */
export function partyBefore(
  text: string,
  {from, start}: {from: number; start: number},
): PartyInSentence | undefined {
  const least = Math.max(from, start - longestParty);
  const before = text.slice(least, start);
  const opened = [...foldKeepingLength(before).matchAll(openingWords)].at(-1);
  const opening = opened === undefined ? lastSentence(before) : opened.index + opened[0].length;
  const at = least + opening + lengthOfLeads(before.slice(opening));
  const whole = text.slice(at, start);
  const end = endOf(whole);
  const value = cleanName(whole.slice(0, end));
  if (!isPartyName(value)) return undefined;
  const address = addressIn(whole, end);
  return {
    name: {start: at, end: at + end},
    ...(address && {address: {start: at + address.start, end: at + address.end}}),
  };
}

const longestParty = 320;

/** The number of characters before the name: conjunctions, numbers of parties, courtesy titles. */
function lengthOfLeads(text: string): number {
  const folded = foldKeepingLength(text);
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(folded.slice(at))![0].length;
    const lead = leadingWords.exec(folded.slice(at)) ?? courtesies.exec(folded.slice(at));
    if (lead === null || lead[0] === '') return at;
    at += lead[0].length;
  }
}

/** Folds a text without changing offsets. */
function foldKeepingLength(text: string): string {
  return [...text]
    .map((letter) => (fold(letter).length === letter.length ? fold(letter) : letter.toLowerCase()))
    .join('');
}

function lastSentence(text: string): number {
  const ends = [...text.matchAll(/(?<=\p{L}{4}|\d)[.!?:](?=\s+\p{Lu})/gu)];
  return (ends.at(-1)?.index ?? -1) + 1;
}

/** The offset at which a name ends: before a comma, unless a legal form follows ("Acme, Inc."). */
function endOf(text: string): number {
  const folded = foldKeepingLength(text);
  for (let from = 2; from < text.length;) {
    const match = endOfName.exec(folded.slice(from));
    if (match === null) return text.trimEnd().length;
    const at = from + match.index;
    const rest = text.slice(at + match[0].length);
    const next = rest.split(/[,;(]/)[0]!;
    if (match[0] === ',' && beginsWithLegalForm(next) && next.trim().split(' ').length < 4) {
      from = at + 1;
      continue;
    }
    return at;
  }
  return text.trimEnd().length;
}

function isPartyName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    /^\p{Lu}/u.test(text) &&
    words.length <= 12 &&
    !/[.!?] \p{Lu}\p{Ll}+ \p{Ll}/u.test(text) &&
    /\p{L}{2}/u.test(text)
  );
}

/** The address behind the name, up to words that say something else about the party. */
function addressIn(text: string, from: number): Range | undefined {
  const folded = foldKeepingLength(text);
  const starts = [from, ...[...folded.slice(from).matchAll(/[,;]\s/g)].map(({index}) => from + index + 1)];
  for (const first of starts) {
    let start = first;
    for (let lead; (lead = beforeAddress.exec(folded.slice(start))?.[0]) !== undefined && lead !== '';)
      start += lead.length;
    const rest = text.slice(start);
    const stop = behindAddress.exec(rest);
    const value = (stop === null ? rest : rest.slice(0, stop.index)).trimEnd().replace(/[,\s–—-]+$/u, '');
    if (/\d/.test(value) && mayBeAddress(value) && value.length < 110)
      return {start, end: start + value.length};
  }
  return undefined;
}

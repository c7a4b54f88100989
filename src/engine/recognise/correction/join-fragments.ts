import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {languagesOfWord, type LanguageSet} from './lexicon.js';
import {textOfRun} from './character-runs.js';
import {findWord} from './lexicon-search.js';
import {greatestLoss, allowedLoss} from './allowed-loss.js';

/** Score gained by joining parts to a word; each space between them costs its log odds (`apart`). */
const worthOfJoining = 3;
/** Numbers of runs to try: three parts with the spaces between them, then two. */
const mostRuns = [5, 3];

/**
 * Joins parts that together are a known word, though not each of them is one: faint letters leave gaps that look like
 * spaces.
 */
export function joinParts(
  runs: readonly DecodedCharacter[][],
  languageSet: LanguageSet,
): DecodedCharacter[][] {
  const joined: DecodedCharacter[][] = [];
  for (let at = 0; at < runs.length;) {
    const [count, word] = wordFrom(runs, {at, languageSet});
    joined.push(word);
    at += count;
  }
  return joined;
}

/** The word that starts with run `at`, and the number of runs it takes: 1 if nothing is joined. */
function wordFrom(
  runs: readonly DecodedCharacter[][],
  {at, languageSet}: {at: number; languageSet: LanguageSet},
): [number, DecodedCharacter[]] {
  for (const count of mostRuns) {
    const some = runs.slice(at, at + count);
    const word = some.length === count && areParts(some, languageSet) && joinedWord(some, languageSet);
    if (word) return [count, word];
  }
  return [1, runs[at]!];
}

function areParts(runs: readonly DecodedCharacter[][], languageSet: LanguageSet): boolean {
  const texts = runs.map(textOfRun);
  return (
    texts.every((text, index) => (index % 2 === 1 ? text === ' ' : /\p{L}/u.test(text))) &&
    texts.some((text, index) => index % 2 === 0 && (languagesOfWord(text) & languageSet) === 0)
  );
}

function joinedWord(
  runs: readonly DecodedCharacter[][],
  languageSet: LanguageSet,
): DecodedCharacter[] | undefined {
  const parts = runs.filter((_, index) => index % 2 === 0);
  const characters = parts.flat();
  const apart = parts.slice(1).reduce((sum, [first]) => sum + Math.max(0, first!.before.apart ?? 0), 0);
  const extra = worthOfJoining - apart;
  const worth = (word: string) =>
    word.length < characters.length ? -1 : allowedLoss(word, languageSet) + extra;
  return findWord(characters, {languageSet, worth, most: greatestLoss + extra})?.characters;
}

import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {languagesOfWord, type LanguageSet} from './lexicon.js';
import {textOfRun} from './character-runs.js';
import {findWord} from './lexicon-search.js';
import {highestLexiconScore, lexiconScore} from './lexicon-score.js';

/** Score gained when parts are joined to a word; each space costs as much as the parts seemed apart. */
const worthOfJoining = 3;
/** Runs that two words and the space between them are, and three words. */
const mostRuns = [5, 3];

/** Faint letters leave gaps that look like spaces: parts that are no words, and a known word together, are one word. */
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

/** The run at a place, or of how many runs from there which word is made. */
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
    word.length < characters.length ? -1 : lexiconScore(word, languageSet) + extra;
  return findWord(characters, {languageSet, worth, most: highestLexiconScore + extra})?.characters;
}

import type {SeenCharacter} from '../ppocr/ctc-decoder.js';
import {tonguesOf, type Tongues} from './lexicon.js';
import {textOfRun} from './character-runs.js';
import {findWord} from './lexicon-search.js';
import {mostWorth, worthOf} from './lexicon-score.js';

/** What a word is worth more when parts become it; every space costs as much as the parts seemed to stand apart. */
const worthOfJoining = 3;
/** Runs that two words and the space between them are, and three words. */
const mostRuns = [5, 3];

/** Faint letters leave gaps that look like spaces: parts that are no words, and a known word together, are one word. */
export function joinParts(runs: readonly SeenCharacter[][], tongues: Tongues): SeenCharacter[][] {
  const joined: SeenCharacter[][] = [];
  for (let at = 0; at < runs.length;) {
    const [count, word] = wordFrom(runs, {at, tongues});
    joined.push(word);
    at += count;
  }
  return joined;
}

/** The run at a place, or of how many runs from there which word is made. */
function wordFrom(
  runs: readonly SeenCharacter[][],
  {at, tongues}: {at: number; tongues: Tongues},
): [number, SeenCharacter[]] {
  for (const count of mostRuns) {
    const some = runs.slice(at, at + count);
    const word = some.length === count && areParts(some, tongues) && joinedWord(some, tongues);
    if (word) return [count, word];
  }
  return [1, runs[at]!];
}

function areParts(runs: readonly SeenCharacter[][], tongues: Tongues): boolean {
  const texts = runs.map(textOfRun);
  return (
    texts.every((text, index) => (index % 2 === 1 ? text === ' ' : /\p{L}/u.test(text))) &&
    texts.some((text, index) => index % 2 === 0 && (tonguesOf(text) & tongues) === 0)
  );
}

function joinedWord(runs: readonly SeenCharacter[][], tongues: Tongues): SeenCharacter[] | undefined {
  const parts = runs.filter((_, index) => index % 2 === 0);
  const characters = parts.flat();
  const apart = parts.slice(1).reduce((sum, [first]) => sum + Math.max(0, first!.before.apart ?? 0), 0);
  const extra = worthOfJoining - apart;
  const worth = (word: string) => (word.length < characters.length ? -1 : worthOf(word, tongues) + extra);
  return findWord(characters, {tongues, worth, most: mostWorth + extra})?.characters;
}

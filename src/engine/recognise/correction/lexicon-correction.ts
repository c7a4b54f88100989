import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {joinParts} from './join-fragments.js';
import {languagesOfWord, languagesOfText, type LanguageSet} from './lexicon.js';
import {runsOf, textOfRun} from './character-runs.js';
import {withAccents} from './restore-accents.js';
import {splitWords} from './word-splitting.js';
import {findWord} from './lexicon-search.js';
import {greatestLoss, allowedLoss, perLetter} from './allowed-loss.js';

/** Words of fewer letters may become at most one letter longer. */
const short = 5;
/** Cost of each letter that was read but is missing in the known word. */
const costOfLetter = 2;
/** Cost of replacing a word of another language, which may be a name. */
const costOfForeign = 3;
/** Runs of fewer characters may not become longer. */
const fewest = 3;

/**
 * Replaces misread words by known words of the page's languages that the raster shows nearly as well: "Iax" by "Tax"
 * where a T was thought possible. Pages with few known words stay as they were read.
 */
export function correctByLexicon(lines: readonly (readonly DecodedCharacter[])[]): DecodedCharacter[][] {
  const runs = lines.map(runsOf);
  const {first, all} = languagesOfText(runs.flat().map(textOfRun));
  if (all === 0) return lines.map((line) => [...line]);
  return runs.map((line) =>
    joinParts(line, all).flatMap((run) => {
      const words = splitWords(run, all);

      return words
        ? spaced(words.map((word) => withAccents(word, first)))
        : withAccents(knownWord(run, all) ?? run, first);
    }),
  );
}

function knownWord(
  run: readonly DecodedCharacter[],
  languageSet: LanguageSet,
): DecodedCharacter[] | undefined {
  const text = textOfRun(run);
  const hasDigit = /\d/.test(text);
  if (run.length < 2 || !/\p{L}/u.test(text)) return undefined;
  const own = languagesOfWord(text);
  const isKnown = (own & languageSet) !== 0;
  if (isKnown && isInOneCase(text)) return undefined;
  // Writing a known word in one case instead of several, as "GST" for "GsT", is worth as much as a letter.
  const most = isKnown ? perLetter : greatestLoss;
  const shortest = hasDigit ? run.length : 1;
  const longest = run.length < fewest ? run.length : run.length < short ? run.length + 1 : Infinity;
  const worth = (word: string) => {
    if (word.length < shortest || word.length > longest) return -1;
    const lost = costOfLetter * Math.max(0, run.length - word.length);
    return Math.min(most, allowedLoss(word, languageSet)) - lost - (own === 0 || isKnown ? 0 : costOfForeign);
  };
  return findWord(run, {languageSet, worth, most})?.characters;
}

function isInOneCase(text: string): boolean {
  return /^(\p{Ll}+|\p{Lu}\p{Ll}*|\p{Lu}+)$/u.test(text);
}

/** Words with a space before each but the first. */
function spaced(words: readonly DecodedCharacter[][]): DecodedCharacter[] {
  return words.flatMap((word, index) => {
    if (index === 0) return word;
    const [{step, before}] = word as [DecodedCharacter];
    return [{text: ' ', probability: before.space, step: step - 1, before: {space: 0}}, ...word];
  });
}

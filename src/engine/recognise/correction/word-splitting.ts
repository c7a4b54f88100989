import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {textOfRun} from './character-runs.js';
import {languagesOfWord, type LanguageSet} from './lexicon.js';

/** Fewer letters are rather an unknown word. */
const fewest = 6;
/** Added to the log odds of a space (`apart`) where there would be a known word on both sides. */
const worthOfWords = 4;

/** A position where a word may end; `gain` sums the log odds of all spaces up to it. */
interface Cut {
  at: number;
  gain: number;
  before: Cut | undefined;
}

/**
 * Splits a run that is no known word into known words that are so close that no space was seen: "areseveral".
 * `undefined` where it is not made of known words, or the letters are too close.
 */
export function splitWords(
  run: readonly DecodedCharacter[],
  languageSet: LanguageSet,
): DecodedCharacter[][] | undefined {
  const text = textOfRun(run);
  if (run.length < fewest || text.length !== run.length || !/^\p{L}+$/u.test(text)) return undefined;
  if ((languagesOfWord(text) & languageSet) !== 0) return undefined;
  const cuts: Cut[] = [{at: 0, gain: 0, before: undefined}];
  for (let at = 2; at <= run.length; at++) {
    const best = bestCut(cuts, at, {text, run, languageSet});
    if (best) cuts.push(best);
  }
  const last = cuts.at(-1)!;
  return last.at === run.length && last.before!.at > 0 ? wordsBetween(last, run) : undefined;
}

function bestCut(
  cuts: readonly Cut[],
  at: number,
  {text, run, languageSet}: {text: string; run: readonly DecodedCharacter[]; languageSet: LanguageSet},
): Cut | undefined {
  const own = at === run.length ? 0 : worthOfWords + (run[at]!.before.apart ?? -Infinity);
  if (own < 0) return undefined;
  return cuts
    .filter((cut) => (languagesOfWord(text.slice(cut.at, at)) & languageSet) !== 0)
    .map((cut) => ({at, gain: cut.gain + own, before: cut}))
    .reduce<Cut | undefined>((best, next) => (best && best.gain >= next.gain ? best : next), undefined);
}

function wordsBetween(last: Cut, run: readonly DecodedCharacter[]): DecodedCharacter[][] {
  const words: DecodedCharacter[][] = [];
  for (let cut = last; cut.before; cut = cut.before) words.unshift(run.slice(cut.before.at, cut.at));
  return words;
}

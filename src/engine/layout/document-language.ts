import {languages} from '../knowledge/languages/registry.js';
import {wordsOf} from '../values/fold.js';

/** Least number of different common words of a language in a text. */
const fewestWords = 4;

/**
 * The code of the language a text is in, told by its common words; `undefined` with too few, or as many of two
 * languages.
 */
export function languageOfText(text: string): string | undefined {
  const words = new Set(wordsOf(text));
  const counts = telling
    .map(([code, known]) => [code, known.filter((word) => words.has(word)).length] as const)
    .sort((a, b) => b[1] - a[1]);
  const [best, second] = counts;
  if (best === undefined || best[1] < fewestWords) return undefined;
  return best[1] > (second?.[1] ?? 0) ? best[0] : undefined;
}

const telling = Object.entries(languages).map(
  ([code, {recognitionWords}]) => [code, recognitionWords?.telling.split(/\s+/) ?? []] as const,
);

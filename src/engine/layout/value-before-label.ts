import type {Word} from '../page.js';

/** A gap is that of a new column if it is wider than this many text heights, and this many times the next widest gap. */
const [widerThanSpace, clearlyWidest] = [0.5, 2];

/**
 * Parts words that stand between two colons into a value and the next label: "Ref.: | HEC/26 Date typed: | 3 March". They are
 * cut at their widest gap, if it is clearly the widest. Otherwise a value that is no name ends before the last capital:
 * "penicillin (rash) Weight:". All words in one part where neither tells; two words have no second gap to compare with.
 */
export function partBeforeLabel(words: Word[], textHeight: number): Word[][] {
  if (words.length < 2 || !endsInColon(words.at(-1)!)) return [words];
  const gaps = words.slice(1).map((word, at) => (word.box.left - words[at]!.box.right) / textHeight);
  const [widest = 0, second = Infinity] = [...gaps].sort((one, other) => other - one);
  const isColumn = widest > Math.max(widerThanSpace, clearlyWidest * second);
  const cut = isColumn ? gaps.indexOf(widest) + 1 : labelStart(words);
  return cut === undefined ? [words] : [words.slice(0, cut), words.slice(cut)];
}

/** The last word with a capital, if the first word has none; `undefined` otherwise. */
function labelStart(words: readonly Word[]): number | undefined {
  if (isCapital.test(words[0]!.text)) return undefined;
  const start = words.findLastIndex(({text}) => isCapital.test(text));
  return start < 1 ? undefined : start;
}

const isCapital = /^\p{Lu}\p{L}/u;

export function endsInColon({text}: Word): boolean {
  return /[:：]$/.test(text);
}

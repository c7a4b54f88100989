import type {Word} from '../../page.js';
import type {LabelPhrase} from '../../query/field-query.js';
import {blurConfusables} from './blur-confusables.js';
import type {FoldedPage} from './label-search-index.js';
import {labelMatch, type LabelMatch} from './label-match.js';
import {pathsFrom, type Part} from './label-paths.js';

/** Label phrases by their blurred keys. `longest`: length of the longest key. */
export interface PhraseIndex {
  phrases: Map<string, LabelPhrase>;
  longest: number;
}

export function indexPhrases(phrases: readonly LabelPhrase[]): PhraseIndex {
  const byBlurredKey = new Map<string, LabelPhrase>();
  for (const phrase of phrases) {
    const blurredKey = blurConfusables(phrase.key);
    if (!byBlurredKey.has(blurredKey)) byBlurredKey.set(blurredKey, phrase);
  }
  return {
    phrases: byBlurredKey,
    longest: Math.max(0, ...[...byBlurredKey.keys()].map((blurredKey) => blurredKey.length)),
  };
}

/** Matches of known phrases: whole words, equal but for confusable characters; the longest at each first word. */
export function matchKnown(folded: FoldedPage, index: PhraseIndex): LabelMatch[] {
  const found = new Map<Word, LabelMatch>();
  if (index.phrases.size === 0) return [];
  for (const segment of folded.page.segments)
    for (const parts of pathsFrom(segment, folded, index.longest))
      for (let from = 0; from < segment.words.length; from++) {
        const match = longestKnown(parts, from, folded, index);
        const known = found.get(parts[from]!.word);
        if (match && (known === undefined || match.words.length > known.words.length))
          found.set(parts[from]!.word, match);
      }
  return [...found.values()];
}

function longestKnown(
  parts: Part[],
  from: number,
  {blurred, page}: FoldedPage,
  index: PhraseIndex,
): LabelMatch | undefined {
  let blurredKey = '';
  let best: {to: number; phrase: LabelPhrase} | undefined;
  for (let at = from; at < parts.length; at++) {
    blurredKey += blurred.get(parts[at]!.word)!;
    if (blurredKey.length > index.longest) break;
    const phrase = index.phrases.get(blurredKey);
    if (phrase !== undefined) best = {to: at + 1, phrase};
  }
  if (best === undefined) return undefined;
  return labelMatch(page, parts.slice(from, best.to), {likeness: 1, origin: best.phrase.origin});
}

import type {Word} from '../../page.js';
import type {LabelPhrase} from '../../query/field-query.js';
import {similarity} from '../../values/similarity.js';
import {blurConfusables} from './blur-confusables.js';
import type {FoldedPage} from './label-search-index.js';
import {labelMatch, type LabelMatch} from './label-match.js';
import {pathsFrom, type Part} from './label-paths.js';

/** Minimum similarity of a label and the phrase. */
const leastLikeness = 0.78;
/** Maximum gap between two words of a label in one segment, in text heights. */
const widestGap = 3;
/** What a colon, or the end of the segment, behind a label is worth beside its likeness. */
export const aSign = 0.05;
/** Deduction for similarity that holds only after `blurConfusables`. */
const confusionCost = 0.01;

/** Matches of a phrase in one segment, over stacked ones or split over a row; the best one at each first word. */
export function matchPhrase(folded: FoldedPage, phrase: LabelPhrase): LabelMatch[] {
  const goal = {key: phrase.key, blurred: blurConfusables(phrase.key)};
  const best = new Map<Word, LabelMatch>();
  for (const segment of folded.page.segments) {
    const starts = segment.words.filter((word) => mayStart(folded.blurred.get(word)!, goal.blurred));
    if (starts.length === 0) continue;
    for (const parts of pathsFrom(segment, folded, goal.key.length))
      for (const start of starts) {
        const found = longestAlike(parts, start, folded, goal);
        if (found === undefined) continue;
        const match = labelMatch(folded.page, found.parts, {likeness: found.likeness, origin: phrase.origin});
        const known = best.get(start);
        if (known === undefined || rank(match) > rank(known)) best.set(start, match);
      }
  }
  return [...best.values()];
}

function longestAlike(
  parts: Part[],
  start: Word,
  {keys, page}: FoldedPage,
  goal: {key: string; blurred: string},
): {parts: Part[]; likeness: number} | undefined {
  const from = parts.findIndex(({word}) => word === start);
  let found: {parts: Part[]; likeness: number} | undefined;
  let text = '';
  for (let at = from; at < parts.length; at++) {
    const part = parts[at]!;
    const before = parts[at - 1];
    const isGap =
      at > from && before!.segment === part.segment && gapOf(before!, part) > widestGap * page.textHeight;
    if (isGap) break;
    text += keys.get(part.word)!;
    if (leastLikeness * text.length > goal.key.length) break;
    if (text.length < leastLikeness * goal.key.length) continue;
    const likeness = likenessOf(text, goal);
    if (likeness >= leastLikeness && likeness > (found?.likeness ?? 0))
      found = {parts: parts.slice(from, at + 1), likeness};
  }
  return found;
}

function gapOf(left: Part, right: Part): number {
  return right.word.box.left - left.word.box.right;
}

function likenessOf(text: string, goal: {key: string; blurred: string}): number {
  if (text === goal.key) return 1;
  const plain = similarity(text, goal.key);
  return goal.key.length > 2
    ? Math.max(plain, similarity(blurConfusables(text), goal.blurred) - confusionCost)
    : plain;
}

/** Whether the first three letters of a word and of the phrase agree; one of them may be misread. */
function mayStart(key: string, goal: string): boolean {
  const length = Math.min(key.length, 3, goal.length);
  if (length === 0) return false;
  let same = 0;
  for (let at = 0; at < length; at++) if (key[at] === goal[at]) same++;
  return same >= Math.max(1, length - 1);
}

function rank({likeness, rest, hasColon}: LabelMatch): number {
  return likeness + aSign * (Number(rest.length === 0) + Number(hasColon));
}

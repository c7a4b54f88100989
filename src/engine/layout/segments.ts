import {areInRow} from './neighbourhood.js';
import {heightOf, unionOf} from '../box.js';
import type {Box, CheckBox, DrawnLines, Word} from '../page.js';
import type {Segment} from './analysis.js';
import {isMarkOf} from './box-marks.js';
import {hasVerticalIn, reachIntoText} from './drawn-lines.js';
import {endsInColon, partBeforeLabel} from './value-before-label.js';

/**
 * In text heights: words of a row with a gap no wider than this belong together; after a colon, which ends a label, the
 * gap may only be as wide as the second number. Two numbers do as well as a fitted classifier (4.8 against 5.2 % of
 * cuts wrong on FUNSD).
 */
const widestGap = 1;
const widestGapAfterColon = 0.1;
/** The same between two decimals: with a gap wider than a space they are in two columns. */
const widestGapOfDecimals = 0.4;

/** Least confidence of a check box that is surely one: below it, it may be a letter, or its state misread. */
export const sureBox = 0.8;

/** What separates words of a row besides gaps. */
export interface Separators {
  drawn: DrawnLines;
  checkBoxes: readonly CheckBox[];
}

/** The words of a page in segments, from the top and, in a row, from the left; the mark of a box is with its option. */
export function segmentsOf(
  words: readonly Word[],
  textHeight: number,
  {drawn, checkBoxes}: Separators,
): Segment[] {
  const next = new Map<Word, Word>();
  const afterColon = new Set<Word>();
  for (const [left, right] of neighbours(words)) {
    if (endsInColon(left)) afterColon.add(right);
    if (isOneText(left, right, textHeight, drawn) && !hasBoxBetween(left, right, checkBoxes))
      next.set(left, right);
  }
  const followers = new Set(next.values());
  const chains = words
    .filter((word) => !followers.has(word))
    .map((word) => chainFrom(word, next))
    .flatMap((chain) => (afterColon.has(chain[0]!) ? partBeforeLabel(chain, textHeight) : [chain]));
  return chains
    .sort((a, b) => middleOf(a[0]!) - middleOf(b[0]!) || a[0]!.box.left - b[0]!.box.left)
    .map((chain, index) => segmentOf(chain, index));
}

function isOneText(left: Word, right: Word, textHeight: number, drawn: DrawnLines): boolean {
  const gap = (right.box.left - left.box.right) / textHeight;
  if (gap > widestGapBetween(left, right)) return false;
  const edge = reachIntoText * textHeight;
  return !hasVerticalIn(drawn, {
    left: left.box.right - edge,
    right: right.box.left + edge,
    top: Math.min(left.box.top, right.box.top),
    bottom: Math.max(left.box.bottom, right.box.bottom),
  });
}

/**
 * Whether a check box separates two words: "☐ new ☒ renewal" and "yes ☐ no" are two options each. Figures in boxes are
 * not separated, as they are those of a number.
 */
function hasBoxBetween(left: Word, right: Word, boxes: readonly CheckBox[]): boolean {
  if (boxes.some((box) => isMarkOf(right, box))) return !boxes.some((box) => isMarkOf(left, box));
  if (!isWord.test(left.text)) return false;
  if (isTickRead.test(right.text) && isLatin.test(left.text)) return true;
  if (!isWord.test(right.text)) return false;
  return boxes.some(({box, confidence}) => confidence >= sureBox && isBetween(box, left.box, right.box));
}

const isWord = /\p{L}{2}/u;
/** A box with a cross is read as a Greek letter between words that are not Greek: "oui α non". */
const [isTickRead, isLatin] = [/^\p{Script=Greek}$/u, /\p{Script=Latin}/u];

function isBetween(box: Box, left: Box, right: Box): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isLevel = y > Math.min(left.top, right.top) && y < Math.max(left.bottom, right.bottom);
  return isLevel && x > left.right && x < right.left;
}

function widestGapBetween(left: Word, right: Word): number {
  if (endsInColon(left)) return widestGapAfterColon;
  return decimal.test(left.text) && decimal.test(right.text) ? widestGapOfDecimals : widestGap;
}

/** A number with decimals, whole: "162.50", "2,307.50". */
const decimal = /^[-−]?[$€£]?\d[\d.,]*[.,]\d{2}$/;

/** Each word and the next one right of it in its row, where each is the other's nearest. */
function neighbours(words: readonly Word[]): [Word, Word][] {
  const right = new Map<Word, Word>();
  const left = new Map<Word, {word: Word; gap: number}>();
  const byTop = [...words].sort((a, b) => a.box.top - b.box.top);
  const tallest = Math.max(0, ...words.map(({box}) => heightOf(box)));
  let first = 0;
  for (const word of byTop) {
    while (byTop[first]!.box.top < word.box.top - tallest) first++;
    let nearest: {word: Word; gap: number} | undefined;
    for (let at = first; at < byTop.length && byTop[at]!.box.top < word.box.bottom; at++) {
      const gap = gapBetween(word, byTop[at]!);
      if (gap !== undefined && (nearest === undefined || gap < nearest.gap))
        nearest = {word: byTop[at]!, gap};
    }
    if (nearest === undefined) continue;
    right.set(word, nearest.word);
    const other = left.get(nearest.word);
    if (other === undefined || nearest.gap < other.gap) left.set(nearest.word, {word, gap: nearest.gap});
  }
  return [...right].filter(([word, follower]) => left.get(follower)!.word === word);
}

/** The gap to a word that is right of another in its row; `undefined` for any other word. */
function gapBetween(word: Word, other: Word): number | undefined {
  if (word === other || centreOf(other) <= centreOf(word)) return undefined;
  const lower = Math.min(heightOf(word.box), heightOf(other.box));
  const gap = other.box.left - word.box.right;
  return areInRow(word, other) && gap >= -lower / 2 ? gap : undefined;
}

function chainFrom(word: Word, next: ReadonlyMap<Word, Word>): Word[] {
  const chain = [word];
  for (let follower = next.get(word); follower; follower = next.get(follower)) chain.push(follower);
  return chain;
}

function segmentOf(words: Word[], index: number): Segment {
  return {
    index,
    words,
    text: words.map(({text}) => text).join(' '),
    box: unionOf(words.map(({box}) => box)),
    labelProbability: 0,
    below: [],
  };
}

function middleOf({box}: Word): number {
  return (box.top + box.bottom) / 2;
}

function centreOf({box}: Word): number {
  return (box.left + box.right) / 2;
}

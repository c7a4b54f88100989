import {foldShapes} from '../registration/geometry/homoglyphs.js';
import {certain} from '../levels.js';
import {unionOf} from '../box.js';
import type {Page, Word} from '../page.js';
import {fold} from '../values/fold.js';
import {similarity} from '../values/similarity.js';
import {locationOf, type GroundedLocation, type LocatedLine} from './text-location.js';

/**
 * A run of letters and digits in a word, folded: `No.:4711` has two. A word of signs alone gives one with an empty
 * text.
 */
interface Token {
  text: string;
  word: Word;
  page: Page;
}

/** Finds a text exactly, else with look-alike letters; it may go on in the next lines. */
export function findText(value: string, lines: LocatedLine[]): GroundedLocation | undefined {
  const wanted = tokensOf(value).join('');
  if (wanted === '') return undefined;
  const tokens = tokensIn(lines);
  return (
    findRun(wanted, tokens, (text) => text, 1) ?? findRun(foldShapes(wanted), tokens, foldShapes, lookAlikes)
  );
}

/** Finds the pieces of a text that was composed from several positions: lines of an address, parts of a name. */
export function findPieces(value: string, lines: LocatedLine[]): GroundedLocation | undefined {
  const pieces = value.split(/\s*[\n,;]\s*/).filter((piece) => tokensOf(piece).length > 0);
  if (pieces.length < 2) return undefined;
  const places = pieces.map((piece) => findText(piece, lines));
  const found = places.filter((place) => place !== undefined);
  if (found.length < places.length || new Set(found.map((place) => place.page)).size > 1) return undefined;
  return found.reduce((whole, piece) => ({
    page: whole.page,
    box: unionOf([whole.box, piece.box]),
    raw: `${whole.raw} ${piece.raw}`,
    source: whole.source === 'text' ? piece.source : whole.source,
    closeness: Math.min(whole.closeness, piece.closeness) * 0.95,
  }));
}

/** Finds a long text approximately: the model may have corrected recognition errors. */
export function findNearly(value: string, lines: LocatedLine[]): GroundedLocation | undefined {
  const wanted = tokensOf(value);
  const text = wanted.join('');
  if (text.length < shortestNear) return undefined;
  const tokens = tokensIn(lines);
  let nearest: GroundedLocation | undefined;
  for (let start = 0; start < tokens.length; start++)
    for (const size of [wanted.length - 1, wanted.length, wanted.length + 1]) {
      const run = tokens.slice(start, start + size);
      if (run.length < size || size < 1 || !isOnOnePage(run)) continue;
      const closeness = similarity(text, run.map((token) => token.text).join(''));
      if (closeness >= nearEnough && closeness > (nearest?.closeness ?? 0))
        nearest = locationOf(run[0]!.page, wordsOf(run), closeness * lookAlikes);
    }
  return nearest;
}

/** Closeness of a match with look-alike letters. */
const lookAlikes = certain;
/** Least similarity: one letter in eight may differ, in a text too long for another one to be so similar. */
const nearEnough = 0.87;
const shortestNear = 10;

function tokensOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function tokensIn(lines: LocatedLine[]): Token[] {
  return lines.flatMap(({page, line}) =>
    line.words.flatMap((word) => {
      const texts = tokensOf(word.text);
      return (texts.length > 0 ? texts : ['']).map((text) => ({text, word, page}));
    }),
  );
}

/** The first run of whole tokens that reads as wanted once `spell` is applied. */
function findRun(
  wanted: string,
  tokens: Token[],
  spell: (text: string) => string,
  closeness: number,
): GroundedLocation | undefined {
  const spelt = tokens.map((token) => spell(token.text));
  for (let start = 0; start < tokens.length; start++) {
    if (spelt[start] === '') continue;
    let text = '';
    for (let end = start; end < tokens.length && text.length < wanted.length; end++) {
      text += spelt[end]!;
      if (!wanted.startsWith(text)) break;
      const run = tokens.slice(start, end + 1);
      if (text === wanted && isOnOnePage(run)) return locationOf(run[0]!.page, wordsOf(run), closeness);
    }
  }
  return undefined;
}

function wordsOf(run: Token[]): Word[] {
  return [...new Set(run.map((token) => token.word))];
}

function isOnOnePage(run: Token[]): boolean {
  return run.every((token) => token.page === run[0]!.page);
}

import {heightOf, isMostlyInside, unionOf} from '../../box.js';
import type {Font, Word} from '../../page.js';
import type {Character} from './characters.js';

/** A gap wider than this part of the font size separates words even without a space between them. */
const wordGap = 0.18;
/** Pieces of a word that are drawn separately join across a gap of less than this part of the font size. */
const touching = 0.08;

/** Groups visible characters, which run rightwards and are in drawing order, into words. */
export function wordsOf(characters: readonly Character[]): Word[] {
  const pieces: Character[][] = [];
  let before: Character | undefined;
  for (const character of characters) {
    if (/^\s*$/u.test(character.text)) before = undefined;
    else {
      if (before && continues(before, character)) pieces.at(-1)!.push(character);
      else pieces.push([character]);
      before = character;
    }
  }
  return dropDoubles(joinTouching(pieces)).map(wordOf);
}

function continues(before: Character, next: Character): boolean {
  const size = Math.max(before.size, next.size);
  const gap = next.box.left - before.box.right;
  return onOneRow(before, next) && gap < wordGap * size && gap > -size / 2;
}

function onOneRow(one: Character, other: Character): boolean {
  const shared = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return shared > Math.min(heightOf(one.box), heightOf(other.box)) / 2;
}

/** Some producers draw a word in pieces, out of order; a piece that begins where another ends belongs to it. */
function joinTouching(pieces: Character[][]): Character[][] {
  const joined: Character[][] = [];
  const sorted = [...pieces].sort((a, b) => a[0]!.box.left - b[0]!.box.left);
  for (const piece of sorted) {
    const host = joined.find((other) => touches(other.at(-1)!, piece[0]!));
    if (host) host.push(...piece);
    else joined.push(piece);
  }
  return joined;
}

function touches(end: Character, start: Character): boolean {
  const size = Math.max(end.size, start.size);
  const gap = start.box.left - end.box.right;
  return (
    Math.abs(gap) < touching * size &&
    onOneRow(end, start) &&
    Math.abs(end.size - start.size) < wordGap * size
  );
}

/** Drops repeated words at the same position: bold is sometimes faked by drawing a word twice. */
function dropDoubles(pieces: Character[][]): Character[][] {
  const kept = new Map<string, Character[][]>();
  return pieces.filter((piece) => {
    const text = textOf(piece);
    const others = kept.get(text) ?? [];
    const box = unionOf(piece.map((character) => character.box));
    const doubled = others.some((other) => {
      const otherBox = unionOf(other.map((character) => character.box));
      return isMostlyInside(box, otherBox) && isMostlyInside(otherBox, box);
    });
    if (!doubled) kept.set(text, [...others, piece]);
    return !doubled;
  });
}

function wordOf(piece: Character[]): Word {
  return {
    text: textOf(piece),
    box: unionOf(piece.map((character) => character.box)),
    confidence: 1,
    source: 'text',
    font: fontOf(piece),
  };
}

/** The largest size of a word, and the style of most of its letters. */
function fontOf(piece: Character[]): Font {
  const most = (has: (character: Character) => boolean) => 2 * piece.filter(has).length > piece.length;
  return {
    size: Math.max(...piece.map(({size}) => size)),
    bold: most(({style}) => style.bold),
    italic: most(({style}) => style.italic),
  };
}

function textOf(piece: Character[]): string {
  return piece
    .map((character) => character.text)
    .join('')
    .normalize('NFC');
}

import type {Box} from '../../page.js';

/** A character as PDFium reports it. */
export interface DrawnGlyph {
  box: Box;
  /** Radians clockwise from rightwards. */
  direction: number;
  /** The text object it was drawn with, 0 for none. */
  object: number;
}

/**
 * PDFium gives each letter of a ligature the box of the whole glyph; this divides the box among the letters, in the
 * direction of the text. Characters of one text object with the same box are taken for a ligature: separate glyphs
 * never share one.
 */
export function splitLigatureBoxes<Character extends DrawnGlyph>(drawn: readonly Character[]): Character[] {
  const glyphs: Character[][] = [];
  for (const character of drawn) {
    const last = glyphs.at(-1)?.[0];
    if (last && character.object !== 0 && last.object === character.object && isSame(last.box, character.box))
      glyphs.at(-1)!.push(character);
    else glyphs.push([character]);
  }
  return glyphs.flatMap((glyph) => {
    if (glyph.length === 1) return glyph;
    return glyph.map((character, index) => ({...character, box: partOf(character, index, glyph.length)}));
  });
}

function isSame(one: Box, other: Box): boolean {
  return (
    one.left === other.left &&
    one.right === other.right &&
    one.top === other.top &&
    one.bottom === other.bottom
  );
}

/** The part of a box that the letter at `index` of `count` fills. */
function partOf({box, direction}: DrawnGlyph, index: number, count: number): Box {
  const [x, y] = [Math.round(Math.cos(direction)), Math.round(Math.sin(direction))];
  const at = x + y > 0 ? index : count - 1 - index;
  const {left, right, top, bottom} = box;
  if (x === 0) {
    const step = (bottom - top) / count;
    return {left, right, top: top + at * step, bottom: top + (at + 1) * step};
  }
  const step = (right - left) / count;
  return {left: left + at * step, right: left + (at + 1) * step, top, bottom};
}

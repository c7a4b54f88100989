import {turnBox} from '../../box.js';
import type {Word} from '../../page.js';
import type {Turns} from '../pixels/raster.js';
import type {Character} from './characters.js';
import {wordsOf} from './words.js';

/** What the text layer of a page says, upright. */
export interface TextLayer {
  words: Word[];
  /** Quarter turns clockwise that put the page upright: some pages are shown lying on their side. */
  turns: Turns;
  /** Number of characters that are not visible. */
  hiddenCharacters: number;
  /** Part of the visible characters that are garbage, 0 to 1. */
  garbage: number;
}

export function textLayerOf(
  characters: readonly Character[],
  page: {width: number; height: number},
): TextLayer {
  const printed = characters.filter((character) => character.text.trim() !== '' && !isSpacer(character));
  const visible = printed.filter((character) => !character.hidden && isOn(character, page));
  const turns = turnsOf(visible);
  const directions = new Set(visible.map(quarterOf));
  const words = ([0, 1, 2, 3] as const)
    .filter((direction) => directions.has(direction))
    .flatMap((direction) => wordsDrawn(characters, page, direction, turns));
  return {
    words,
    turns,
    hiddenCharacters: printed.filter((character) => character.hidden).length,
    garbage: visible.length === 0 ? 0 : visible.filter(isGarbage).length / visible.length,
  };
}

function isSpacer({size}: Character): boolean {
  return size === 0;
}

function isOn({box}: Character, {width, height}: {width: number; height: number}): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > 0 && y > 0 && x < width && y < height;
}

/** The direction of a character in quarter turns: 0 rightwards, then clockwise. */
function quarterOf({direction}: Character): Turns {
  return ((Math.round(direction / (Math.PI / 2)) + 4) % 4) as Turns;
}

/** The turns after which most characters run rightwards. */
function turnsOf(characters: readonly Character[]): Turns {
  const counts = [0, 0, 0, 0];
  for (const character of characters) counts[quarterOf(character)]!++;
  const most = counts.indexOf(Math.max(...counts)) as Turns;
  return ((4 - most) % 4) as Turns;
}

/**
 * The words that run in one direction: grouped with their characters turned rightwards, then put on the upright page.
 */
function wordsDrawn(
  characters: readonly Character[],
  page: {width: number; height: number},
  direction: Turns,
  turns: Turns,
): Word[] {
  const toLying = ((4 - direction) % 4) as Turns;
  const lying = characters
    .filter(
      (character) =>
        isSpacer(character) ||
        (quarterOf(character) === direction && !character.hidden && isOn(character, page)),
    )
    .map((character) => ({...character, box: turnBox(character.box, page, toLying)}));
  const back = ((4 - toLying + turns) % 4) as Turns;
  const turnedPage = toLying % 2 === 0 ? page : {width: page.height, height: page.width};
  return wordsOf(lying).map((word) => ({...word, box: turnBox(word.box, turnedPage, back)}));
}

/** Private use, replacement and unassigned characters, and those PDFium had to guess. */
function isGarbage({text, unmapped}: Character): boolean {
  return unmapped || /[\p{Co}\p{Cn}\p{Cc}\ufffd]/u.test(text);
}

import {centreOfPixel} from '../../ingest/pixels/pixel-centre.js';
import type {Word} from '../../page.js';
import type {Crop} from '../ppocr/crop-line.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {correctDigits, correctLookalikes} from './ocr-confusions.js';
import type {Recognised} from '../ppocr/recognise-lines.js';
import {correctCharacterKinds} from './character-kinds.js';
import {correctPunctuation} from './punctuation.js';

/** The words of a recognised line with their boxes in the page's raster. */
export function wordsOf(line: Recognised, crop: Crop): Word[] {
  const pixelsPerStep = (line.stepWidth / crop.raster.width) * (crop.right - crop.left);
  const centreOf = ({step}: DecodedCharacter) => crop.left + centreOfPixel(step) * pixelsPerStep;
  const runs = splitAtSpaces(line.characters).map(settled);
  return runs.map((run, index) => {
    const [first, last] = [centreOf(run[0]!), centreOf(run.at(-1)!)];
    const half = run.length > 1 ? (last - first) / (run.length - 1) / 2 : crop.height / 4;
    const before = runs[index - 1]?.at(-1);
    const after = runs[index + 1]?.[0];
    const left = Math.max(first - half, before ? (centreOf(before) + first) / 2 : crop.left);
    const right = Math.min(last + half, after ? (centreOf(after) + last) / 2 : crop.right);
    const middle = crop.middle + crop.slope * ((left + right) / 2 - (crop.left + crop.right) / 2);
    return {
      text: textOf(run),
      box: {left, right, top: middle - crop.height / 2, bottom: middle + crop.height / 2},
      confidence: run.reduce((sum, character) => sum + character.probability, 0) / run.length,
      source: 'ocr' as const,
    };
  });
}

/** A word after all corrections within it. */
function settled(word: readonly DecodedCharacter[]): DecodedCharacter[] {
  return correctLookalikes(correctCharacterKinds(correctDigits(correctPunctuation(word))));
}

function splitAtSpaces(characters: readonly DecodedCharacter[]): DecodedCharacter[][] {
  const runs: DecodedCharacter[][] = [[]];
  for (const character of characters) {
    if (character.text.trim() === '') runs.push([]);
    else runs.at(-1)!.push(character);
  }
  return runs.filter((run) => run.length > 0);
}

/** The text of characters, with full-width punctuation and the like as people type it. */
export function textOf(characters: readonly DecodedCharacter[]): string {
  return characters
    .map((character) => character.text)
    .join('')
    .normalize('NFKC');
}

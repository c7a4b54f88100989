import {scaleBox} from '../box.js';
import type {Word} from '../page.js';
import {levelPicture, turnPicture, wholeOf, type Picture} from '../picture.js';
import {isBlank} from '../raster.js';
import type {OcrEngine} from './ocr-engine.js';

/** Reads a whole page by OCR. The picture that comes back is upright and level, and the words, in page units, stand on it. */
export async function recognisePicture(
  picture: Picture,
  ocr: () => Promise<OcrEngine>,
  signal?: AbortSignal,
): Promise<{picture: Picture; words: Word[]}> {
  const raster = await picture.take(wholeOf(picture), picture.scale);
  if (isBlank(raster)) return {picture, words: []};
  const engine = await ocr();
  const {words, turns, slope} = await engine.readPage(raster, {signal});
  return {
    picture: levelPicture(turnPicture(picture, turns), slope),
    words: words.map((word) => ({...word, box: scaleBox(word.box, 1 / picture.scale)})),
  };
}

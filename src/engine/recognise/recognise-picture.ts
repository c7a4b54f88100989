import {scaleBox} from '../box.js';
import {
  linesAndBoxesOfRaster,
  scaleLinesAndBoxes,
  type LinesAndCheckBoxes,
} from '../ingest/raster-lines-and-boxes.js';
import type {Box, Word} from '../page.js';
import {levelPicture, turnPicture, wholeOf, type PageRenderer} from '../ingest/pixels/page-renderer.js';
import {isBlank} from '../ingest/pixels/raster.js';
import type {OcrEngine} from './ocr-engine.js';

/** The recogniser, opened when a page needs it, and the signal that aborts the work. */
export interface Recognition {
  ocr: () => Promise<OcrEngine>;
  signal?: AbortSignal;
}

/** A page that was recognised: the picture is upright and level, words and marks are in its units. */
export interface RecognisedPage extends Partial<LinesAndCheckBoxes> {
  picture: PageRenderer;
  words: Word[];
  /** What the user should know about how the page was read. */
  notes: string[];
}

/** Recognises the words of a whole page, and finds what is drawn on it. */
export async function recognisePicture(
  picture: PageRenderer,
  {ocr, signal}: Recognition,
): Promise<RecognisedPage> {
  const raster = await picture.render(wholeOf(picture), picture.scale);
  if (isBlank(raster)) return {picture, words: [], notes: []};
  const {words, turns, slope, notes = []} = await (await ocr()).readPage(raster, {signal});
  const marks = linesAndBoxesOfRaster(raster, {turns, slope}, words);
  return {
    ...(marks && scaleLinesAndBoxes(marks, 1 / picture.scale)),
    picture: levelPicture(turnPicture(picture, turns), slope),
    words: words.map((word) => ({...word, box: scaleBox(word.box, 1 / picture.scale)})),
    notes,
  };
}

/** The picture as `recognisePicture` makes it, upright and level, without reading what is on it. */
export async function pictureAsRecognised(
  picture: PageRenderer,
  {ocr, signal}: Recognition,
): Promise<PageRenderer> {
  const raster = await picture.render(wholeOf(picture), picture.scale);
  if (isBlank(raster)) return picture;
  const {turns, slope} = await (await ocr()).poseOf(raster, {signal});
  return levelPicture(turnPicture(picture, turns), slope);
}

/** Recognises a part of an upright page; the words have their boxes on the page. */
export async function recognisePart(
  picture: PageRenderer,
  part: Box,
  {ocr, signal}: Recognition,
): Promise<Word[]> {
  const raster = await picture.render(part, picture.scale);
  if (isBlank(raster)) return [];
  const {words} = await (await ocr()).readPage(raster, {signal, upright: true});
  return words.map((word) => {
    const {left, top, right, bottom} = scaleBox(word.box, 1 / picture.scale);
    const box = {
      left: left + part.left,
      top: top + part.top,
      right: right + part.left,
      bottom: bottom + part.top,
    };
    return {...word, box};
  });
}

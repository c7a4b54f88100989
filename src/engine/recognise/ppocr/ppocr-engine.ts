// ppocr: the built-in OCR engine: text detection and line recognition by the PP-OCR networks, CTC decoding.

import {isProbable} from '../../probable.js';
import type {Word} from '../../page.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import {addColons} from '../correction/colon-detection.js';
import {toLineHeight} from './crop-line.js';
import {loadModels, type Models} from './load-models.js';
import type {OcrEngine, PageOptions, PagePose, RecognisedPage} from '../ocr-engine.js';
import type {RuntimeName} from './onnx-runtime.js';
import {readView} from './read-page-view.js';
import {confidenceOf, recogniseLines} from './recognise-lines.js';
import {correctPage} from '../correction/correct-page.js';
import {slopeOf, straightenWords} from './deskew.js';
import {uprightView, viewOf, type RecognisedView} from './recognised-view.js';
import {textOf, wordsOf} from '../correction/word-boxes.js';
import {findZone} from '../mrz/find-zone.js';
import {readZone} from '../mrz/read-zone.js';

export interface PpOcrOptions {
  /** Threads of the networks. Worker processes are the better way to use more cores. Default 1. */
  threads?: number;
  /** Default: the native one where it can be loaded. */
  runtime?: RuntimeName;
}

/** An engine with the PP-OCRv4 networks; everything around the networks is done here. */
export async function createPpOcr(options: PpOcrOptions = {}): Promise<OcrEngine> {
  const models = await loadModels({threads: options.threads ?? 1, runtime: options.runtime});
  return {
    name: 'ppocr-v4',
    readPage: (raster, pageOptions = {}) => readPage(models, raster, pageOptions),
    poseOf: (raster, {signal} = {}) => poseOf(models, raster, signal),
    async readLines(rasters, {signal} = {}) {
      const pictures = rasters.map((raster) => toLineHeight(raster));
      return correctPage(await recogniseLines(models, pictures, signal)).map(({characters}) => ({
        text: textOf(characters).trim(),
        confidence: confidenceOf(characters),
      }));
    },
    async close() {
      await Promise.all([models.detector.close(), models.recogniser.close()]);
    },
  };
}

async function readPage(
  models: Models,
  raster: Raster,
  {upright = false, signal}: PageOptions,
): Promise<RecognisedPage> {
  signal?.throwIfAborted();
  const asItIs = await viewOf(models, raster, 0);
  if (asItIs.lines.length === 0) return {words: [], turns: 0, slope: 0};
  const view = upright ? asItIs : await uprightView(models, asItIs, signal);
  await readView(models, view, signal);
  const read = correctPage(view.lines.map((line) => line.read!));
  const lines = read.flatMap((line, index) => {
    const {crop} = view.lines[index]!;
    // What is not even likely is taken for specks and drawings.
    return isProbable(confidenceOf(line.characters)) ? [{crop, words: wordsOf(line, crop)}] : [];
  });
  const words = addColons(view.raster, lines);
  const slope = upright ? 0 : slopeOf(view.lines);
  const withZone = await rereadZone(models, view, words, signal);
  const unreadLines = read.length - lines.length;
  return {words: straightenWords(withZone, slope, view.raster), turns: view.turns, slope, unreadLines};
}

/** Reading a few lines tells the turns; the positions of all lines tell the slope. */
async function poseOf(models: Models, raster: Raster, signal?: AbortSignal): Promise<PagePose> {
  signal?.throwIfAborted();
  const asItIs = await viewOf(models, raster, 0);
  if (asItIs.lines.length === 0) return {turns: 0, slope: 0};
  const {turns, lines} = await uprightView(models, asItIs, signal);
  return {turns, slope: slopeOf(lines)};
}

/** The words, with those in a machine-readable zone replaced by a reading of it as such. */
async function rereadZone(
  models: Models,
  view: RecognisedView,
  words: Word[],
  signal?: AbortSignal,
): Promise<Word[]> {
  const place = findZone(view.lines);
  const zone = place && (await readZone(models, view.raster, place, signal));
  return zone ? [...words.filter(({box}) => !zone.covers(box)), ...zone.words] : words;
}

import {turnRaster, type Raster, type Turns} from '../raster.js';
import {cropLine, toLineHeight, type Crop} from './crop.js';
import {detectLines, type DetectedLine} from './detect.js';
import {loadModels, type Models} from './models.js';
import type {OcrEngine, PageOptions, Reading} from './ocr-engine.js';
import type {RuntimeName} from './onnx.js';
import {confidenceOf, recogniseLines} from './recognise.js';
import {settlePage} from './settle-page.js';
import {slopeOf, straightenWords} from './straighten.js';
import {textOf, wordsOf} from './word-boxes.js';

export interface PpOcrOptions {
  /** Threads of the networks. Worker processes are the better way to use more cores. Default 1. */
  threads?: number;
  /** Default: the native one where it can be loaded. */
  runtime?: RuntimeName;
}

/** Lines less sure than this are specks and drawings taken for text. */
const readable = 0.5;
/** A page whose lines are surer than this stands on its feet. */
const surelyUpright = 0.85;
/** So many lines tell which way is up. */
const sampleSize = 8;

/** The PP-OCRv4 networks with our own way from picture to words. */
export async function createPpOcr(options: PpOcrOptions = {}): Promise<OcrEngine> {
  const models = await loadModels({threads: options.threads ?? 1, runtime: options.runtime});
  return {
    name: 'ppocr-v4',
    readPage: (raster, pageOptions = {}) => readPage(models, raster, pageOptions),
    async readLines(rasters, {signal} = {}) {
      const lines = await Promise.all(rasters.map(toLineHeight));
      const read = settlePage(await recogniseLines(models, lines, signal));
      return read.map(({characters}) => ({
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
): Promise<Reading> {
  signal?.throwIfAborted();
  const found = await detectLines(models.detector, raster);
  if (found.length === 0) return {words: [], turns: 0, slope: 0};
  const asItIs: View = {raster, turns: 0, lines: found};
  const view = upright ? asItIs : await uprightView(models, asItIs, signal);
  signal?.throwIfAborted();
  const crops = await cropAll(view.raster, view.lines);
  const pictures = crops.map((crop) => crop.raster);
  const read = settlePage(await recogniseLines(models, pictures, signal));
  const words = read.flatMap((line, index) =>
    confidenceOf(line.characters) < readable ? [] : wordsOf(line, crops[index]!),
  );
  const slope = upright ? 0 : slopeOf(view.lines);
  return {words: straightenWords(words, slope, view.raster), turns: view.turns, slope};
}

/** The page turned one way, and the lines found on it. */
interface View {
  raster: Raster;
  turns: Turns;
  lines: DetectedLine[];
}

/** A few lines are read each way the page could stand, and the way they are read most surely is up. */
async function uprightView(models: Models, asItIs: View, signal?: AbortSignal): Promise<View> {
  const sideways = liesSideways(asItIs.lines);
  const first = sideways ? await turn(models, asItIs, 1) : asItIs;
  const firstScore = await sureness(models, first, signal);
  if (firstScore > surelyUpright) return first;
  const second = await turn(models, asItIs, sideways ? 3 : 2);
  return (await sureness(models, second, signal)) > firstScore ? second : first;
}

async function turn({detector}: Models, view: View, turns: Turns): Promise<View> {
  const raster = turnRaster(view.raster, turns);
  return {raster, turns, lines: await detectLines(detector, raster)};
}

function liesSideways(lines: readonly DetectedLine[]): boolean {
  let [lying, standing] = [0, 0];
  for (const {box} of lines) {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (width > 1.5 * height) lying += width;
    if (height > 1.5 * width) standing += height;
  }
  return standing > lying;
}

/** How surely a sample of the longer lines is read, 0 to 1. */
async function sureness(models: Models, {raster, lines}: View, signal?: AbortSignal): Promise<number> {
  const byWidth = [...lines].sort((a, b) => b.box.right - b.box.left - (a.box.right - a.box.left));
  const step = Math.max(1, Math.floor(byWidth.length / 2 / sampleSize));
  const sample = byWidth.filter((_, index) => index % step === 0).slice(0, sampleSize);
  const crops = await cropAll(raster, sample);
  const read = await recogniseLines(
    models,
    crops.map((crop) => crop.raster),
    signal,
  );
  return read.reduce((sum, line) => sum + confidenceOf(line.characters), 0) / Math.max(1, read.length);
}

async function cropAll(raster: Raster, lines: readonly DetectedLine[]): Promise<Crop[]> {
  const crops = await Promise.all(lines.map((line) => cropLine(raster, line)));
  return crops.filter((crop) => crop !== undefined);
}

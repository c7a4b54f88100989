// tesseract: the OCR engine that runs the installed tesseract, also for scripts that the networks do not read.

import {DocextractError} from '../../../contract/errors.js';
import {fair} from '../../levels.js';
import type {Word} from '../../page.js';
import {turnRaster, type Raster, type Turns} from '../../ingest/pixels/raster.js';
import {confidenceOf} from '../foreign-page.js';
import type {OcrEngine, RecognisedPage} from '../ocr-engine.js';
import {packageOf} from './foreign-scripts.js';
import {installedLanguages, runTesseract} from './tesseract-program.js';

export interface TesseractOptions {
  /** Languages as tesseract names them, joined by `+`: `deu+eng`. Default `eng`. */
  language?: string;
  /** Default: `tesseract` as the shell finds it. */
  command?: string;
}

/** Page segmentation modes: find columns and lines yourself; the picture is one line. */
const wholePage = '3';
const oneLine = '7';

/** The system's tesseract, for languages the built-in networks do not read. */
export async function createTesseract(options: TesseractOptions = {}): Promise<OcrEngine> {
  const {language = 'eng', command = 'tesseract'} = options;
  await checkLanguages(command, language);
  const read = (raster: Raster, mode: string, signal?: AbortSignal) =>
    recognise(raster, {command, language, mode, signal});
  const engine: OcrEngine = {
    name: `tesseract ${language}`,
    async readPage(raster, {upright = false, signal} = {}) {
      const readTurned = async (turns: Turns): Promise<RecognisedPage> => ({
        words: await read(turnRaster(raster, turns), wholePage, signal),
        turns,
        slope: 0,
      });
      const asItIs = await readTurned(0);
      if (upright || confidenceOf(asItIs.words) > fair) return asItIs;
      const others = [await readTurned(1), await readTurned(2), await readTurned(3)];
      return [asItIs, ...others].reduce((best, next) =>
        confidenceOf(next.words) > confidenceOf(best.words) ? next : best,
      );
    },
    async poseOf(raster, options) {
      const {turns, slope} = await engine.readPage(raster, options);
      return {turns, slope};
    },
    async readLines(rasters, {signal} = {}) {
      const lines = [];
      for (const raster of rasters) {
        const words = await read(raster, oneLine, signal);
        lines.push({text: words.map((word) => word.text).join(' '), confidence: confidenceOf(words)});
      }
      return lines;
    },
    close: () => Promise.resolve(),
  };
  return engine;
}

async function checkLanguages(command: string, language: string): Promise<void> {
  const installed = await installedLanguages(command);
  const missing = language.split('+').find((one) => !installed.has(one));
  if (missing === undefined) return;
  throw new DocextractError('missing_package', `tesseract has no data for the language "${missing}".`, {
    hint: `Install its data (${packageOf(missing)}); tesseract --list-langs shows what there is.`,
  });
}

async function recognise(
  raster: Raster,
  {command, language, mode, signal}: {command: string; language: string; mode: string; signal?: AbortSignal},
): Promise<Word[]> {
  return parseWords(
    await runTesseract(command, raster, {args: ['-l', language, '--psm', mode, 'tsv'], signal}),
  );
}

/** Columns of tesseract's TSV: level page block paragraph line word left top width height confidence text. */
export function parseWords(tsv: string): Word[] {
  return tsv.split('\n').flatMap((row) => {
    const [level, , , , , , left, top, width, height, confidence, text] = row.split('\t');
    if (level !== '5' || text === undefined || text.trim() === '') return [];
    const box = {
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
    };
    return [{text: text.trim(), box, confidence: Number(confidence) / 100, source: 'ocr' as const}];
  });
}

import {resizeRaster} from '../../ingest/image/sharp.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import type {Network} from './onnx-runtime.js';

/** Per pixel of a scaled page, the probability that it belongs to a line of text. */
export interface TextMap {
  data: Float32Array;
  width: number;
  height: number;
}

/**
 * Pixels that the network sees at once, in a strip of the page: its memory grows with them, whatever the page's size.
 */
const stripPixels = 300_000;
/** Rows that neighbouring strips share; of these each strip gives the half that is farther from its edge. */
const sharedRows = 64;
/** Sides of the network's input are multiples of this, as it halves them five times. */
const unit = 32;
/** Channel order and normalisation the detector was trained with (ImageNet, blue first). */
const mean = [0.406, 0.456, 0.485];
const deviation = [0.225, 0.224, 0.229];

/** Looks for text on the page, scaled by about `scale`, strip by strip. */
export async function mapText(detector: Network, page: Raster, scale: number): Promise<TextMap> {
  const small = await resizeRaster(page, toUnits(page.width * scale), toUnits(page.height * scale));
  const {width, height} = small;
  const map = {data: new Float32Array(width * height), width, height};
  const rows = stripHeight(small);
  const input = new Float32Array(3 * width * rows);
  let filled = 0;
  for (const top of stripTops(height, rows)) {
    normalise(small, top * width, input);
    const {data} = await detector.run(input, [1, 3, rows, width]);
    const from = top === 0 ? 0 : filled - sharedRows / 2;
    map.data.set(data.subarray((from - top) * width, rows * width), from * width);
    filled = top + rows;
  }
  return map;
}

function toUnits(size: number): number {
  return Math.max(unit, Math.round(size / unit) * unit);
}

function stripHeight({width, height}: Raster): number {
  const rows = Math.floor(stripPixels / width / unit) * unit;
  return Math.min(height, Math.max(3 * sharedRows, rows));
}

/**
 * The first row of each strip. The last strip is as high as the others and shares more rows instead: with one size of
 * input, memory is reused. Strips of the least height that their number allows would be a third less work on receipts,
 * but what the network sees depends on the whole strip, and on forms it marked lines too high.
 */
function stripTops(height: number, rows: number): number[] {
  const tops = [0];
  while (tops.at(-1)! + rows < height) tops.push(Math.min(height - rows, tops.at(-1)! + rows - sharedRows));
  return tops;
}

function normalise({data}: Raster, start: number, input: Float32Array): void {
  const pixels = input.length / 3;
  for (let channel = 0; channel < 3; channel++) {
    const factor = 1 / (255 * deviation[channel]!);
    const shift = mean[channel]! / deviation[channel]!;
    const plane = channel * pixels;
    for (let pixel = 0, from = 3 * start + 2 - channel; pixel < pixels; pixel++, from += 3)
      input[plane + pixel] = data[from]! * factor - shift;
  }
}

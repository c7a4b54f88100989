import type {Raster} from '../../ingest/pixels/raster.js';
import type {Alphabet} from './alphabet.js';
import {lineHeight} from './crop-line.js';
import type {Probabilities} from './ctc-decoder.js';
import type {Models} from './load-models.js';

/** Probabilities of one line, with the width of a time step in pixels of the line's picture. */
export interface InferredLine extends Probabilities {
  stepWidth: number;
}

/**
 * Lines in one call of the network, and their total width in pixels. With fewer, the weights are fetched anew for each
 * line; with more, the data between the layers no longer fits the cache.
 */
const largestBatch = 6;
const widestBatch = 640;
/** How many times as wide as the first line of a batch the others may be: padding costs as much as text. */
const widening = 1.15;
/** The network halves the width three times. */
const stepPixels = 8;
/** Empty columns right of the longest line: the last characters are seen less well at the very edge. */
const margin = 8;

/** Runs the recogniser on rasters of lines, each 48 pixels high; the results are in the order of the lines. */
export async function inferLines(
  models: Models,
  lines: readonly Raster[],
  signal?: AbortSignal,
): Promise<InferredLine[]> {
  const answers = new Array<InferredLine>(lines.length);
  for (const batch of batchesOf(lines)) {
    signal?.throwIfAborted();
    const seen = await seeBatch(
      models,
      batch.map((index) => lines[index]!),
    );
    batch.forEach((index, at) => (answers[index] = seen[at]!));
  }
  return answers;
}

/** Indexes of lines in batches of about the same width. */
function batchesOf(lines: readonly Raster[]): number[][] {
  const batches: number[][] = [];
  const byWidth = lines.map((_, index) => index).sort((a, b) => lines[a]!.width - lines[b]!.width);
  for (const index of byWidth) {
    const batch = batches.at(-1);
    const {width} = lines[index]!;
    const fits =
      batch &&
      batch.length < Math.min(largestBatch, Math.floor(widestBatch / width)) &&
      width <= widening * lines[batch[0]!]!.width + stepPixels;
    if (fits) batch.push(index);
    else batches.push([index]);
  }
  return batches;
}

async function seeBatch({recogniser, alphabet}: Models, lines: readonly Raster[]): Promise<InferredLine[]> {
  const longest = Math.max(lineHeight, ...lines.map((line) => line.width));
  const width = Math.ceil((longest + margin) / stepPixels) * stepPixels;
  const input = new Float32Array(lines.length * 3 * lineHeight * width);
  lines.forEach((line, index) => fillIn(input, line, {index, width}));
  const {data, shape} = await recogniser.run(input, [lines.length, 3, lineHeight, width]);
  const [rows, length] = shape as [number, number];
  const steps = rows / lines.length;
  return lines.map((_, index) => {
    const answer = data.subarray(index * steps * length, (index + 1) * steps * length);
    return {...readAnswer(answer, steps, alphabet), stepWidth: width / steps};
  });
}

/** Blue first, −1 to 1, as the recogniser was trained; what is right of the line stays 0. */
function fillIn(input: Float32Array, line: Raster, at: {index: number; width: number}): void {
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < lineHeight; y++) {
      let to = ((at.index * 3 + channel) * lineHeight + y) * at.width;
      let from = y * line.width * 3 + 2 - channel;
      for (let x = 0; x < line.width; x++, from += 3) input[to++] = (2 * line.data[from]!) / 255 - 1;
    }
}

/** Splits the output for one line into its parts: see `outputTopCharacters`. */
function readAnswer(answer: Float32Array, steps: number, {columns, classOf}: Alphabet): Probabilities {
  const classes = columns.length;
  const length = classes + 2;
  const data = new Float32Array(steps * classes);
  const best = {classes: new Uint16Array(steps), probabilities: new Float32Array(steps)};
  for (let step = 0; step < steps; step++) {
    const row = answer.subarray(step * length, (step + 1) * length);
    data.set(row.subarray(0, classes), step * classes);
    best.classes[step] = classOf[row[classes]!]!;
    best.probabilities[step] = row[classes + 1]!;
  }
  return {data, steps, classes, best};
}

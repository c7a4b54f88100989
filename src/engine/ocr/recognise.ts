import type {Raster} from '../raster.js';
import type {Alphabet} from './alphabet.js';
import {lineHeight} from './crop.js';
import {decode, type Probabilities, type SeenCharacter} from './ctc.js';
import {widestGaps} from './gaps.js';
import type {Models} from './models.js';
import {separateWords} from './separate-words.js';

/** What one line says. */
export interface Recognised {
  characters: SeenCharacter[];
  /** What it says when the text is in Latin script. */
  latin: SeenCharacter[];
  /** Width of a time step in pixels of the line's picture. */
  stepWidth: number;
}

/** Lines in one call of the network, and pixels they may be wide together: more is not faster on a CPU and costs memory. */
const largestBatch = 6;
const widestBatch = 2000;

/** Reads pictures of lines, each 48 pixels high. The answers are in the order of the pictures. */
export async function recogniseLines(
  models: Models,
  lines: readonly Raster[],
  signal?: AbortSignal,
): Promise<Recognised[]> {
  return inBatches(models, lines, {signal, answer: (seen, line) => decodeLine(seen, line, models.alphabet)});
}

/** What the network says of pictures of lines, each 48 pixels high, for those who decode it in their own way. */
export async function probabilitiesOf(
  models: Models,
  lines: readonly Raster[],
  signal?: AbortSignal,
): Promise<SeenLine[]> {
  return inBatches(models, lines, {signal, answer: (seen) => ({...seen, data: seen.data.slice()})});
}

/** Probabilities of one line, with the width of a time step in pixels of the line's picture. */
export interface SeenLine extends Probabilities {
  stepWidth: number;
}

async function inBatches<Answer>(
  models: Models,
  lines: readonly Raster[],
  {signal, answer}: {signal?: AbortSignal; answer: (seen: SeenLine, line: Raster) => Answer},
): Promise<Answer[]> {
  const answers = new Array<Answer>(lines.length);
  for (const batch of batchesOf(lines)) {
    signal?.throwIfAborted();
    const seen = await seeBatch(
      models,
      batch.map((index) => lines[index]!),
    );
    batch.forEach((index, at) => (answers[index] = answer(seen[at]!, lines[index]!)));
  }
  return answers;
}

/** Indices of lines of nearly one width together: padding costs as much as text, and blurs the last characters. */
function batchesOf(lines: readonly Raster[]): number[][] {
  const batches: number[][] = [];
  const byWidth = lines.map((_, index) => index).sort((a, b) => lines[a]!.width - lines[b]!.width);
  for (const index of byWidth) {
    const batch = batches.at(-1);
    const {width} = lines[index]!;
    const fits =
      batch &&
      batch.length < Math.min(largestBatch, Math.floor(widestBatch / width)) &&
      width <= lines[batch[0]!]!.width * 1.15 + 8;
    if (fits) batch.push(index);
    else batches.push([index]);
  }
  return batches;
}

async function seeBatch({recogniser}: Models, lines: readonly Raster[]): Promise<SeenLine[]> {
  const width = Math.ceil(Math.max(lineHeight, ...lines.map((line) => line.width)) / 8) * 8;
  const input = new Float32Array(lines.length * 3 * lineHeight * width);
  lines.forEach((line, index) => fillIn(input, line, {index, width}));
  const {data, shape} = await recogniser.run(input, [lines.length, 3, lineHeight, width]);
  const [, steps, classes] = shape as [number, number, number];
  return lines.map((_, index) => {
    const start = index * steps * classes;
    return {data: data.subarray(start, start + steps * classes), steps, classes, stepWidth: width / steps};
  });
}

function decodeLine(seen: SeenLine, line: Raster, alphabet: Alphabet): Recognised {
  const inScript = (script: 'any' | 'latin') => {
    const characters = decode(seen, alphabet, script);
    const centres = characters.map(({step}) => Math.round((step + 0.5) * seen.stepWidth));
    return separateWords(characters, widestGaps(line, centres));
  };
  const characters = inScript('any');
  const isMixed = characters.some(({text}) => /\p{Script=Han}/u.test(text));
  return {characters, latin: isMixed ? inScript('latin') : characters, stepWidth: seen.stepWidth};
}

/** Blue first, −1 to 1, as the recogniser was trained; what is right of the line stays 0. */
function fillIn(input: Float32Array, line: Raster, at: {index: number; width: number}): void {
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < lineHeight; y++) {
      let to = ((at.index * 3 + channel) * lineHeight + y) * at.width;
      let from = y * line.width * 3 + 2 - channel;
      for (let x = 0; x < line.width; x++, from += 3) input[to++] = line.data[from]! / 127.5 - 1;
    }
}

/** Mean probability of the characters seen, 0 when there were none; spaces are weighed in their own way. */
export function confidenceOf(characters: readonly SeenCharacter[]): number {
  const printed = characters.filter(({text}) => text !== ' ');
  if (printed.length === 0) return 0;
  return printed.reduce((sum, {probability}) => sum + probability, 0) / printed.length;
}

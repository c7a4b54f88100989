import type {Raster} from '../raster.js';
import {addLostMoney} from './accents/lost-money.js';
import type {Alphabet} from './alphabet.js';
import {lineHeight, stepPixels} from './crop.js';
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

/** Reads the picture of a line, 48 pixels high. */
export async function recogniseLine(models: Models, line: Raster, signal?: AbortSignal): Promise<Recognised> {
  return decodeLine(await seeLine(models, line, signal), line, models.alphabet);
}

/** Probabilities of one line, with the width of a time step in pixels of the line's picture. */
export interface SeenLine extends Probabilities {
  stepWidth: number;
}

/**
 * What the network says of the picture of a line, 48 pixels high, for those who decode it in their own way. Several
 * lines at once would be no faster on a CPU: what one needs just fits its cache.
 */
export async function seeLine(
  {recogniser, alphabet}: Models,
  line: Raster,
  signal?: AbortSignal,
): Promise<SeenLine> {
  signal?.throwIfAborted();
  const width = Math.ceil(Math.max(lineHeight, line.width) / stepPixels) * stepPixels;
  const {data, shape} = await recogniser.run(toInput(line, width), [1, 3, lineHeight, width]);
  const steps = shape[1]!;
  return {...readAnswer(data, steps, alphabet), stepWidth: width / steps};
}

/** Takes apart what the network says: see `answerBriefly`. */
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

function decodeLine(seen: SeenLine, line: Raster, alphabet: Alphabet): Recognised {
  const inScript = (script: 'any' | 'latin') => {
    const characters = addLostMoney(decode(seen, alphabet, script), seen, alphabet.evidence);
    const centres = characters.map(({step}) => Math.round((step + 0.5) * seen.stepWidth));
    return separateWords(characters, widestGaps(line, centres));
  };
  const characters = inScript('any');
  const isMixed = characters.some(({text}) => /\p{Script=Han}/u.test(text));
  return {characters, latin: isMixed ? inScript('latin') : characters, stepWidth: seen.stepWidth};
}

/** Blue first, −1 to 1, as the recogniser was trained; what is right of the line stays 0. */
function toInput(line: Raster, width: number): Float32Array {
  const input = new Float32Array(3 * lineHeight * width);
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < lineHeight; y++) {
      let to = (channel * lineHeight + y) * width;
      let from = y * line.width * 3 + 2 - channel;
      for (let x = 0; x < line.width; x++, from += 3) input[to++] = line.data[from]! / 127.5 - 1;
    }
  return input;
}

/** Mean probability of the characters seen, 0 when there were none; spaces are weighed in their own way. */
export function confidenceOf(characters: readonly SeenCharacter[]): number {
  const printed = characters.filter(({text}) => text.trim() !== '');
  if (printed.length === 0) return 0;
  return printed.reduce((sum, {probability}) => sum + probability, 0) / printed.length;
}

import {centreOfPixel} from '../../ingest/pixels/pixel-centre.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import {addLostCurrencySigns} from '../correction/accents/lost-currency-signs.js';
import type {Alphabet} from './alphabet.js';
import {decode, type DecodedCharacter} from './ctc-decoder.js';
import {widestGaps} from '../correction/gap-widths.js';
import type {Models} from './load-models.js';
import {inferLines, type InferredLine} from './line-inference.js';
import {separateWords} from '../correction/word-separation.js';

/** The reading of one line. */
export interface Recognised {
  characters: DecodedCharacter[];
  /** The reading with only the classes of Latin script. */
  latin: DecodedCharacter[];
  /** Width of a time step in pixels of the line's picture. */
  stepWidth: number;
}

/** Reads rasters of lines, each 48 pixels high; the results are in the order of the lines. */
export async function recogniseLines(
  models: Models,
  lines: readonly Raster[],
  signal?: AbortSignal,
): Promise<Recognised[]> {
  const seen = await inferLines(models, lines, signal);
  return lines.map((line, index) => decodeLine(seen[index]!, line, models.alphabet));
}

function decodeLine(seen: InferredLine, line: Raster, alphabet: Alphabet): Recognised {
  const inScript = (script: 'any' | 'latin') => {
    const characters = addLostCurrencySigns(decode(seen, alphabet, script), seen, alphabet.evidence);
    const centres = characters.map(({step}) => Math.round(centreOfPixel(step) * seen.stepWidth));
    return separateWords(characters, widestGaps(line, centres));
  };
  const characters = inScript('any');
  const isMixed = characters.some(({text}) => /\p{Script=Han}/u.test(text));
  return {characters, latin: isMixed ? inScript('latin') : characters, stepWidth: seen.stepWidth};
}

/** Mean probability of the characters that were seen, without spaces; 0 when there were none. */
export function confidenceOf(characters: readonly DecodedCharacter[]): number {
  const printed = characters.filter(({text}) => text.trim() !== '');
  if (printed.length === 0) return 0;
  return printed.reduce((sum, {probability}) => sum + probability, 0) / printed.length;
}

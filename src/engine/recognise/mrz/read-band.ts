import {centreOfPixel} from '../../ingest/pixels/pixel-centre.js';
import {zoneSymbols} from '../../mrz/correct-zone.js';
import {cutRaster, type Raster} from '../../ingest/pixels/raster.js';
import {resize} from '../../ingest/pixels/resize.js';
import type {Alphabet} from '../ppocr/alphabet.js';
import {lineHeight} from '../ppocr/crop-line.js';
import type {Models} from '../ppocr/load-models.js';
import {inferLines} from '../ppocr/line-inference.js';

/** What the recogniser sees in a time step: its column, and the probability of each of `zoneSymbols`. */
export interface BandReading {
  x: number;
  symbols: Float32Array;
}

/** A line of the zone fills this part of the height of the recogniser's input; margins fill the rest. */
const fill = 0.7;
/** Width and overlap of the parts of a band, in pixels of the recogniser's input: long lines are read less well. */
const partWidth = 480;
const overlap = 96;

/** Rows and columns of a level picture that hold one line of print. */
export interface BandOf {
  raster: Raster;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Reads a line of print in overlapping parts, with its letters `stretch` times as wide; gives the time steps of each
 * part.
 */
export async function readBand(
  models: Models,
  {band, stretch}: {band: BandOf; stretch: number},
  signal?: AbortSignal,
): Promise<BandReading[][]> {
  const parts = partsOf(band, stretch);
  const pictures = parts.map(({raster}) => raster);
  const read = await inferLines(models, pictures, signal);
  const groups = groupsOf(models.alphabet);
  return read.map(({data, steps, classes, stepWidth}, index) => {
    const {left, scale, raster} = parts[index]!;
    const timeSteps = Array.from({length: steps}, (_, step) => ({
      x: left + (centreOfPixel(step) * stepWidth) / scale,
      symbols: sumsOf(data.subarray(step * classes, (step + 1) * classes), groups),
    }));
    return timeSteps.filter(({x}) => x < left + raster.width / scale);
  });
}

interface Part {
  raster: Raster;
  /** The column of the band's raster where it starts. */
  left: number;
  /** Pixels of `raster` per pixel of the band's raster. */
  scale: number;
}

function partsOf({raster, left, right, top, bottom}: BandOf, stretch: number): Part[] {
  const margin = Math.round(((bottom - top) * (1 / fill - 1)) / 2);
  const [from, to] = [Math.max(0, top - margin), Math.min(raster.height, bottom + margin)];
  const scale = (stretch * lineHeight) / (to - from);
  const side = bottom - top;
  const [first, last] = [Math.max(0, left - side), Math.min(raster.width, right + side)];
  const count = Math.max(1, Math.ceil(((last - first) * scale - overlap) / (partWidth - overlap)));
  const width = Math.min(last - first, Math.ceil((last - first + ((count - 1) * overlap) / scale) / count));
  return Array.from({length: count}, (_, index) => {
    const at = count === 1 ? first : Math.round(first + (index * (last - first - width)) / (count - 1));
    const cut = cutRaster(raster, {left: at, top: from, width, height: to - from});
    return {raster: resize(cut, Math.max(16, Math.round(width * scale)), lineHeight), left: at, scale};
  });
}

/** The characters that the recogniser takes a character of the zone for. */
const mistakenFor: Record<string, string> = {
  0: 'oθ○',
  1: 'l',
  5: 's',
  I: 'iíìīＩ|│',
  O: 'Ο◎Ｏ〇°',
  X: '×х',
  Z: 'z',
  '<': '《〈≤＜‹«',
};

/** For each of `zoneSymbols` the classes of the network that mean it. */
function groupsOf({symbols}: Alphabet): number[][] {
  return [...zoneSymbols].map((symbol) => {
    const others = `${symbol}${symbol.toLowerCase()}${mistakenFor[symbol] ?? ''}`;
    return [...new Set(others)].map((one) => symbols.indexOf(one)).filter((at) => at > 0);
  });
}

function sumsOf(row: Float32Array, groups: readonly number[][]): Float32Array {
  return Float32Array.from(groups, (classes) => classes.reduce((sum, at) => sum + row[at]!, 0));
}

import {zoneSymbols, type SymbolLikelihoods} from '../../mrz/correct-zone.js';
import {isProbable} from '../../probable.js';
import type {BandReading} from './read-band.js';

/** Positions of a line's characters: the first one's centre and the distance from one to the next. */
export interface Grid {
  start: number;
  pitch: number;
}

/** The pitch is searched for up to this part below and above the usual distance of neighbours, in so many steps. */
const pitchRange = 0.1;
const pitchSteps = 200;

export interface CharacterPeak {
  x: number;
  weight: number;
}

/** Where the time steps of a part show characters: the most probable of consecutive steps that show the same one. */
export function characterPeaks(part: readonly BandReading[]): CharacterPeak[] {
  const peaks: (CharacterPeak & {symbol: number; step: number})[] = [];
  part.forEach(({x, symbols}, step) => {
    const symbol = symbols.indexOf(Math.max(...symbols));
    const weight = symbols[symbol]!;
    if (!isProbable(weight)) return;
    const last = peaks.at(-1);
    if (last?.symbol === symbol && last.step === step - 1) {
      last.step = step;
      if (weight > last.weight) [last.x, last.weight] = [x, weight];
    } else peaks.push({x, weight, symbol, step});
  });
  return peaks;
}

/**
 * The pitch that fits the peaks of all bands (per band a list of parts) best: the lines of a zone are typewritten with
 * one pitch. `undefined` without two peaks in any part.
 */
export function characterPitch(bands: readonly (readonly CharacterPeak[][])[]): number | undefined {
  const usual = usualGap(
    bands.flatMap((parts) => parts.flatMap((peaks) => peaks.slice(1).map(({x}, at) => x - peaks[at]!.x))),
  );
  if (usual === undefined) return undefined;
  let [best, strength] = [usual, -1];
  for (let step = 0; step <= pitchSteps; step++) {
    const pitch = usual * (1 + pitchRange * ((2 * step) / pitchSteps - 1));
    const together = bands.reduce((sum, parts) => sum + waveOf(parts.flat(), pitch).strength, 0);
    if (together > strength) [best, strength] = [pitch, together];
  }
  return best;
}

/**
 * The mean of the gaps that are near the median. The median itself would be too coarse: time steps are a quarter of a
 * letter apart.
 */
function usualGap(gaps: readonly number[]): number | undefined {
  const middle = [...gaps].sort((a, b) => a - b)[gaps.length >> 1];
  if (middle === undefined) return undefined;
  const near = gaps.filter((gap) => Math.abs(gap - middle) < middle / 2);
  return near.reduce((sum, gap) => sum + gap, 0) / near.length;
}

/**
 * `strength`: how well positions one pitch apart fit the peaks, from 0 to the sum of their weights. `phase`: one of
 * those positions.
 */
export function waveOf(peaks: readonly CharacterPeak[], pitch: number): {strength: number; phase: number} {
  let [real, imaginary] = [0, 0];
  for (const {x, weight} of peaks) {
    const angle = (2 * Math.PI * x) / pitch;
    real += weight * Math.cos(angle);
    imaginary += weight * Math.sin(angle);
  }
  return {
    strength: Math.hypot(real, imaginary),
    phase: (((Math.atan2(imaginary, real) / (2 * Math.PI)) % 1) + 1) * pitch,
  };
}

/**
 * The likelihoods at each position of a grid: the maximum within each part, averaged over the parts that contain the
 * position.
 */
export function cellsOn(
  parts: readonly BandReading[][],
  {start, pitch}: Grid,
  count: number,
): SymbolLikelihoods[] {
  return Array.from({length: count}, (_, index) => {
    const centre = start + index * pitch;
    const sum = new Float32Array(zoneSymbols.length);
    let seen = 0;
    for (const part of parts) {
      const [first, last] = [part[0]!.x, part.at(-1)!.x];
      if (Math.min(centre - first, last - centre) < pitch / 2) continue;
      seen++;
      const most = new Float32Array(zoneSymbols.length);
      for (const {x, symbols} of part)
        if (Math.abs(x - centre) < pitch / 2)
          symbols.forEach((probability, symbol) => (most[symbol] = Math.max(most[symbol]!, probability)));
      most.forEach((probability, symbol) => (sum[symbol]! += probability));
    }
    return seen === 0 ? sum : sum.map((probability) => probability / seen);
  });
}

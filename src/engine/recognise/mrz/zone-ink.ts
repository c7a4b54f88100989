import type {Raster} from '../../ingest/pixels/raster.js';

/** Where a picture has ink, pixel by pixel: 1 or 0. */
export interface Ink {
  width: number;
  height: number;
  at: Uint8Array;
}

/**
 * Ink is darker than this part of the mean around it (Bradley and Roth 2007), so that shadows and photographs are not
 * ink.
 */
const darker = 0.85;

/**
 * Compares the mean of 3 × 3 pixels, since a single one may be noise, with the mean of a square that reaches `around`
 * pixels from their centre.
 */
export function inkOf(raster: Raster, around: number): Ink {
  const {width, height} = raster;
  const sums = sumsOf(raster);
  const at = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (sums.mean(x, y, 1) < darker * sums.mean(x, y, around)) at[y * width + x] = 1;
  return {width, height, at};
}

/** Mean brightness of squares, from a summed-area table. */
function sumsOf({data, width, height}: Raster): {mean(x: number, y: number, around: number): number} {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0, from = 3 * y * width; x < width; x++, from += 3) {
      row += data[from]! + data[from + 1]! + data[from + 2]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return {
    mean(x, y, around) {
      const [left, right] = [Math.max(0, x - around), Math.min(width, x + around + 1)];
      const [top, bottom] = [
        Math.max(0, y - around) * (width + 1),
        Math.min(height, y + around + 1) * (width + 1),
      ];
      const sum = sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!;
      return (sum * (width + 1)) / ((right - left) * (bottom - top));
    },
  };
}

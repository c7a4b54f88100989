import type {Raster} from './raster.js';

/**
 * Fills `into` with the pixels of `from` at the points that `source` gives, by bilinear interpolation. Pixels whose
 * point lies outside `from` stay as they are.
 */
export function resample(
  from: Raster,
  into: Raster,
  source: (x: number, y: number) => [number, number],
): Raster {
  const {data, width, height} = from;
  let to = -3;
  for (let y = 0; y < into.height; y++)
    for (let x = 0; x < into.width; x++) {
      to += 3;
      const [fromX, fromY] = source(x, y);
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [right, down] = [fromX - left, fromY - top];
      const at = 3 * (top * width + left);
      const below = at + 3 * width;
      for (let channel = 0; channel < 3; channel++) {
        const upper = data[at + channel]! * (1 - right) + data[at + 3 + channel]! * right;
        const lower = data[below + channel]! * (1 - right) + data[below + 3 + channel]! * right;
        into.data[to + channel] = upper * (1 - down) + lower * down;
      }
    }
  return into;
}

export function whiteRaster(width: number, height: number): Raster {
  const [columns, rows] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  return {width: columns, height: rows, data: new Uint8Array(columns * rows * 3).fill(255)};
}

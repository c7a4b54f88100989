// pixels: rasters of pages and their parts: turning, levelling, cutting, resampling.

/** A picture in memory: 8 bits for red, green and blue of each pixel, rows from the top, no padding. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** The raster turned clockwise; the same one when there is nothing to turn. */
export function turnRaster(raster: Raster, turns: Turns): Raster {
  if (turns === 0) return raster;
  const {width, height, data} = raster;
  const turned = new Uint8Array(data.length);
  const sideways = turns !== 2;
  const [newWidth, newHeight] = sideways ? [height, width] : [width, height];
  let to = 0;
  for (let y = 0; y < newHeight; y++)
    for (let x = 0; x < newWidth; x++) {
      const from = 3 * sourceOf(x, y);
      turned[to++] = data[from]!;
      turned[to++] = data[from + 1]!;
      turned[to++] = data[from + 2]!;
    }
  return {width: newWidth, height: newHeight, data: turned};

  function sourceOf(x: number, y: number): number {
    if (turns === 1) return (height - 1 - x) * width + y;
    if (turns === 2) return (height - 1 - y) * width + (width - 1 - x);
    return x * width + (width - 1 - y);
  }
}

/** A part of a raster, copied. The part is whole pixels within the raster. */
export function cutRaster(
  raster: Raster,
  part: {left: number; top: number; width: number; height: number},
): Raster {
  const data = new Uint8Array(part.width * part.height * 3);
  for (let row = 0; row < part.height; row++) {
    const start = ((part.top + row) * raster.width + part.left) * 3;
    data.set(raster.data.subarray(start, start + part.width * 3), row * part.width * 3);
  }
  return {width: part.width, height: part.height, data};
}

/** Whether all of a raster has nearly one colour, so that there is nothing to read. */
export function isBlank(raster: Raster): boolean {
  let darkest = 255;
  let lightest = 0;
  for (let at = 1; at < raster.data.length; at += 3) {
    const green = raster.data[at]!;
    if (green < darkest) darkest = green;
    if (green > lightest) lightest = green;
    if (lightest - darkest > leastContrast) return false;
  }
  return true;
}

/** Greatest difference of brightness (of 255) in a blank raster; people cannot see fainter print either. */
const leastContrast = 24;

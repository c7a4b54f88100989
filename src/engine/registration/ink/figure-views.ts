import {centreOfPixel, pixelAt} from '../../ingest/pixels/pixel-centre.js';
import {resample, whiteRaster} from '../../ingest/pixels/resample.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import type {InkComponent} from './ink-components.js';

/** One way to show a figure to a recogniser of lines. */
export interface FigureView {
  /** Height of the figure in pixels, in a line of `lineHeight`. */
  height: number;
  /** Greatest width, in heights; a wider figure is made narrower. */
  widest: number;
  /** How far the top is moved right over the foot, in heights; the sign makes no difference. */
  slant: number;
  /** Strokes thinner than this part of the figure's height are thickened to it. */
  stroke: number;
}

const lineHeight = 48;
/** How often a figure is repeated in its line: a recogniser is surer of figures among figures. */
export const times = 3;
/** White at both ends of the line and between figures, in pixels. */
const aside = 10;
const between = 8;

/** A line with nothing but a figure. `rowWidth`: the width of the raster that the figure's pixels are indexes of. */
export function lineOfFigure(piece: InkComponent, rowWidth: number, view: FigureView): Raster {
  const rounds = Math.max(
    0,
    Math.round((view.stroke * (piece.bottom - piece.top) - strokeOf(piece, rowWidth)) / 2),
  );
  const figure = shaped(thickened(cutOut(piece, rowWidth, rounds), rounds), view);
  const line = whiteRaster(2 * aside + times * figure.width + (times - 1) * between, lineHeight);
  const top = Math.round((lineHeight - figure.height) / 2);
  for (let time = 0; time < times; time++)
    for (let y = 0; y < figure.height; y++)
      line.data.set(
        figure.data.subarray(3 * y * figure.width, 3 * (y + 1) * figure.width),
        3 * ((y + top) * line.width + aside + time * (figure.width + between)),
      );
  return line;
}

/** The width of a figure's strokes in pixels: twice its area over its outline. */
export function strokeOf({pixels}: InkComponent, rowWidth: number): number {
  const own = new Set(pixels);
  const outline = pixels.filter((at) =>
    [at - 1, at + 1, at - rowWidth, at + rowWidth].some((next) => !own.has(next)),
  );
  return (2 * pixels.length) / outline.length;
}

/** Black on white, with room for thicker strokes around. */
function cutOut({pixels, left, top, right, bottom}: InkComponent, rowWidth: number, room: number): Raster {
  const margin = room + 1;
  const picture = whiteRaster(right - left + 2 * margin, bottom - top + 2 * margin);
  for (const pixel of pixels) {
    const x = (pixel % rowWidth) - left + margin;
    const y = Math.floor(pixel / rowWidth) - top + margin;
    picture.data.fill(0, 3 * (y * picture.width + x), 3 * (y * picture.width + x) + 3);
  }
  return picture;
}

function thickened(picture: Raster, rounds: number): Raster {
  let grown = picture;
  for (let round = 0; round < rounds; round++) grown = grownByOne(grown);
  return grown;
}

function grownByOne({width, height, data}: Raster): Raster {
  const grown = data.slice();
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      if (data[3 * (y * width + x)] !== 0) continue;
      for (const at of [y * width + x - 1, y * width + x + 1, (y - 1) * width + x, (y + 1) * width + x])
        grown.fill(0, 3 * at, 3 * at + 3);
    }
  return {width, height, data: grown};
}

/** Scales and slants a figure, and cuts it to the width of its ink. */
function shaped(picture: Raster, {height, widest, slant}: FigureView): Raster {
  const width = height * Math.min(widest, picture.width / picture.height);
  const lean = Math.abs(slant) * height;
  const [across, down] = [picture.width / width, picture.height / height];
  const wide = resample(picture, whiteRaster(width + lean, height), (x, y) => {
    const shift = slant > 0 ? slant * (height - y) : slant * y + lean;
    return [pixelAt((centreOfPixel(x) - shift) * across), pixelAt(centreOfPixel(y) * down)];
  });
  return trimmed(wide);
}

function trimmed(picture: Raster): Raster {
  const {width, height, data} = picture;
  const isInked = (x: number) => {
    for (let y = 0; y < height; y++) if (data[3 * (y * width + x)]! < inked) return true;
    return false;
  };
  let [left, right] = [0, width];
  while (left < right - 1 && !isInked(left)) left++;
  while (right > left + 1 && !isInked(right - 1)) right--;
  const cut = whiteRaster(right - left, height);
  for (let y = 0; y < height; y++)
    cut.data.set(data.subarray(3 * (y * width + left), 3 * (y * width + right)), 3 * y * cut.width);
  return cut;
}

/** Lighter pixels, of 255, are paper. */
const inked = 170;

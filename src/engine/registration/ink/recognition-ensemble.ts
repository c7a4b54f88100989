import type {LineReading, OcrEngine} from '../../recognise/ocr-engine.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import {whiteRaster} from '../../ingest/pixels/resample.js';
import {resize} from '../../ingest/pixels/resize.js';

export type ReadLines = OcrEngine['readLines'];

/**
 * The views: white around the ink, in heights of the ink, and horizontal stretch. In each view other letters are lost.
 */
const looks = [0.1, 0.22].flatMap((margin) => [0.7, 1, 1.3].map((stretch) => ({margin, stretch})));

/** What a recogniser reads in a line of ink in each of several views. A reading on which all agree is seldom wrong. */
export async function ensembleReadings(
  ink: Raster,
  readLines: ReadLines,
  signal?: AbortSignal,
): Promise<LineReading[]> {
  return readLines(
    looks.map(({margin, stretch}) => shown(ink, margin, stretch)),
    {signal},
  );
}

function shown(ink: Raster, margin: number, stretch: number): Raster {
  const rows = Math.round(margin * ink.height);
  const columns = 2 * rows;
  const framed = whiteRaster(ink.width + 2 * columns, ink.height + 2 * rows);
  for (let y = 0; y < ink.height; y++)
    framed.data.set(
      ink.data.subarray(3 * y * ink.width, 3 * (y + 1) * ink.width),
      3 * ((y + rows) * framed.width + columns),
    );
  return resize(framed, Math.max(8, Math.round(framed.width * stretch)), framed.height);
}

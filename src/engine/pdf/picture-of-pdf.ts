import type {Picture} from '../picture.js';
import {withPdf} from './document.js';
import {renderPage} from './render.js';

/** Print is recognised at this many dots per inch; 10-point letters are then 20 pixels high. */
const dotsPerInch = 200;
/** Posters and plans are recognised at fewer dots per inch, so that no page has more pixels. */
const workingPixels = 8_000_000;

/** A page (from 0) of a PDF, in points. The file is opened anew for each raster, so nothing is held meanwhile. */
export function pictureOfPdf(path: string, index: number, size: {width: number; height: number}): Picture {
  const {width, height} = size;
  return {
    width,
    height,
    scale: Math.min(dotsPerInch / 72, Math.sqrt(workingPixels / (width * height))),
    take: (region, scale) => withPdf(path, (document) => renderPage(document, index, {region, scale})),
  };
}

import type {PageRenderer} from '../pixels/page-renderer.js';
import {withPdf, type PdfDocument} from './document.js';
import {renderPage} from './render.js';

/** Print is recognised at this many dots per inch; 10-point letters are then 20 pixels high. */
const dotsPerInch = 200;
/** Posters and plans are recognised at fewer dots per inch, so that no page has more pixels. */
const workingPixels = 8_000_000;

/**
 * A page (from 0) of a PDF, in points. Once the document it was read from is closed, the file is opened anew for each
 * raster, so nothing is held meanwhile.
 */
export function pdfPageRenderer(
  {path, document, index}: {path: string; document: PdfDocument; index: number},
  {width, height}: {width: number; height: number},
): PageRenderer {
  return {
    width,
    height,
    scale: Math.min(dotsPerInch / 72, Math.sqrt(workingPixels / (width * height))),
    render: async (region, scale) =>
      document.isOpen
        ? renderPage(document, index, {region, scale})
        : withPdf(path, (reopened) => renderPage(reopened, index, {region, scale})),
  };
}

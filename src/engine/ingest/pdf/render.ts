import type {Box} from '../../page.js';
import type {Raster} from '../pixels/raster.js';
import {withPage, type PdfDocument} from './document.js';

export interface RenderOptions {
  /** Pixels per point. */
  scale: number;
  /** The part to render, in points of the page as shown; it lies within the page. */
  region: Box;
}

/** FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER (fpdfview.h): with annotations, red first. */
const flags = 0x01 | 0x10;
/** FPDFBitmap_BGR: 24 bits a pixel. */
const threeBytes = 2;

/** A part of a page (from 0) as a picture on white. */
export function renderPage(document: PdfDocument, index: number, options: RenderOptions): Raster {
  return withPage(document, index, (page) => renderLoaded(document, page, options));
}

/** The same of a page that is loaded already. */
export function renderLoaded(document: PdfDocument, page: number, options: RenderOptions): Raster {
  return withPageRaster(document, page, options, withoutPadding);
}

/** A picture in PDFium's memory: as a `Raster`, but for padding at the ends of its rows. */
export interface PageRaster extends Raster {
  /** Bytes from one row to the next. */
  stride: number;
}

/** Lends a picture of a part of a loaded page to `look`, then frees its memory. */
export function withPageRaster<Result>(
  document: PdfDocument,
  page: number,
  {scale, region}: RenderOptions,
  look: (sight: PageRaster) => Result,
): Result {
  const {pdfium} = document;
  const width = Math.max(1, Math.round((region.right - region.left) * scale));
  const height = Math.max(1, Math.round((region.bottom - region.top) * scale));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, threeBytes, 0, 0);
  if (bitmap === 0) throw new Error(`PDFium has no memory for a picture of ${width} × ${height}.`);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium.FPDF_RenderPageBitmap(
      bitmap,
      page,
      Math.round(-region.left * scale),
      Math.round(-region.top * scale),
      Math.round(pdfium.FPDF_GetPageWidthF(page) * scale),
      Math.round(pdfium.FPDF_GetPageHeightF(page) * scale),
      0,
      flags,
    );
    return look(rasterOfBitmap(document, bitmap, width, height));
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

function rasterOfBitmap({pdfium}: PdfDocument, bitmap: number, width: number, height: number): PageRaster {
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap) >>> 0;
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  return {width, height, stride, data: pdfium.pdfium.HEAPU8.subarray(start, start + stride * height)};
}

/** A copy outside PDFium's memory, without padding. */
export function withoutPadding({width, height, stride, data}: PageRaster): Raster {
  if (stride === 3 * width) return {width, height, data: data.slice()};
  const copy = new Uint8Array(3 * width * height);
  for (let row = 0; row < height; row++)
    copy.set(data.subarray(row * stride, row * stride + 3 * width), row * width * 3);
  return {width, height, data: copy};
}

import type {Box} from '../page.js';
import type {Raster} from '../raster.js';
import {withPage, type PdfDocument} from './document.js';

export interface RenderOptions {
  /** Pixels per point. */
  scale: number;
  /** In points of the page as shown; within it. */
  region: Box;
}

/** FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER (fpdfview.h): with annotations, red first. */
const flags = 0x01 | 0x10;
/** FPDFBitmap_BGR: 24 bits a pixel. */
const threeBytes = 2;

/** A part of a page (from 0) as a picture on white. */
export function renderPage(document: PdfDocument, index: number, options: RenderOptions): Raster {
  const {pdfium} = document;
  const {scale, region} = options;
  return withPage(document, index, (page) => {
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
      return copyOut(document, bitmap, width, height);
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap);
    }
  });
}

/** Out of PDFium's memory, without the padding at the end of rows. */
function copyOut({pdfium}: PdfDocument, bitmap: number, width: number, height: number): Raster {
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap) >>> 0;
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = start + row * stride;
    data.set(pdfium.pdfium.HEAPU8.subarray(from, from + width * 3), row * width * 3);
  }
  return {width, height, data};
}

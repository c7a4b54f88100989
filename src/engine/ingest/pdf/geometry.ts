import {withMemory} from './pdfium.js';
import type {PdfDocument} from './document.js';
import type {Box} from '../../page.js';
import type {Turns} from '../pixels/raster.js';

/** How a page is shown: its size in points after `/Rotate`, and the mapping of PDF space (origin bottom left) to it. */
export interface PageGeometry {
  width: number;
  height: number;
  toPage(x: number, y: number): [x: number, y: number];
  /** The direction of a vector of PDF space on the page, in radians clockwise from rightwards. */
  directionOf(dx: number, dy: number): number;
}

export function geometryOf({pdfium}: PdfDocument, page: number): PageGeometry {
  const [left, top, right, bottom] = withMemory(pdfium, 16, (address) => {
    pdfium.FPDF_GetPageBoundingBox(page, address);
    return [...pdfium.pdfium.HEAPF32.subarray(address >> 2, (address >> 2) + 4)] as [
      number,
      number,
      number,
      number,
    ];
  });
  const turns = (((pdfium.FPDFPage_GetRotation(page) % 4) + 4) % 4) as Turns;
  const [wide, high] = [right - left, top - bottom];
  const [width, height] = turns % 2 === 0 ? [wide, high] : [high, wide];
  const toPage = (x: number, y: number): [number, number] => {
    if (turns === 0) return [x - left, top - y];
    if (turns === 1) return [y - bottom, x - left];
    if (turns === 2) return [right - x, y - bottom];
    return [top - y, right - x];
  };
  const directionOf = (dx: number, dy: number) => {
    const [x0, y0] = toPage(0, 0);
    const [x1, y1] = toPage(dx, dy);
    return Math.atan2(y1 - y0, x1 - x0);
  };
  return {width, height, toPage, directionOf};
}

/** The box on the page of a rectangle in PDF space. */
export function boxOn(geometry: PageGeometry, x0: number, y0: number, x1: number, y1: number): Box {
  const [ax, ay] = geometry.toPage(x0, y0);
  const [bx, by] = geometry.toPage(x1, y1);
  return {left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by)};
}

import type {PdfDocument} from './document.js';
import type {PageGeometry} from './geometry.js';
import {objectsOf, objectTypes, type Matrix, type PageObject} from './page-objects.js';
import {withMemory} from './pdfium.js';

export type Point = readonly [x: number, y: number];

/** One outline of a path, in points of the page as shown. */
export interface Subpath {
  /** Ends of its segments; control points of curves are left out. */
  points: Point[];
  isClosed: boolean;
  isCurved: boolean;
  isFilled: boolean;
  isStroked: boolean;
  /** Width of the stroke, in points. */
  width: number;
}

/** A page with more segments holds charts or plans; reading all of them would take long. */
const mostSegments = 40_000;

/** The outlines of the visible paths of a page; only the first ones of a page with too many segments. */
export function readPaths(document: PdfDocument, page: number, geometry: PageGeometry): Subpath[] {
  return withMemory(document.pdfium, 16, (scratch) => {
    const subpaths: Subpath[] = [];
    let left = mostSegments;
    for (const drawn of objectsOf(document, page)) {
      if (drawn.type !== objectTypes.path) continue;
      left -= document.pdfium.FPDFPath_CountSegments(drawn.object);
      if (left < 0) break;
      subpaths.push(...subpathsOf({document, geometry, scratch}, drawn));
    }
    return subpaths;
  });
}

interface Source {
  document: PdfDocument;
  geometry: PageGeometry;
  /** 16 bytes of PDFium's memory. */
  scratch: number;
}

function subpathsOf(source: Source, {object, matrix}: PageObject): Subpath[] {
  const paint = paintOf(source, object, matrix);
  if (!paint.isFilled && !paint.isStroked) return [];
  return outlinesOf(source, object, matrix).map((outline) => ({...outline, ...paint}));
}

type Paint = Pick<Subpath, 'isFilled' | 'isStroked' | 'width'>;

function paintOf({document: {pdfium}, scratch}: Source, object: number, matrix: Matrix): Paint {
  const {HEAP32, HEAPF32} = pdfium.pdfium;
  if (!pdfium.FPDFPath_GetDrawMode(object, scratch, scratch + 4))
    return {isFilled: false, isStroked: false, width: 0};
  const [fillMode, strokes] = [HEAP32[scratch >> 2]!, HEAP32[(scratch >> 2) + 1]!];
  const colourOf = (read: ColourReader) => {
    if (!read(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return true;
    return isVisible([...HEAP32.subarray(scratch >> 2, (scratch >> 2) + 4)]);
  };
  const isFilled = fillMode !== 0 && colourOf(pdfium.FPDFPageObj_GetFillColor);
  const isStroked = strokes !== 0 && colourOf(pdfium.FPDFPageObj_GetStrokeColor);
  const hasWidth = isStroked && pdfium.FPDFPageObj_GetStrokeWidth(object, scratch);
  const [a, b, c, d] = matrix;
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  return {isFilled, isStroked, width: hasWidth ? HEAPF32[scratch >> 2]! * scale : 0};
}

type ColourReader = (object: number, r: number, g: number, b: number, alpha: number) => boolean;

/** Whether a colour (0–255) can be seen on white paper. */
function isVisible([red = 0, green = 0, blue = 0, alpha = 255]: number[]): boolean {
  return alpha > 12 && Math.min(red, green, blue) < 247;
}

/** FPDF_SEGMENT_* (fpdf_edit.h). */
const curve = 1;
const move = 2;

function outlinesOf({document: {pdfium}, geometry, scratch}: Source, object: number, matrix: Matrix) {
  const {HEAPF32} = pdfium.pdfium;
  const [a, b, c, d, e, f] = matrix;
  const outlines: {points: Point[]; isClosed: boolean; isCurved: boolean}[] = [];
  let controls = 0;
  for (let index = 0; index < pdfium.FPDFPath_CountSegments(object); index++) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, index);
    const type = pdfium.FPDFPathSegment_GetType(segment);
    if (!pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue;
    const [x, y] = [HEAPF32[scratch >> 2]!, HEAPF32[(scratch >> 2) + 1]!];
    if (type === move || outlines.length === 0) outlines.push({points: [], isClosed: false, isCurved: false});
    const outline = outlines.at(-1)!;
    // A curve is three points: two controls and its end.
    controls = type === curve ? (controls + 1) % 3 : 0;
    if (type === curve) outline.isCurved = true;
    if (controls === 0) outline.points.push(geometry.toPage(a * x + c * y + e, b * x + d * y + f));
    if (pdfium.FPDFPathSegment_GetClose(segment)) outline.isClosed = true;
  }
  return outlines;
}

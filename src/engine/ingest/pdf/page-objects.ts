import type {PdfDocument} from './document.js';
import {withMemory} from './pdfium.js';

/** FPDF_PAGEOBJ_* (fpdf_edit.h). */
export const objectTypes = {path: 2, image: 3, form: 5} as const;
/** Form XObjects nested deeper than this are ignored. */
const deepest = 4;

/** a b c d e f of a PDF matrix. */
export type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** A page object, also one of a form XObject; `matrix` maps its own space to that of the page. */
export interface PageObject {
  object: number;
  type: number;
  matrix: Matrix;
}

/** The objects of a page in drawing order, form XObjects replaced by what they hold. */
export function* objectsOf(document: PdfDocument, page: number): Generator<PageObject> {
  const {pdfium} = document;
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page); index++)
    yield* unfold(document, pdfium.FPDFPage_GetObject(page, index), identity, 0);
}

function* unfold(document: PdfDocument, object: number, outer: Matrix, depth: number): Generator<PageObject> {
  const {pdfium} = document;
  const type = pdfium.FPDFPageObj_GetType(object);
  if (type !== objectTypes.form) {
    if (type === objectTypes.path || type === objectTypes.image)
      yield {object, type, matrix: multiply(matrixOf(document, object), outer)};
    return;
  }
  if (depth >= deepest) return;
  const matrix = multiply(matrixOf(document, object), outer);
  for (let index = 0; index < pdfium.FPDFFormObj_CountObjects(object); index++)
    yield* unfold(document, pdfium.FPDFFormObj_GetObject(object, index), matrix, depth + 1);
}

function matrixOf({pdfium}: PdfDocument, object: number): Matrix {
  return withMemory(pdfium, 24, (address) => {
    if (!pdfium.FPDFPageObj_GetMatrix(object, address)) return identity;
    const [a, b, c, d, e, f] = pdfium.pdfium.HEAPF32.subarray(address >> 2, (address >> 2) + 6);
    return [a!, b!, c!, d!, e!, f!];
  });
}

/** The matrix that applies `one` first, then `other` (PDF 1.7, 8.3.4). */
function multiply(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [A, B, C, D, E, F] = other;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

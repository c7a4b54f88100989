import {areaOf, intersectionOf, unionOf} from '../box.js';
import type {Box} from '../page.js';
import type {PdfDocument} from './document.js';
import {boxOn, type PageGeometry} from './geometry.js';
import {withMemory} from './pdfium.js';

/** FPDF_PAGEOBJ_IMAGE and FPDF_PAGEOBJ_FORM (fpdf_edit.h). */
const imageObject = 3;
const formObject = 5;
/** Images in forms in forms; deeper nesting is not meant for readers. */
const deepest = 4;
/** Scanners write a page as strips; images this many points apart are one. */
const touching = 3;
/** A page of more images than this is a texture; looking at each would take long. */
const mostImages = 500;

/** a b c d e f of a PDF matrix. */
type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Where a page shows images, in points of the page as shown; what touches is one. */
export function imageBoxes(document: PdfDocument, page: number, geometry: PageGeometry): Box[] {
  const paper = {left: 0, top: 0, right: geometry.width, bottom: geometry.height};
  const boxes: Box[] = [];
  const {pdfium} = document;
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page); index++)
    collect(document, pdfium.FPDFPage_GetObject(page, index), {matrix: identity, depth: 0}, (corners) => {
      if (boxes.length >= mostImages) return;
      const points = corners.map(([x, y]) => boxOn(geometry, x, y, x, y));
      boxes.push(intersectionOf(unionOf(points), paper));
    });
  return joinTouching(boxes.filter((box) => box.right > box.left && box.bottom > box.top && areaOf(box) > 0));
}

type Point = [x: number, y: number];

function collect(
  document: PdfDocument,
  object: number,
  at: {matrix: Matrix; depth: number},
  found: (corners: Point[]) => void,
): void {
  const {pdfium} = document;
  const type = pdfium.FPDFPageObj_GetType(object);
  if (type === imageObject) found(unitSquare(multiply(matrixOf(document, object), at.matrix)));
  if (type !== formObject || at.depth >= deepest) return;
  const matrix = multiply(matrixOf(document, object), at.matrix);
  for (let index = 0; index < pdfium.FPDFFormObj_CountObjects(object); index++)
    collect(document, pdfium.FPDFFormObj_GetObject(object, index), {matrix, depth: at.depth + 1}, found);
}

function matrixOf({pdfium}: PdfDocument, object: number): Matrix {
  return withMemory(pdfium, 24, (address) => {
    if (!pdfium.FPDFPageObj_GetMatrix(object, address)) return identity;
    const [a, b, c, d, e, f] = pdfium.pdfium.HEAPF32.subarray(address >> 2, (address >> 2) + 6);
    return [a!, b!, c!, d!, e!, f!];
  });
}

/** First `one`, then `other` (PDF 1.7, 8.3.4). */
function multiply(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [A, B, C, D, E, F] = other;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** An image fills the unit square of its own space. */
function unitSquare([a, b, c, d, e, f]: Matrix): Point[] {
  return [
    [e, f],
    [a + e, b + f],
    [c + e, d + f],
    [a + c + e, b + d + f],
  ];
}

function joinTouching(boxes: Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    let grown = box;
    for (let index = 0; index < joined.length;) {
      if (!touches(joined[index]!, grown)) index++;
      else {
        grown = unionOf([grown, ...joined.splice(index, 1)]);
        index = 0;
      }
    }
    joined.push(grown);
  }
  return joined;
}

function touches(one: Box, other: Box): boolean {
  const {left, top, right, bottom} = intersectionOf(one, other);
  return right - left > -touching && bottom - top > -touching;
}

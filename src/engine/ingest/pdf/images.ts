import {areaOf, intersectionOf, unionOf} from '../../box.js';
import type {Box} from '../../page.js';
import type {PdfDocument} from './document.js';
import {boxOn, type PageGeometry} from './geometry.js';
import {objectsOf, objectTypes, type Matrix} from './page-objects.js';

/** Scanners write a page as strips; images this many points apart are one. */
const touching = 3;
/** A page of more images than this is a texture; looking at each would take long. */
const mostImages = 500;

/** Where a page shows images, in points of the page as shown; what touches is one. */
export function imageBoxes(document: PdfDocument, page: number, geometry: PageGeometry): Box[] {
  const paper = {left: 0, top: 0, right: geometry.width, bottom: geometry.height};
  const boxes: Box[] = [];
  for (const {type, matrix} of objectsOf(document, page)) {
    if (type !== objectTypes.image || boxes.length >= mostImages) continue;
    const points = unitSquare(matrix).map(([x, y]) => boxOn(geometry, x, y, x, y));
    boxes.push(intersectionOf(unionOf(points), paper));
  }
  return joinTouching(boxes.filter((box) => box.right > box.left && box.bottom > box.top && areaOf(box) > 0));
}

type Point = [x: number, y: number];

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

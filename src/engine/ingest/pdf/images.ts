import {areaOf, intersectionOf, unionOf} from '../../box.js';
import type {Box} from '../../page.js';
import type {PdfDocument} from './document.js';
import {boxOn, type PageGeometry} from './geometry.js';
import {objectsOf, objectTypes, type Matrix} from './page-objects.js';

/** Images less than this many points apart count as one: scanners write a page as strips. */
const touching = 3;
/** At most this many images of a page are looked at; a page with more uses them as texture. */
const mostImages = 500;

/** Where a page shows images, in points of the page as shown; touching images are joined. */
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

/** The corners, on the page, of the unit square that an image fills in its own space. */
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

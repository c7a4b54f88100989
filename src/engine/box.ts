import type {Box} from './page.js';
import type {Turns} from './ingest/pixels/raster.js';

export function widthOf(box: Box): number {
  return box.right - box.left;
}

export function heightOf(box: Box): number {
  return box.bottom - box.top;
}

export function areaOf(box: Box): number {
  return Math.max(0, widthOf(box)) * Math.max(0, heightOf(box));
}

/** The smallest box around all; at least one must be given. */
export function unionOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** The intersection of two boxes; its width or height is negative where they do not overlap. */
export function intersectionOf(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/**
 * Whether two boxes begin at one left edge. What is set at one edge differs by less than half a height, however it was
 * read; an indentation is wider.
 */
export function haveSameLeft(one: Box, other: Box): boolean {
  return Math.abs(one.left - other.left) < heightOf(other) / 2;
}

/** Whether two boxes end at one right edge. */
export function haveSameRight(one: Box, other: Box): boolean {
  return Math.abs(one.right - other.right) < heightOf(other) / 2;
}

/** The part of `box` that lies in `other`, 0 to 1. */
export function shareInside(box: Box, other: Box): number {
  const area = areaOf(box);
  return area === 0 ? 0 : areaOf(intersectionOf(box, other)) / area;
}

/** Whether more than half of `box` lies in `other`. */
export function isMostlyInside(box: Box, other: Box): boolean {
  return areaOf(intersectionOf(box, other)) > areaOf(box) / 2;
}

/** Type is wider than high, or higher than wide where it is turned, by more than this factor; a lone letter is not. */
const oblong = 1.5;

/** Whether a box of text is one of more than a letter that runs across the page. */
export function isLying(box: Box): boolean {
  return widthOf(box) > oblong * heightOf(box);
}

/** Whether a box of text is one of more than a letter that runs up or down the page. */
export function isStanding(box: Box): boolean {
  return heightOf(box) > oblong * widthOf(box);
}

/** The box on the page after it is turned clockwise; `page` is its size before. */
export function turnBox(box: Box, page: {width: number; height: number}, turns: Turns): Box {
  const {left, top, right, bottom} = box;
  const {width, height} = page;
  switch (turns) {
    case 0:
      return box;
    case 1:
      return {left: height - bottom, top: left, right: height - top, bottom: right};
    case 2:
      return {left: width - right, top: height - bottom, right: width - left, bottom: height - top};
    case 3:
      return {left: top, top: width - right, right: bottom, bottom: width - left};
  }
}

export function scaleBox(box: Box, factor: number): Box {
  return {
    left: box.left * factor,
    top: box.top * factor,
    right: box.right * factor,
    bottom: box.bottom * factor,
  };
}

import {heightOf, intersectionOf} from '../../box.js';
import {inkOf, type Ink} from '../../recognise/mrz/zone-ink.js';
import type {Box, Page} from '../../page.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import {whiteRaster} from '../../ingest/pixels/resample.js';
import {inkComponentsOf, withoutDrawnLines, type InkComponent} from './ink-components.js';

/** The ink of a value, alone on white: what is printed around it, drawn lines and specks are left out. */
export interface ValueInk {
  /** Cut to the ink. */
  picture: Raster;
  /** In units of the page. */
  box: Box;
  /** Horizontal extent of the ink components that overlap the words, and of those connected to them. */
  core: {left: number; right: number};
  /** Number of components as high as a character: no fewer than there are characters, unless some touch. */
  pieces: number;
  /** Whether ink goes on along the line beyond the region that was looked at: not all of it is in the picture. */
  goesOn: boolean;
}

export interface ValueAt {
  page: Page;
  /** Where the value is, or its line; as high as its letters. */
  box: Box;
  /** Words that are not of the value. */
  others: readonly Box[];
}

/** Height of a line in the picture, in pixels: the 48 of a recogniser and some to spare. */
const lineHeight = 56;
/** How far around the box ink is looked for, in box heights: unread ink lies beside it. */
const beside = 2.5;
const above = 0.6;
/** More components than this per square of a line height are the grain of the picture; writing has two or three. */
const grainy = 12;

/** `undefined` without a picture, without ink, and where ink cannot be told from the grain of the picture. */
export async function inkOfValue({page, box, others}: ValueAt): Promise<ValueInk | undefined> {
  const region = around(box, page);
  if (!page.image || region.right - region.left < 1 || region.bottom - region.top < 1) return undefined;
  const raster = await page.image({region, scale: lineHeight / heightOf(box)});
  const scale = raster.width / (region.right - region.left);
  const toPixels = (one: Box): Box => movedTo(one, region, scale);
  const ink = withoutDrawnLines(inkOf(raster, lineHeight), {across: 3 * lineHeight, down: 2.2 * lineHeight});
  for (const other of others) erase(ink, toPixels(other));
  const all = inkComponentsOf(ink);
  if (all.length > (grainy * ink.width * ink.height) / lineHeight ** 2) return undefined;
  const {pieces, core, goesOn} = belonging(all, toPixels(box), ink);
  if (pieces.length === 0) return undefined;
  const extent = extentOf(pieces);
  return {
    picture: pictureOf(pieces, extent, raster),
    box: movedFrom(extent, region, scale),
    core: movedFrom(core, region, scale),
    pieces: pieces.filter(isTall).length,
    goesOn,
  };
}

function around({left, top, right, bottom}: Box, {width, height}: Page): Box {
  const [across, down] = [beside * (bottom - top), above * (bottom - top)];
  return intersectionOf(
    {left: left - across, top: top - down, right: right + across, bottom: bottom + down},
    {left: 0, top: 0, right: width, bottom: height},
  );
}

function movedTo(box: Box, {left, top}: Box, scale: number): Box {
  return {
    left: (box.left - left) * scale,
    top: (box.top - top) * scale,
    right: (box.right - left) * scale,
    bottom: (box.bottom - top) * scale,
  };
}

function movedFrom(box: Box, {left, top}: Box, scale: number): Box {
  return {
    left: left + box.left / scale,
    top: top + box.top / scale,
    right: left + box.right / scale,
    bottom: top + box.bottom / scale,
  };
}

function erase({width, height, at}: Ink, {left, top, right, bottom}: Box): void {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
    at.fill(
      0,
      y * width + Math.min(width, Math.max(0, Math.floor(left))),
      y * width + Math.min(width, Math.max(0, Math.ceil(right))),
    );
}

/**
 * The components that belong to the value: those within the box, those that go on from there along the line, and marks
 * between or beside letters. A component that reaches the edge of the picture is no whole letter, and a higher or lower
 * one is of another line.
 */
function belonging(
  pieces: InkComponent[],
  box: Box,
  picture: Ink,
): {pieces: InkComponent[]; core: Box; goesOn: boolean} {
  const tall = pieces.filter(isTall);
  const chosen = new Set(tall.filter((piece) => isOver(piece, box)));
  if (chosen.size === 0) return {pieces: [], core: box, goesOn: false};
  const line = extentOf([...chosen]);
  let goesOn = false;
  for (const piece of chosen)
    for (const other of tall) {
      if (chosen.has(other) || !continues(piece, other) || !isOnLine(other, line)) continue;
      if (touchesEdge(other, picture)) goesOn = true;
      else chosen.add(other);
    }
  const extent = extentOf([...chosen]);
  const marks = pieces.filter(
    (piece) => !isTall(piece) && piece.pixels.length > 6 && isWithin(piece, extent),
  );
  return {pieces: [...chosen, ...marks], core: line, goesOn};
}

function isOnLine({top, bottom}: InkComponent, line: Box): boolean {
  const shared = Math.min(bottom, line.bottom) - Math.max(top, line.top);
  return shared > 0.6 * (bottom - top);
}

function touchesEdge({left, top, right, bottom}: InkComponent, {width, height}: Ink): boolean {
  return left <= 0 || top <= 0 || right >= width || bottom >= height;
}

function isTall({top, bottom, left, right}: InkComponent): boolean {
  return bottom - top > 0.4 * lineHeight && bottom - top < 2.1 * lineHeight && right - left < 5 * lineHeight;
}

/** Whether a component has its middle within the box's width and half of its height within the box. */
function isOver({left, top, right, bottom}: InkComponent, box: Box): boolean {
  const middle = (left + right) / 2;
  const shared = Math.min(bottom, box.bottom) - Math.max(top, box.top);
  return (
    middle > box.left - 0.2 * lineHeight &&
    middle < box.right + 0.2 * lineHeight &&
    shared > (bottom - top) / 2
  );
}

function continues(piece: InkComponent, other: InkComponent): boolean {
  const shared = Math.min(piece.bottom, other.bottom) - Math.max(piece.top, other.top);
  const least = Math.min(piece.bottom - piece.top, other.bottom - other.top);
  const gap = Math.max(other.left - piece.right, piece.left - other.right);
  return shared > 0.6 * least && gap < 0.9 * lineHeight;
}

/** Whether a mark is among the letters, or little beyond them, as accents above and commas and cedillas below. */
function isWithin({left, top, right, bottom}: InkComponent, extent: Box): boolean {
  return (
    left >= extent.left &&
    right <= extent.right + aMark &&
    top >= extent.top - aMark &&
    bottom <= extent.bottom + aMark
  );
}

const aMark = lineHeight / 4;

function extentOf(pieces: readonly InkComponent[]): Box {
  return {
    left: Math.min(...pieces.map(({left}) => left)),
    top: Math.min(...pieces.map(({top}) => top)),
    right: Math.max(...pieces.map(({right}) => right)),
    bottom: Math.max(...pieces.map(({bottom}) => bottom)),
  };
}

/** The components with their own pixels and those around them, so that edges stay smooth. */
function pictureOf(pieces: readonly InkComponent[], {left, top, right, bottom}: Box, from: Raster): Raster {
  const picture = whiteRaster(right - left, bottom - top);
  for (const {pixels} of pieces)
    for (const pixel of pixels) {
      const [x, y] = [pixel % from.width, Math.floor(pixel / from.width)];
      for (let toY = y - 1; toY <= y + 1; toY++)
        for (let toX = x - 1; toX <= x + 1; toX++) {
          if (toX < left || toY < top || toX >= right || toY >= bottom) continue;
          const [to, source] = [3 * ((toY - top) * picture.width + toX - left), 3 * (toY * from.width + toX)];
          for (let channel = 0; channel < 3; channel++)
            picture.data[to + channel] = from.data[source + channel]!;
        }
    }
  return picture;
}

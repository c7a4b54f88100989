import {heightOf, intersectionOf} from '../box.js';
import {inkOf, type Ink} from '../ocr/zone/ink.js';
import type {Box, Page} from '../page.js';
import type {Raster} from '../raster.js';
import {whiteRaster} from '../resample.js';
import {piecesOf, withoutRules, type Piece} from './pieces.js';

/** The ink of a value, alone on white: what is printed around it, rules and specks are left out. */
export interface ValueInk {
  /** Cut to the ink. */
  picture: Raster;
  /** In units of the page. */
  box: Box;
  /** Pieces as high as a character: no fewer than there are characters, unless some touch. */
  pieces: number;
}

export interface ValueAt {
  page: Page;
  /** Where the value stands, or its line; as high as its letters. */
  box: Box;
  /** Words that are not of the value. */
  others: readonly Box[];
}

/** Pixels a line is high in the picture: a recogniser's 48 and some to spare. */
const lineHeight = 56;
/** How much around the box is looked at, in heights of the box: what was not read stands beside. */
const beside = 2.5;
const above = 0.6;

/** `undefined` without a picture or without ink. */
export async function inkOfValue({page, box, others}: ValueAt): Promise<ValueInk | undefined> {
  const height = heightOf(box);
  const region = intersectionOf(
    {
      left: box.left - beside * height,
      right: box.right + beside * height,
      top: box.top - above * height,
      bottom: box.bottom + above * height,
    },
    {left: 0, top: 0, right: page.width, bottom: page.height},
  );
  if (!page.image || region.right - region.left < 1 || region.bottom - region.top < 1) return undefined;
  const raster = await page.image({region, scale: lineHeight / height});
  const scale = raster.width / (region.right - region.left);
  const toPixels = (one: Box): Box => ({
    left: (one.left - region.left) * scale,
    top: (one.top - region.top) * scale,
    right: (one.right - region.left) * scale,
    bottom: (one.bottom - region.top) * scale,
  });
  const ink = withoutRules(inkOf(raster, lineHeight), {across: 3 * lineHeight, down: 2.2 * lineHeight});
  for (const other of others) erase(ink, toPixels(other));
  const pieces = belonging(piecesOf(ink), toPixels(box));
  if (pieces.length === 0) return undefined;
  const extent = extentOf(pieces);
  return {
    picture: pictureOf(pieces, extent, raster),
    box: {
      left: region.left + extent.left / scale,
      top: region.top + extent.top / scale,
      right: region.left + extent.right / scale,
      bottom: region.top + extent.bottom / scale,
    },
    pieces: pieces.filter(isTall).length,
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

/** Pieces within the box, and those that go on from there along the line, as large as letters or between letters. */
function belonging(pieces: Piece[], box: Box): Piece[] {
  const tall = pieces.filter(isTall);
  const chosen = new Set(tall.filter((piece) => isOver(piece, box)));
  for (const piece of chosen)
    for (const other of tall) if (!chosen.has(other) && continues(piece, other)) chosen.add(other);
  if (chosen.size === 0) return [];
  const extent = extentOf([...chosen]);
  const marks = pieces.filter(
    (piece) => !isTall(piece) && piece.pixels.length > 6 && isWithin(piece, extent),
  );
  return [...chosen, ...marks];
}

function isTall({top, bottom, left, right}: Piece): boolean {
  return bottom - top > 0.4 * lineHeight && bottom - top < 2.1 * lineHeight && right - left < 5 * lineHeight;
}

/** Half of the piece's height and its middle are the box's. */
function isOver({left, top, right, bottom}: Piece, box: Box): boolean {
  const middle = (left + right) / 2;
  const shared = Math.min(bottom, box.bottom) - Math.max(top, box.top);
  return (
    middle > box.left - 0.2 * lineHeight &&
    middle < box.right + 0.2 * lineHeight &&
    shared > 0.5 * (bottom - top)
  );
}

function continues(piece: Piece, other: Piece): boolean {
  const shared = Math.min(piece.bottom, other.bottom) - Math.max(piece.top, other.top);
  const least = Math.min(piece.bottom - piece.top, other.bottom - other.top);
  const gap = Math.max(other.left - piece.right, piece.left - other.right);
  return shared > 0.6 * least && gap < 0.9 * lineHeight;
}

function isWithin({left, top, right, bottom}: Piece, extent: Box): boolean {
  return left >= extent.left && right <= extent.right && top >= extent.top && bottom <= extent.bottom + 4;
}

function extentOf(pieces: readonly Piece[]): Box {
  return {
    left: Math.min(...pieces.map(({left}) => left)),
    top: Math.min(...pieces.map(({top}) => top)),
    right: Math.max(...pieces.map(({right}) => right)),
    bottom: Math.max(...pieces.map(({bottom}) => bottom)),
  };
}

/** The pieces as they are on the page, edges and all. */
function pictureOf(pieces: readonly Piece[], {left, top, right, bottom}: Box, from: Raster): Raster {
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

import {centreOfPixel, pixelAt} from './pixel-centre.js';
import {heightOf, intersectionOf, turnBox, unionOf, widthOf} from '../../box.js';
import type {Box, Page} from '../../page.js';
import {turnRaster, type Raster, type Turns} from './raster.js';
import {resample, whiteRaster} from './resample.js';

/** A source of rasters of a page: a page of a PDF or of an image file, or one of those turned. */
export interface PageRenderer {
  /** In page units. */
  width: number;
  height: number;
  /** Pixels per page unit at which text is recognised. */
  scale: number;
  /** A part of the page, which must lie within it, at `scale` pixels per page unit. */
  render(part: Box, scale: number): Promise<Raster>;
}

/**
 * The `image` function of a page: any part at any scale, reduced to `largestView` pixels if it would have more. Throws
 * a RangeError for a region outside the page.
 */
export function imageOf(picture: PageRenderer): NonNullable<Page['image']> {
  return ({region, scale = picture.scale} = {}) => {
    const page = wholeOf(picture);
    const part = region ? intersectionOf(region, page) : page;
    if (widthOf(part) <= 0 || heightOf(part) <= 0) throw new RangeError('The region lies outside the page.');
    const most = Math.sqrt(largestView / (widthOf(part) * heightOf(part)));
    return picture.render(part, Math.min(scale, most));
  };
}

/** In pixels, three bytes each. */
const largestView = 25_000_000;

export function wholeOf({width, height}: {width: number; height: number}): Box {
  return {left: 0, top: 0, right: width, bottom: height};
}

export function turnPicture(picture: PageRenderer, turns: Turns): PageRenderer {
  if (turns === 0) return picture;
  const {width, height, scale} = picture;
  const turned = turns === 2 ? {width, height} : {width: height, height: width};
  const back = (4 - turns) as Turns;
  return {
    ...turned,
    scale,
    render: async (part, atScale) =>
      turnRaster(await picture.render(turnBox(part, turned, back), atScale), turns),
  };
}

/** A picture whose lines slope (pixels down per pixel right), turned level around its middle; the corners are white. */
export function levelPicture(picture: PageRenderer, slope: number): PageRenderer {
  if (slope === 0) return picture;
  const {width, height} = picture;
  const angle = Math.atan(slope);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const toSloping = (x: number, y: number): [number, number] => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [dx * cos - dy * sin + width / 2, dx * sin + dy * cos + height / 2];
  };
  return {
    ...picture,
    async render(part, scale) {
      const corners = [
        toSloping(part.left, part.top),
        toSloping(part.right, part.top),
        toSloping(part.left, part.bottom),
        toSloping(part.right, part.bottom),
      ].map(([x, y]) => ({left: x - 1, top: y - 1, right: x + 1, bottom: y + 1}));
      const needed = intersectionOf(unionOf(corners), wholeOf(picture));
      const level = whiteRaster(widthOf(part) * scale, heightOf(part) * scale);
      if (widthOf(needed) <= 0 || heightOf(needed) <= 0) return level;
      const sloping = await picture.render(needed, scale);
      return resample(sloping, level, (x, y) => {
        const [fromX, fromY] = toSloping(
          part.left + centreOfPixel(x) / scale,
          part.top + centreOfPixel(y) / scale,
        );
        return [pixelAt((fromX - needed.left) * scale), pixelAt((fromY - needed.top) * scale)];
      });
    },
  };
}

import {sharpOf} from '../ingest/image/sharp.js';
import type {Raster} from '../ingest/pixels/raster.js';
import type {Page} from '../page.js';

/** A side of a WebP picture has at most 16,383 pixels; a till receipt may be longer than that. */
export const longestSide = 16_000;
const smallestScale = 1e-4;

/** A page as WebP, upright as its boxes are, `width` pixels wide; less where it would become too large. */
export async function pictureAt(page: Page, width: number): Promise<Uint8Array> {
  if (page.image === undefined) throw new Error('a page that is read has a picture');
  const scale = Math.min(width / page.width, longestSide / page.height);
  const raster = await page.image({scale: Math.max(smallestScale, scale)});
  return webpOf(raster);
}

export async function webpOf(raster: Raster): Promise<Uint8Array> {
  return (await sharpOf(raster)).webp({quality: 80, effort: 1}).toBuffer();
}

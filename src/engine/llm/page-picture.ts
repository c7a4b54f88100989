import {sharpOf} from '../ingest/image/sharp.js';
import type {Page} from '../page.js';

/** Models scale larger pictures down themselves; print of a letter page stays legible. */
const longestSide = 1600;

/** A page as a JPEG for a model; `undefined` for a page that cannot be pictured. */
export async function pictureOf(page: Page): Promise<Uint8Array | undefined> {
  const raster = await page.image?.({scale: longestSide / Math.max(page.width, page.height)});
  return raster && (await sharpOf(raster)).jpeg({quality: 80}).toBuffer();
}

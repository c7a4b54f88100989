import type sharpModule from 'sharp';
import type {Sharp, SharpOptions} from 'sharp';
import {limits} from '../../../contract/limits.js';
import {importOptional} from '../../optional-package.js';
import type {Raster} from '../pixels/raster.js';

let loaded: Promise<typeof sharpModule> | undefined;

/** The picture library, set to use one thread and keep nothing: pages are read once, and processes give parallelism. */
export function loadSharp(): Promise<typeof sharpModule> {
  loaded ??= importOptional('sharp', () => import('sharp')).then(({default: sharp}) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}

/** Refuses files with more pixels than a page may have, and damaged ones. */
export const sharpWithLimits: SharpOptions = {limitInputPixels: limits.pagePixels, failOn: 'error'};

/** A raster as input of the library. */
export async function sharpOf(raster: Raster): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(raster.data, {raw: {width: raster.width, height: raster.height, channels: 3}});
}

/** Scales to exactly this size. */
export async function resizeRaster(raster: Raster, width: number, height: number): Promise<Raster> {
  if (raster.width === width && raster.height === height) return raster;
  const resized = (await sharpOf(raster)).resize(width, height, {fit: 'fill', kernel: 'cubic'});
  return {width, height, data: await resized.raw().toBuffer()};
}

import {readFile} from 'node:fs/promises';
import {basename} from 'node:path';
import type {Metadata, Sharp} from 'sharp';
import type {DocumentKind} from '../../../contract/documents.js';
import {DocextractError} from '../../../contract/errors.js';
import {limits} from '../../../contract/limits.js';
import type {Box} from '../../page.js';
import type {Raster} from '../pixels/raster.js';
import {decodeBmp, parseBmpHeader} from './bmp.js';
import {sharpWithLimits, loadSharp, sharpOf} from './sharp.js';

/** An image file: how many pages it has, and each page upright as its EXIF says, on white, in 8-bit RGB. */
export interface ImageFile {
  pageCount: number;
  /** Width and height in pixels of a page (from 0), from the header alone. */
  sizeOf(page: number): Promise<{width: number; height: number}>;
  read(page: number, view: {region?: Box; width: number; height: number}): Promise<Raster>;
}

/** Opens an image by its header; nothing is decoded before its size is known to be allowed. */
export async function openImage(path: string, kind: DocumentKind): Promise<ImageFile> {
  const decoder = decoders[kind];
  return decoder === undefined ? openWithSharp(path, kind) : openWith(decoder, path);
}

/** Decodes a format that sharp cannot read. May throw anything for a file that is damaged or cut short. */
interface Decoder {
  /** From the header alone, nothing decoded. */
  parseHeader: (file: Buffer) => {width: number; height: number};
  decode: (file: Buffer) => Raster;
}

const decoders: Partial<Record<DocumentKind, Decoder>> = {
  bmp: {parseHeader: parseBmpHeader, decode: decodeBmp},
};

async function openWithSharp(path: string, kind: DocumentKind): Promise<ImageFile> {
  const sharp = await loadSharp();
  const open = (page: number) => sharp(path, {...sharpWithLimits, page});
  const metadataOf = (page: number): Promise<Metadata> => readable(path, () => open(page).metadata());
  const first = await metadataOf(0);
  return {
    // Only a TIFF has pages; the frames of a GIF or WebP are an animation, and its first one is the document.
    pageCount: kind === 'tiff' ? (first.pages ?? 1) : 1,
    async sizeOf(page) {
      const {autoOrient} = page === 0 ? first : await metadataOf(page);
      return allowed(path, autoOrient);
    },
    read: (page, view) => readable(path, () => toRaster(open(page).autoOrient(), view)),
  };
}

async function openWith({parseHeader, decode}: Decoder, path: string): Promise<ImageFile> {
  const file = await readFile(path);
  const size = allowed(path, await readable(path, () => parseHeader(file)));
  return {
    pageCount: 1,
    sizeOf: () => Promise.resolve({width: size.width, height: size.height}),
    read: (_page, view) => readable(path, async () => toRaster(await sharpOf(decode(file)), view)),
  };
}

async function toRaster(
  image: Sharp,
  {region, width, height}: {region?: Box; width: number; height: number},
): Promise<Raster> {
  const part = region ? image.extract(wholePixels(region)) : image;
  const {data, info} = await part
    .flatten({background: '#ffffff'})
    .resize(width, height, {fit: 'fill', kernel: 'cubic'})
    .toColourspace('srgb')
    .raw({depth: 'uchar'})
    .toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data: toThreeChannels(data, info.channels)};
}

function wholePixels({left, top, right, bottom}: Box) {
  return {left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top)};
}

function toThreeChannels(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = data.length / channels;
  const colour = new Uint8Array(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel++)
    for (let channel = 0; channel < 3; channel++)
      colour[pixel * 3 + channel] = data[pixel * channels + (channels < 3 ? 0 : channel)]!;
  return colour;
}

/** Returns `size`; throws `unreadable_document` when it is more pixels than a page may have. */
export function allowed<Size extends {width: number; height: number}>(path: string, size: Size): Size {
  if (size.width * size.height <= limits.pagePixels) return size;
  throw new DocextractError(
    'unreadable_document',
    `${basename(path)} has ${size.width} × ${size.height} pixels; a page may have ${limits.pagePixels / 1e6} million.`,
    {hint: 'Scale the image down: 300 dots per inch are enough for any print.'},
  );
}

/** Runs a decoder; turns whatever it throws into `unreadable_document`. */
export async function readable<Result>(path: string, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DocextractError) throw cause;
    throw new DocextractError(
      'unreadable_document',
      `${basename(path)} is damaged or cut short: ${reasonOf(cause)}.`,
      {
        hint: 'Check that the file opens in an image viewer; export or scan it again.',
        cause,
      },
    );
  }
}

/** The first line of the decoder's message, without the path in front of it. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const line = message.split('\n')[0]!;
  return line.replace(/^.*?: (?=\S)/, '').replace(/[.\s]+$/, '') || 'no picture in it';
}

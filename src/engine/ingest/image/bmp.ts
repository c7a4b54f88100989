import type {Raster} from '../pixels/raster.js';

/** What the header of a Windows or OS/2 bitmap says. */
export interface BmpHeader {
  width: number;
  height: number;
  /** Rows from the top; most bitmaps begin at the bottom. */
  topDown: boolean;
  bitsPerPixel: number;
  compression: number;
  /** Where the pixels begin in the file. */
  pixelsAt: number;
  /** Red, green, blue of each colour, three bytes each. */
  palette: Uint8Array;
  /** Which bits of a 16- or 32-bit pixel are red, green and blue. */
  masks: [number, number, number];
}

const plain = 0;
const runLength8 = 1;
const runLength4 = 2;
const bitFields = 3;
const alphaBitFields = 6;

/**
 * Reads the header only. Throws a RangeError when it is cut short, an Error when size or bits per pixel are not valid.
 */
export function parseBmpHeader(file: Buffer): BmpHeader {
  const pixelsAt = file.readUInt32LE(10);
  const headerSize = file.readUInt32LE(14);
  const old = headerSize === 12;
  const width = old ? file.readUInt16LE(18) : file.readInt32LE(18);
  const height = old ? file.readInt16LE(20) : file.readInt32LE(22);
  const bitsPerPixel = file.readUInt16LE(old ? 24 : 28);
  const compression = old ? plain : file.readUInt32LE(30);
  if (width <= 0 || height === 0) throw new Error('a bitmap without pixels');
  if (![1, 4, 8, 16, 24, 32].includes(bitsPerPixel)) throw new Error(`${bitsPerPixel} bits per pixel`);
  const hasMasks = compression === bitFields || compression === alphaBitFields;
  const extraMasks = hasMasks && headerSize === 40 ? (compression === bitFields ? 12 : 16) : 0;
  const colours = bitsPerPixel > 8 ? 0 : (old ? 0 : file.readUInt32LE(46)) || 1 << bitsPerPixel;
  return {
    width,
    height: Math.abs(height),
    topDown: height < 0,
    bitsPerPixel,
    compression,
    pixelsAt,
    palette: readPalette(file, {at: 14 + headerSize + extraMasks, colours, bytes: old ? 3 : 4}),
    masks: hasMasks
      ? [file.readUInt32LE(54), file.readUInt32LE(58), file.readUInt32LE(62)]
      : bitsPerPixel === 16
        ? [0x7c00, 0x03e0, 0x001f]
        : [0xff0000, 0x00ff00, 0x0000ff],
  };
}

/**
 * Alpha is ignored: most programs leave it 0 and mean opaque. Throws when the pixels are cut short or the compression
 * is unknown.
 */
export function decodeBmp(file: Buffer): Raster {
  const header = parseBmpHeader(file);
  const raster = {
    width: header.width,
    height: header.height,
    data: new Uint8Array(header.width * header.height * 3).fill(255),
  };
  if (header.compression === runLength8 || header.compression === runLength4)
    unpackRuns(file, header, raster);
  else if ([plain, bitFields, alphaBitFields].includes(header.compression)) unpackRows(file, header, raster);
  else throw new Error(`compression ${header.compression}`);
  return raster;
}

function readPalette(file: Buffer, {at, colours, bytes}: {at: number; colours: number; bytes: number}) {
  const palette = new Uint8Array(3 * 256);
  for (let colour = 0; colour < Math.min(256, colours); colour++)
    for (let channel = 0; channel < 3; channel++)
      palette[colour * 3 + channel] = file.readUInt8(at + colour * bytes + 2 - channel);
  return palette;
}

function unpackRows(file: Buffer, header: BmpHeader, raster: Raster): void {
  const {width, height, topDown, bitsPerPixel, pixelsAt} = header;
  const stride = ((width * bitsPerPixel + 31) >> 5) * 4;
  if (pixelsAt + stride * (height - 1) + Math.ceil((width * bitsPerPixel) / 8) > file.length)
    throw new RangeError('the pixels are cut short');
  const read = pixelReader(file, header);
  for (let row = 0; row < height; row++) {
    const to = (topDown ? row : height - 1 - row) * width * 3;
    for (let x = 0; x < width; x++) read(pixelsAt + row * stride, x, raster.data, to + x * 3);
  }
}

type PixelReader = (rowAt: number, x: number, into: Uint8Array, at: number) => void;

function pixelReader(file: Buffer, {bitsPerPixel, palette, masks}: BmpHeader): PixelReader {
  if (bitsPerPixel <= 8)
    return (rowAt, x, into, at) => {
      const bit = x * bitsPerPixel;
      const shift = 8 - bitsPerPixel - (bit & 7);
      const colour = (file[rowAt + (bit >> 3)]! >> shift) & ((1 << bitsPerPixel) - 1);
      into.set(palette.subarray(colour * 3, colour * 3 + 3), at);
    };
  if (bitsPerPixel === 24)
    return (rowAt, x, into, at) => {
      for (let channel = 0; channel < 3; channel++) into[at + channel] = file[rowAt + x * 3 + 2 - channel]!;
    };
  const wide = bitsPerPixel === 32;
  const channels = masks.map(channelOf);
  return (rowAt, x, into, at) => {
    const pixel = wide ? file.readUInt32LE(rowAt + x * 4) : file.readUInt16LE(rowAt + x * 2);
    for (let channel = 0; channel < 3; channel++) into[at + channel] = channels[channel]!(pixel);
  };
}

/** The bits under a mask, stretched to 0–255. */
function channelOf(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const highest = mask >>> shift;
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / highest);
}

/** RLE8 and RLE4: pairs of (count, colour); count 0 escapes to end of line, end, jump, or a literal run. */
function unpackRuns(file: Buffer, header: BmpHeader, raster: Raster): void {
  const four = header.compression === runLength4;
  let [at, x, row] = [header.pixelsAt, 0, 0];
  while (row < header.height) {
    const [count, value] = [file.readUInt8(at), file.readUInt8(at + 1)];
    at += 2;
    if (count > 0) for (let index = 0; index < count; index++) put(four ? nibble(value, index) : value);
    else if (value === 0) [x, row] = [0, row + 1];
    else if (value === 1) return;
    else if (value === 2) {
      x += file.readUInt8(at);
      row += file.readUInt8(at + 1);
      at += 2;
    } else {
      for (let index = 0; index < value; index++)
        put(four ? nibble(file.readUInt8(at + (index >> 1)), index) : file.readUInt8(at + index));
      const bytes = four ? (value + 1) >> 1 : value;
      at += bytes + (bytes & 1);
    }
  }

  function put(colour: number): void {
    if (x < header.width && row < header.height) {
      const y = header.topDown ? row : header.height - 1 - row;
      raster.data.set(header.palette.subarray(colour * 3, colour * 3 + 3), (y * header.width + x) * 3);
    }
    x++;
  }
}

function nibble(byte: number, index: number): number {
  return index % 2 === 0 ? byte >> 4 : byte & 15;
}

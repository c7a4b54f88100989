import {expect, test} from 'vitest';
import {decodeBmp} from '../../../../src/engine/ingest/image/bmp.js';

interface Bitmap {
  width: number;
  height: number;
  bits: number;
  compression?: number;
  /** Blue, green, red, unused. */
  palette?: number[][];
  pixels: number[];
}

const black = [0, 0, 0, 0];
const white = [255, 255, 255, 0];
const red = [0, 0, 255, 0];

function bitmap({width, height, bits, compression = 0, palette = [], pixels}: Bitmap): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + palette.length * 4, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(compression, 30);
  header.writeUInt32LE(palette.length, 46);
  return Buffer.concat([header, Buffer.from(palette.flat()), Buffer.from(pixels)]);
}

/** Each pixel as one letter, row by row from the top. */
function lettersOf(file: Buffer): string[] {
  const {width, height, data} = decodeBmp(file);
  const letter = (at: number) => {
    const [r, g, b] = [data[at], data[at + 1], data[at + 2]];
    return r === 255 && g === 255 && b === 255
      ? 'w'
      : r === 255 && g === 0 && b === 0
        ? 'r'
        : r === 0
          ? 'k'
          : '?';
  };
  return Array.from({length: height}, (_, y) =>
    Array.from({length: width}, (_, x) => letter(3 * (y * width + x))).join(''),
  );
}

test('rows begin at the bottom, or at the top when the height is negative', () => {
  const pixels = [0, 0, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0];
  expect(lettersOf(bitmap({width: 2, height: 2, bits: 24, pixels}))).toEqual(['ww', 'rk']);
  expect(lettersOf(bitmap({width: 2, height: -2, bits: 24, pixels}))).toEqual(['rk', 'ww']);
});

test('pixels of 1, 4 and 8 bits are colours of the palette, at odd widths too', () => {
  const palette = [black, white, red];
  const [one, four, eight] = [
    [0b01000000, 0, 0, 0],
    [0x12, 0x00, 0, 0],
    [1, 2, 0, 0],
  ];
  expect(lettersOf(bitmap({width: 3, height: 1, bits: 1, palette: [black, white], pixels: one}))).toEqual([
    'kwk',
  ]);
  expect(lettersOf(bitmap({width: 3, height: 2, bits: 4, palette, pixels: [...four, ...four]}))).toEqual([
    'wrk',
    'wrk',
  ]);
  expect(lettersOf(bitmap({width: 3, height: 1, bits: 8, palette, pixels: eight}))).toEqual(['wrk']);
});

test('pixels of 16 and 32 bits are opaque whatever their alpha', () => {
  expect(lettersOf(bitmap({width: 2, height: 1, bits: 16, pixels: [0x00, 0x7c, 0xff, 0x7f]}))).toEqual([
    'rw',
  ]);
  expect(lettersOf(bitmap({width: 2, height: 1, bits: 32, pixels: [0, 0, 255, 0, 0, 0, 0, 0]}))).toEqual([
    'rk',
  ]);
});

test('run lengths of 8 and 4 bits are unpacked: runs, literals, jumps', () => {
  const palette = [black, white, red];
  const eight = [2, 1, 1, 2, 0, 0, 0, 3, 1, 2, 0, 0, 0, 1];
  expect(lettersOf(bitmap({width: 3, height: 2, bits: 8, compression: 1, palette, pixels: eight}))).toEqual([
    'wrk',
    'wwr',
  ]);
  const four = [3, 0x12, 0, 2, 0, 1, 1, 0x20, 0, 1];
  expect(lettersOf(bitmap({width: 4, height: 2, bits: 4, compression: 2, palette, pixels: four}))).toEqual([
    'wwwr',
    'wrww',
  ]);
});

test('the old OS/2 header is known', () => {
  const header = Buffer.alloc(26);
  header.write('BM');
  header.writeUInt32LE(26, 10);
  header.writeUInt32LE(12, 14);
  header.writeUInt16LE(1, 18);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt16LE(24, 24);
  expect(lettersOf(Buffer.concat([header, Buffer.from([0, 0, 255, 0])]))).toEqual(['r']);
});

test('pixels cut short are an error', () => {
  expect(() => decodeBmp(bitmap({width: 2, height: 2, bits: 24, pixels: [0, 0, 0]}))).toThrow('cut short');
});

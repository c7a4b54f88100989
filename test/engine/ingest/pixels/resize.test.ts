import {expect, test} from 'vitest';
import {resize} from '../../../../src/engine/ingest/pixels/resize.js';
import type {Raster} from '../../../../src/engine/ingest/pixels/raster.js';

test('a plain picture stays plain at any size', () => {
  for (const [width, height] of [
    [3, 90],
    [70, 11],
    [20, 20],
  ] as const) {
    const {data, ...size} = resize(
      paint(20, 30, () => 90),
      width,
      height,
    );
    expect(size).toEqual({width, height});
    expect(new Set(data)).toEqual(new Set([90]));
  }
});

test('an edge stays where it was, and nothing around it leaves the range of a byte', () => {
  const edge = paint(40, 8, (x) => (x < 20 ? 0 : 255));
  for (const width of [10, 160]) {
    const {data} = resize(edge, width, 8);
    const at = (share: number) => data[3 * Math.floor(share * width)]!;
    expect(at(0.1)).toBe(0);
    expect(at(0.35)).toBeLessThan(30);
    expect(at(0.65)).toBeGreaterThan(225);
    expect(at(0.9)).toBe(255);
  }
});

test('when it shrinks, every pixel counts', () => {
  const stripes = paint(64, 4, (x) => (x % 2 === 0 ? 0 : 200));
  const {data} = resize(stripes, 8, 4);
  for (const value of data.subarray(6, 18)) expect(Math.abs(value - 100)).toBeLessThan(8);
  const lying = resize(turned(stripes), 4, 8).data;
  for (const value of lying.subarray(24, 72)) expect(Math.abs(value - 100)).toBeLessThan(8);
});

/** Rows for columns. */
function turned({width, height, data}: Raster): Raster {
  return paint(height, width, (x, y) => data[3 * (x * width + y)]!);
}

function paint(width: number, height: number, shade: (x: number, y: number) => number): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    data.fill(shade(pixel % width, Math.floor(pixel / width)), 3 * pixel, 3 * pixel + 3);
  return {width, height, data};
}

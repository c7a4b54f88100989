import {expect, test} from 'vitest';
import type {Network} from '../../../../src/engine/recognise/ppocr/onnx-runtime.js';
import {mapText} from '../../../../src/engine/recognise/ppocr/text-map.js';
import type {Raster} from '../../../../src/engine/ingest/pixels/raster.js';

test('strips of a long page join to one map without seam or shift, and none is large', async () => {
  const page = shaded(320, 4000);
  const sizes: number[] = [];
  const {data, width, height} = await mapText(copyingNetwork(sizes), page, 1);
  expect({width, height}).toEqual({width: 320, height: 4000});
  for (let y = 0; y < height; y++) expect(brightness(data[y * width]!)).toBe(y % 251);
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(300_000);
});

test('a page is scaled to sides the network can halve five times', async () => {
  const {width, height} = await mapText(copyingNetwork([]), shaded(500, 700), 0.5);
  expect({width, height}).toEqual({width: 256, height: 352});
});

test('a slip of paper lower than what strips share is one strip', async () => {
  for (const height of [20, 32, 64, 96]) {
    const sizes: number[] = [];
    const map = await mapText(copyingNetwork(sizes), shaded(320, height), 1);
    expect(sizes).toEqual([map.width * map.height]);
  }
});

/** Says of each pixel what it was given in the first channel. */
function copyingNetwork(sizes: number[]): Network {
  return {
    run(input, shape) {
      const pixels = shape[2]! * shape[3]!;
      sizes.push(pixels);
      return Promise.resolve({data: input.slice(0, pixels), shape: [1, 1, shape[2]!, shape[3]!]});
    },
    close: () => Promise.resolve(),
  };
}

/** Undoes the normalisation of the first channel. */
function brightness(value: number): number {
  return Math.round((value * 0.225 + 0.406) * 255);
}

/** Each row has its own shade. */
function shaded(width: number, height: number): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) data.fill(y % 251, 3 * y * width, 3 * (y + 1) * width);
  return {width, height, data};
}

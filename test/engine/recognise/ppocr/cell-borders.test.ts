import {expect, test} from 'vitest';
import {eraseCellBorders} from '../../../../src/engine/recognise/ppocr/cell-borders.js';

const [width, height] = [200, 48];

/** A white line with black columns, each from one row to another. */
function lineWith(...columns: {x: number; from: number; to: number}[]) {
  const data = new Uint8Array(3 * width * height).fill(255);
  for (const {x, from, to} of columns)
    for (let y = from; y < to; y++) data.fill(0, 3 * (y * width + x), 3 * (y * width + x) + 3);
  return {width, height, data};
}

const letters = [40, 44, 60, 64, 80, 84].map((x) => ({x, from: 12, to: 36}));

test('the borders of a cell at both ends of a line are erased, its letters stay', () => {
  const borders = [3, 4, 196].map((x) => ({x, from: 0, to: height}));
  expect(eraseCellBorders(lineWith(...borders, ...letters))).toEqual(lineWith(...letters));
});

test('a letter at the end of a line, which leaves room above and below, is no border', () => {
  const line = lineWith({x: 4, from: 6, to: 42}, {x: 5, from: 6, to: 42}, ...letters);
  expect(eraseCellBorders(line)).toEqual(line);
});

test('a letter that touches the border stays', () => {
  const letter = [7, 8, 9, 10].map((x) => ({x, from: 8, to: 40}));
  const touched = [4, 5, 6].map((x) => ({x, from: 0, to: height}));
  const left = eraseCellBorders(lineWith(...touched, ...letter, ...letters));
  expect(left).toEqual(lineWith(...letter.slice(2), ...letters));
});

import {expect, test} from 'vitest';
import {createAlphabet} from '../../../../src/engine/recognise/ppocr/alphabet.js';
import {decode} from '../../../../src/engine/recognise/ppocr/ctc-decoder.js';
import {widestGaps} from '../../../../src/engine/recognise/correction/gap-widths.js';
import {separateWords} from '../../../../src/engine/recognise/correction/word-separation.js';
import {whiteRaster} from '../../../../src/engine/ingest/pixels/resample.js';
import {probabilitiesOf, type Step} from '../probabilities.js';

const alphabet = createAlphabet([...'abcdx12056.,:-/']);

/** What a line says whose neighbours stand so many pixels apart. */
function read(steps: readonly Step[], gaps: readonly number[]): string {
  const characters = decode(probabilitiesOf(alphabet, steps), alphabet, 'latin');
  return separateWords(characters, gaps)
    .map(({text}) => text)
    .join('');
}

const letters: Step[] = [{a: 0.9}, {}, {b: 0.9}, {}, {c: 0.9}, {}, {d: 0.9}];

test('a trace of a space between letters that stand far apart is a space, between close ones it is not', () => {
  const between = (space: number): Step[] => [...letters, {' ': space}, {x: 0.9}];
  expect(read(between(0.02), [3, 3, 3, 14])).toBe('abcd x');
  expect(read(between(0.02), [3, 3, 3, 3])).toBe('abcdx');
  expect(read(between(0.5), [3, 3, 3, 3])).toBe('abcd x');
  expect(read(between(0), [3, 3, 3, 14])).toBe('abcdx');
});

test('within a number and before a comma a space must be plain to see', () => {
  expect(read([{1: 0.9}, {',': 0.9}, {' ': 0.3}, {5: 0.9}, {0: 0.9}], [4, 8, 4])).toBe('1,50');
  expect(read([...letters, {' ': 0.06}, {',': 0.9}], [3, 3, 3, 6])).toBe('abcd,');
});

test('a number that has lost its point to faint print gets it back, two numbers stay two', () => {
  const number = (between: Step, ...more: Step[]): Step[] => [
    {6: 0.9},
    between,
    {5: 0.9},
    {},
    {0: 0.9},
    ...more,
  ];
  expect(read(number({' ': 0.8, '.': 0.02}), [12, 4])).toBe('6.50');
  expect(read(number({' ': 0.8, ',': 0.02}), [12, 4])).toBe('6,50');
  expect(read(number({' ': 0.8, '.': 0.0001}), [16, 4])).toBe('6 50');
  expect(read(number({' ': 0.8, '.': 0.02}, {}, {0: 0.9}), [16, 4, 4])).toBe('6 500');
});

test('a date that has lost a stroke to faint print gets it back', () => {
  const date = (between: Step, ...first: Step[]): Step[] =>
    [...first, between, {0: 0.9}, {1: 0.9}, {'/': 0.9}, {2: 0.9}, {0: 0.9}, {1: 0.9}].flatMap((step) => [
      step,
      {},
    ]);
  const gaps = [4, 10, 4, 4, 4, 4, 4];
  expect(read(date({':': 0.3, ' ': 0.1}, {2: 0.9}, {0: 0.9}), gaps)).toBe('20/01/201');
  expect(read(date({':': 0.001, ' ': 0.9}, {2: 0.9}, {0: 0.9}), gaps)).toBe('20 01/201');
});

test('a comma that was nearly seen between words or behind them is one, a colon behind a word as well', () => {
  expect(read([...letters, {',': 0.3}, {1: 0.9}, {}, {2: 0.9}], [3, 3, 3, 5, 3])).toBe('abcd, 12');
  expect(read([...letters, {',': 0.05}, {1: 0.9}, {}, {2: 0.9}], [3, 3, 3, 5, 3])).toBe('abcd12');
  expect(read([...letters, {',': 0.3}], [3, 3, 3])).toBe('abcd,');
  expect(read([...letters, {':': 0.3}], [3, 3, 3])).toBe('abcd:');
  expect(read([...letters, {'.': 0.3}], [3, 3, 3])).toBe('abcd');
  expect(read([{1: 0.9}, {}, {2: 0.9}, {':': 0.3}], [3])).toBe('12');
});

test('a colon with as much paper before it as behind it stands free, one that leans on its word does not', () => {
  const colon: Step[] = [...letters, {' ': 0.003}, {':': 0.9}, {' ': 0.01}, {1: 0.9}];
  expect(read(colon, [3, 3, 3, 11, 11])).toBe('abcd : 1');
  expect(read(colon, [3, 3, 3, 5, 11])).toBe('abcd: 1');
});

test('behind a comma a trace of a space will do', () => {
  expect(read([...letters, {',': 0.9}, {' ': 0.01}, {x: 0.9}], [3, 3, 3, 3, 9])).toBe('abcd, x');
  expect(read([{1: 0.9}, {',': 0.9}, {' ': 0.01}, {5: 0.9}], [3, 9])).toBe('1,5');
});

test('the paper between two columns is as wide as no ink stands there, dark on light and light on dark', () => {
  for (const [paper, ink] of [
    [255, 0],
    [20, 240],
  ]) {
    const line = whiteRaster(60, 48);
    line.data.fill(paper!);
    for (const [from, to] of [
      [10, 20],
      [35, 45],
    ])
      for (let y = 10; y < 40; y++) line.data.fill(ink!, 3 * (60 * y + from!), 3 * (60 * y + to!));
    expect(widestGaps(line, [15, 40])).toEqual([15]);
  }
});

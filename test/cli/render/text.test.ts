import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import type {ResultFields} from '../../../src/contract/extraction.js';
import {fieldLines} from '../../../src/cli/render/fields.js';
import {printable} from '../../../src/cli/terminal/printable.js';
import {table} from '../../../src/cli/render/table.js';
import {fit, widthOf} from '../../../src/cli/terminal/width.js';
import {wrap} from '../../../src/cli/terminal/wrap.js';

test('text from outside cannot move the cursor, start a line or turn the writing direction', () => {
  expect(printable('a\u001b[2Jb\nc\u202ed')).toBe('a\\u001b[2Jb\\nc\\u202ed');
});

test('wide characters count twice, marks not at all', () => {
  expect(widthOf('請求書')).toBe(6);
  expect(widthOf('e\u0301')).toBe(1);
  expect(fit('請求書', 5)).toBe('請求…');
});

test('what is drawn as one character counts as one', () => {
  expect(['👨‍👩‍👧', '🇩🇪', '❤️', '👍🏽', 'ｶﾞ'].map(widthOf)).toEqual([2, 2, 2, 2, 2]);
  expect(fit('👨‍👩‍👧 family', 4)).toBe('👨‍👩‍👧 …');
  expect(fit('🇩🇪🇫🇷', 3)).toBe('🇩🇪…');
  expect(widthOf('\u001b[31m請求\u001b[39m')).toBe(4);
});

test('characters that count without tables are as wide as string-width says, alone and together', () => {
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0xac],
    [0xae, 0x2ff],
    [0x2010, 0x2027],
    [0x2030, 0x205e],
  ] as const;
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({length: last - first + 1}, (_, offset) => String.fromCodePoint(first + offset)),
  );
  expect(characters.filter((character) => widthOf(character) !== stringWidth(character))).toEqual([]);
  const pairs = characters.flatMap((one) => ['a', '1', '*', '…', one].map((other) => one + other));
  expect(pairs.filter((pair) => widthOf(pair) !== stringWidth(pair))).toEqual([]);
});

test('a table has columns as wide as their cells and cuts only the last', () => {
  expect(table(['ID', 'NAME'], [['1', 'a long name here']], 16)).toEqual(['ID  NAME', '1   a long name…']);
});

test('a last column that is to be whole is continued below, between words', () => {
  const rows = [['1', 'results until 2026-11-05']];
  expect(table(['ID', 'NOTE'], rows, 20, {isLastWhole: true})).toEqual([
    ...['ID  NOTE', '1   results until', '    2026-11-05'],
  ]);
  expect(table(['ID', 'NOTE'], rows, 12, {isLastWhole: true})).toEqual([
    ...['ID: 1', 'NOTE:', '  results', '  until', '  2026-11-05'],
  ]);
});

test('below each other, a cell is broken between words, and an id goes below its heading where it fits there', () => {
  const id = '0b0c2f6e-1111-2222-3333-444455556666';
  expect(table(['JOB', 'NOTE'], [[id, 'as a PDF, 1 failed, and so on it goes']], 38)).toEqual([
    ...['JOB:', `  ${id}`, 'NOTE: as a PDF, 1 failed, and so on it', '  goes'],
  ]);
});

test('where columns do not fit, cells stand below each other, whole', () => {
  const id = '0b0c2f6e-1111-2222-3333-444455556666';
  expect(
    table(
      ['ID', 'NAME'],
      [
        [id, 'x'],
        ['2', 'y'],
      ],
      20,
    ),
  ).toEqual(['ID: 0b0c2f6e-1111-2222-3333-444455556666', 'NAME: x', '', 'ID: 2', 'NAME: y']);
});

test('below each other, a cell without a heading stands behind the one before it, never behind another', () => {
  const rows = [
    ['2024-03-12', '12.50', 'EUR'],
    ['2024-03-13', '', 'EUR'],
    ['2024-03-14', '7.10', ''],
  ];
  expect(table(['DATE', 'TOTAL', ''], rows, 16)).toEqual([
    ...['DATE: 2024-03-12', 'TOTAL: 12.50 EUR', ''],
    ...['DATE: 2024-03-13', 'TOTAL: EUR', ''],
    ...['DATE: 2024-03-14', 'TOTAL: 7.10'],
  ]);
});

test('fields stand in two columns, rows of a table below its name', () => {
  const fields: ResultFields = {
    number: 'A-1',
    paid: false,
    due: null,
    items: [{what: 'tea', price: '2.50'}, {what: 'milk'}],
  };
  expect(fieldLines(fields, 40)).toEqual([
    'number  A-1',
    'paid    no',
    'due     –',
    'items',
    '  what  price',
    '  tea   2.50',
    '  milk  –',
  ]);
});

test.each([
  ['  hint: the quick brown fox jumps', 20, ['  hint: the quick', '    brown fox jumps']],
  ['short enough', 20, ['short enough']],
  ['a 0b0c2f6e-1111-2222-3333-444455556666 b', 20, ['a', '  0b0c2f6e-1111-2222-3333-444455556666', '  b']],
  ['\u001b[31m✗\u001b[39m one two three four', 16, ['\u001b[31m✗\u001b[39m one two three', '  four']],
  ['first line\nand the second one', 12, ['first line', 'and the', '  second one']],
])('%j is broken between words at %d columns', (line, columns, rows) => {
  expect(wrap(line, columns).split('\n')).toEqual(rows);
});

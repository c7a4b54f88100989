import Papa from 'papaparse';
import {expect, test} from 'vitest';
import {type CsvOptions, csvText} from '../../src/contract/csv.js';
import {createRandom, type Random} from '../helpers/random.js';

test('a lone CR or LF does not split a row', async () => {
  expect(await csv([['name'], ['a\rb'], ['a\nb'], ['a\r\nb']])).toBe(
    'name\r\n"a\rb"\r\n"a\nb"\r\n"a\r\nb"\r\n',
  );
});

test('a formula behind a line break does not begin a row', async () => {
  const text = await csv([
    ['source', 'total'],
    ['scan\r=1+1.pdf', 'x\n=2+2'],
  ]);
  expect(parsed(text)).toEqual([
    ['source', 'total'],
    ['scan\r=1+1.pdf', 'x\n=2+2'],
  ]);
});

test('a record of one empty cell is no blank line', async () => {
  expect(await csv([['a'], [null], [''], ['x']])).toBe('a\r\n""\r\n""\r\nx\r\n');
});

test('a byte order mark only when asked for, and one in the first cell is part of that cell', async () => {
  expect(await csv([['a']], {bom: true})).toBe('\ufeffa\r\n');
  expect(parsed(await csv([['\ufeffa', 'b']]))).toEqual([['\ufeffa', 'b']]);
});

test.each([
  '=1',
  ' =1',
  '\r=1',
  '\n=1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '＝1',
  '＋1',
  '+a',
  '-a',
  '-2+3',
  '@a',
  '\ta',
])('%j is made text', async (cell) => {
  expect(parsed(await csv([[cell, 'b']]))).toEqual([[`'${cell}`, 'b']]);
});

test.each(['-12.50', '+49 30 1234-5', '-', '1=1', "'", ' a', ''])('%j stays as it is', async (cell) => {
  expect(parsed(await csv([[cell, 'b']]))).toEqual([[cell, 'b']]);
});

test('whatever is in the cells, a strict parser reads the same records', async () => {
  const random = createRandom(4180);
  for (let round = 0; round < 2000; round++) {
    const records = someRecords(random);
    const bom = random.chance(0.3);
    const read = parsed(await csv(records, {bom}));
    expect(read.map((record) => record.map(asGiven))).toEqual(records);
  }
});

const pieces = [
  ...'abc,;"\'\t =+-@1\\',
  '\r',
  '\n',
  '\r\n',
  '\u2028',
  '\u0085',
  '\ufeff',
  '\0',
  '""',
  'ß',
  '🧾',
];

function someRecords(random: Random): string[][] {
  const width = 1 + random.below(4);
  return Array.from({length: 1 + random.below(4)}, () => Array.from({length: width}, () => someCell(random)));
}

/** Without an apostrophe at its beginning: then one that is there was added. */
function someCell(random: Random): string {
  const text = Array.from({length: random.below(6)}, () => random.pick(pieces)).join('');
  return text.replace(/^'+/, '');
}

function asGiven(cell: string): string {
  return cell.replace(/^'/, '');
}

async function csv(records: unknown[][], options: CsvOptions = {}): Promise<string> {
  let text = '';
  for await (const chunk of csvText(records, options)) text += chunk;
  return text;
}

function parsed(text: string): string[][] {
  const {data, errors} = Papa.parse<string[]>(text, {delimiter: ',', newline: '\r\n'});
  expect(errors).toEqual([]);
  expect(data.at(-1)).toEqual(['']);
  return data.slice(0, -1);
}

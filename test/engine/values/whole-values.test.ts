import {expect, test} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {findValues} from '../../../src/engine/values/find-values.js';
import {impliesDayFirst} from '../../../src/engine/values/date.js';
import {pageOfText} from '../../helpers/page-of-text.js';

const valuesOf = (type: Parameters<typeof findValues>[0], text: string) =>
  findValues(type, text, {dayFirst: true}).map(({value}) => value);

test.each([
  ['475,592', ['475592']],
  ['1.250,50', ['1250.5']],
  ['DIV. NAME/NO', []],
  ['A-1002', []],
  ['Nr/17', []],
  ['- 20', ['-20']],
])('numbers in "%s"', (text, numbers) => {
  expect(valuesOf('number', text)).toEqual(numbers);
});

test.each(['date and time', '7 14.91', '1 13.99', '475,592'])('"%s" is no date', (text) => {
  expect(valuesOf('date', text)).toEqual([]);
});

test('figures of two columns do not tell the order of day and month', () => {
  expect(impliesDayFirst('Screws 22 10.05\nNuts 7 14.91\n1 13.99')).toBeUndefined();
  expect(impliesDayFirst('Bolts 7 14.91\n25/10/2023')).toBe(true);
});

test.each([
  ['475,592', '475592'],
  ['12 kg', '12'],
  ['100 mm Filter', null],
  ['DIV. NAME/NO', null],
  ['A-1002', null],
])('a number asked for where "%s" stands is %s', (text, expected) => {
  const page = pageOfText(['Parts form', '', `Gauge: ${text}`, '', 'Driver: Morgan']);
  const fields = [{name: 'gauge', prompt: 'Gauge', type: 'number' as const}];
  expect(extractFromPages([page], {document_type: 'form', fields}).fields.gauge?.value).toBe(expected);
});

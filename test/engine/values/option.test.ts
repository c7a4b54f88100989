import {expect, test} from 'vitest';
import {findOptions} from '../../../src/engine/values/option.js';

const valuesIn = (text: string, options: string[]) => findOptions(text, options).map(({value}) => value);

test.each(['Not applicable', 'N0t applicable'])('"%s" names the longer of two options', (text) => {
  expect(valuesIn(text, ['Applicable', 'Not applicable'])).toEqual(['Not applicable']);
});

test('one letter more makes no other option of a word that names one exactly', () => {
  expect(valuesIn('Single', ['Singles', 'Single'])).toEqual(['Single']);
});

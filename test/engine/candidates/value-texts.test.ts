import {expect, test} from 'vitest';
import {typedValues} from '../../../src/engine/candidates/typed-values.js';
import {valueParts} from '../../../src/engine/candidates/value-parts.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

function valuesFor(field: {name: string; prompt: string; type?: 'number'}, text: string): unknown[] {
  const [query] = parseQueries([field]);
  return typedValues(pageOfText([text]).words, query!, defaultNumberLocale).map(({value}) => value);
}

test('a figure with zeros before it is given as it is printed, and as a number where a number is asked for outright', () => {
  const reading = {name: 'reading', prompt: 'Number of the volume'};
  expect(valuesFor(reading, '00214')).toEqual(['00214']);
  expect(valuesFor({...reading, type: 'number'}, '00214')).toEqual(['214']);
});

test('the mark before a ticked option is no part of it, and an option that is not ticked is no value', () => {
  const disposition = {name: 'disposition', prompt: 'Remark'};
  expect(valuesFor(disposition, '☒ Rework')).toEqual(['Rework']);
  expect(valuesFor(disposition, 'α Auszug')).toEqual(['Auszug']);
  expect(valuesFor(disposition, '☐ Scrap')).toEqual([]);
});

test.each([
  ['Elsa Hallin, 076-940 22 71', 'Elsa Hallin'],
  ['Thomas Nadolny (Mandat liegt bei)', 'Thomas Nadolny'],
])('"%s" may be the name before its comma or bracket', (text, name) => {
  const [query] = parseQueries([{name: 'witness', prompt: 'Witness'}]);
  expect(valueParts(pageOfText([text]).words, query!).map(({value}) => value)).toContain(name);
});

import {expect, test} from 'vitest';
import {typedValues} from '../../../src/engine/candidates/typed-values.js';
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

import {expect, test} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import {typedByBoxes} from '../../../src/engine/candidates/box-requests.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageWithBoxes} from '../../helpers/page-with-boxes.js';

const form = `
Sea water refilled       ☐ yes      ☒ no
Sale of cider            ☐ granted  ☒ refused
Own helmet (adults)      ☒ yes      ☐ no, please lend one, size 44
☒ breakfast included
☐ late check-out
☐ Customer
Customer: Ida Blohm
Payment by               ☐ cash     ☒ card`;

test.each([
  'Sea water refilled',
  'Own helmet',
  'Sale of cider granted',
  'Breakfast included',
  'Late checkout',
])('a request that a page prints at its boxes is a question for yes or no: %s', (prompt) => {
  expect(typeOf({prompt})).toBe('boolean');
});

test.each(['Customer', 'Payment by', 'Date of arrival'])(
  'a request for what stands at a label or for an option keeps its type: %s',
  (prompt) => {
    expect(typeOf({prompt})).not.toBe('boolean');
  },
);

test('options in one row are known by their words, too', () => {
  const page = pageWithBoxes('☒   breakfast included      ☐   late check-out');
  expect(typeOf({prompt: 'Breakfast included'}, page)).toBe('boolean');
});

test('a type or options of the request are kept', () => {
  expect(typeOf({prompt: 'Breakfast included', type: 'text'})).toBe('text');
  expect(typeOf({prompt: 'Breakfast included', options: ['included', 'not included']})).not.toBe('boolean');
});

test('words beside what is hardly a box are no option', () => {
  const page = pageWithBoxes(form);
  const faint = {...page, checkBoxes: page.checkBoxes!.map((box) => ({...box, confidence: 0.4}))};
  expect(typeOf({prompt: 'Breakfast included'}, faint)).not.toBe('boolean');
});

function typeOf(field: Omit<Field, 'name' | 'kind'>, page = pageWithBoxes(form)) {
  const queries = parseQueries([{name: 'field', ...field}]);
  return typedByBoxes(queries, analyseDocument([page], defaultNumberLocale))[0]!.type;
}

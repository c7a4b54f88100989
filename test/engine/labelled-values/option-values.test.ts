import {expect, test} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function read(text: string, ...fields: Field[]) {
  const found = findFields([pageOf(text, 1, 'ocr')], {paperKind: 'form', fields, minConfidence: 0.5});
  return Object.fromEntries([...found].map(([name, field]) => [name, field.value]));
}

const status: Field = {name: 'status', options: ['Single', 'Married', 'Not married']};

test('a value is one of the options, written as the request writes it', () => {
  expect(read('Status: MARRIED', status)).toEqual({status: 'Married'});
  expect(read('Status: Maried', status)).toEqual({status: 'Married'});
  expect(read('Status: not married', status)).toEqual({status: 'Not married'});
  expect(read('Status: widowed', status)).toEqual({status: null});
});

test.each([
  ['Status: [ ] Single [x] Married', 'Married'],
  ['Status: Single ☑ Married ☐', 'Single'],
  ['Status:  ☐ Single  ☒ Not married', 'Not married'],
  ['Status: Single Married', null],
])('of several options the ticked one: %s', (text, value) => {
  expect(read(text, status)).toEqual({status: value});
});

test('every ticked option, where several may be', () => {
  const extras: Field = {name: 'extras', options: ['Breakfast', 'Parking', 'Spa'], multiple: true};
  expect(read('Extras: [x] Breakfast [ ] Parking [x] Spa', extras)).toEqual({extras: ['Breakfast', 'Spa']});
});

test('without a label, the one option the document names', () => {
  const kind: Field = {name: 'kind_of_vessel', options: ['Barge', 'Tanker', 'Ferry']};
  expect(read('The tanker Aurora left port.', kind)).toEqual({kind_of_vessel: 'Tanker'});
  expect(read('A barge and a ferry left port.', kind)).toEqual({kind_of_vessel: null});
});

test('sex in words of other languages than the options', () => {
  const sex: Field = {name: 'sex', options: ['F', 'M', 'X']};
  expect(read('Geschlecht: weiblich', sex)).toEqual({sex: 'F'});
  expect(read('Sexe: M', sex)).toEqual({sex: 'M'});
});

test.each([
  ['Insured: Yes', true],
  ['Insured: ☐ Yes ☑ No', false],
  ['Insured: Yes [x] No [ ]', true],
  ['Insured: ja ☐ nein ☒', false],
  ['Insured: [x]', true],
  ['Insured: later', null],
])('yes or no: %s', (text, value) => {
  expect(read(text, {name: 'insured', type: 'boolean'})).toEqual({insured: value});
});

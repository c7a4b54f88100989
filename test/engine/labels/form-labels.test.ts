import {expect, test} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function readForm(lines: string[], fields: Field[]): Record<string, unknown> {
  const found = findFields([pageOf(lines.join('\n'))], {
    paperKind: 'application form',
    fields,
    minConfidence: 0.5,
  });
  return Object.fromEntries([...found].map(([name, {value}]) => [name, value]));
}

test('a label says the same in another order and with other words for a number', () => {
  const form = [
    '1. Name of Applicant                 2. Member No.',
    '   Ada Lindqvist                         4711',
  ];
  expect(readForm(form, [{name: 'applicant_name', type: 'name'}, {name: 'member_number'}])).toEqual({
    applicant_name: 'Ada Lindqvist',
    member_number: '4711',
  });
});

test('a name goes on in the next line of its box, and ends before the next item', () => {
  const form = ['Applicant', 'Office of the Harbour', 'and of its Canals', '2. Street', 'Quay 3'];
  const fields: Field[] = [
    {name: 'applicant', type: 'name'},
    {name: 'street', type: 'text'},
  ];
  expect(readForm(form, fields)).toEqual({
    applicant: 'Office of the Harbour and of its Canals',
    street: 'Quay 3',
  });
});

test('a caption in brackets belongs to what stands above it', () => {
  const form = ['12 March 2024', '(Date of signature)', '', '', 'Ada Lindqvist', '(Signature)'];
  const fields: Field[] = [{name: 'signed', type: 'date', labels: ['Date of signature']}];
  expect(readForm(form, fields)).toEqual({signed: '2024-03-12'});
});

test('below the words of the request stands a value, even one that reads like another label', () => {
  const form = ['Occupation', 'Transport', '', '', 'Rua', 'Rua Direita 44'];
  const fields: Field[] = [
    {name: 'a', type: 'text', labels: ['Occupation']},
    {name: 'b', type: 'text', labels: ['Rua']},
  ];
  expect(readForm(form, fields)).toEqual({a: 'Transport', b: 'Rua Direita 44'});
});

test('the title of a law is no label with its year as the value', () => {
  const form = ['Registration Act of 1938, as amended', '', '', 'Nothing is filled in here'];
  expect(readForm(form, [{name: 'registration_num', type: 'identifier'}])).toEqual({registration_num: null});
});

test('a yes and a no that are both printed are no answer; one that is written is', () => {
  const fields: Field[] = [{name: 'newsletter', type: 'boolean', labels: ['May we write to you?']}];
  expect(readForm(['May we write to you?      yes      no'], fields)).toEqual({newsletter: null});
  expect(readForm(['May we write to you?      [x] yes      [ ] no'], fields)).toEqual({newsletter: true});
  expect(readForm(['May we write to you? yes'], fields)).toEqual({newsletter: true});
});

test('an address is the street with the postal code and town of their own boxes, unless those are asked for too', () => {
  const form = ['Address', 'Quay 3', '', 'Postcode and town', '8356 CT Giethoorn'];
  const address: Field = {name: 'address', type: 'address'};
  expect(readForm(form, [address])).toEqual({address: 'Quay 3, 8356 CT Giethoorn'});
  const parts: Field[] = [address, {name: 'postcode_and_town', type: 'text'}];
  expect(readForm(form, parts)).toMatchObject({address: 'Quay 3'});
});

import {expect, test} from 'vitest';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function ask(page: string, prompts: Record<string, string>): Record<string, unknown> {
  const fields = Object.entries(prompts).map(([name, prompt]) => ({name, prompt}));
  const found = findFields([pageOf(page)], {paperKind: 'form', fields, minConfidence: 0.5});
  return Object.fromEntries([...found].map(([name, {value}]) => [name, value]));
}

test('an empty field is not answered by the label of the next', () => {
  const page = `
Occupation
Date of birth
Place of birth:   Vienna`;
  expect(ask(page, {job: 'Occupation', place: 'Place of birth'})).toEqual({job: null, place: 'Vienna'});
});

test('ticks are those of their own question, not of the next in the row', () => {
  const page = 'Garderie du matin : ☐ oui ☒ non     Étude surveillée : ☒ oui ☐ non';
  const fields = ['Garderie du matin', 'Étude surveillée'].map((prompt) => ({
    name: prompt,
    prompt,
    type: 'boolean' as const,
  }));
  const found = findFields([pageOf(page)], {paperKind: 'form', fields, minConfidence: 0.5});
  expect([...found.values()].map(({value}) => value)).toEqual([false, true]);
});

test('of yes and no without a mark neither is the answer', () => {
  const field = {name: 'a', prompt: 'Do you smoke', type: 'boolean' as const};
  const found = findFields([pageOf('Do you smoke?   Yes   No')], {
    paperKind: 'form',
    fields: [field],
    minConfidence: 0.5,
  });
  expect(found.get('a')!.value).toBeNull();
});

test('a label in two languages is found by either', () => {
  const page = `
Biniş / Boarding        Koltuk / Seat
06:35                   19C`;
  expect(ask(page, {a: 'Boarding time', b: 'Seat'})).toEqual({a: '06:35', b: '19C'});
});

test('what is asked for in brackets may be the label', () => {
  const page = `
PNR:   QX7LPA
ETTN:   3f0c1b77-91ae-4d02-8e55-27a40b1d9c6e`;
  expect(ask(page, {a: 'Booking reference (PNR)', b: 'ETTN (unique invoice id)'})).toEqual({
    a: 'QX7LPA',
    b: '3f0c1b77-91ae-4d02-8e55-27a40b1d9c6e',
  });
});

test('short numbers right behind the words of the request are numbers of something', () => {
  expect(ask('Tavolo 8 - Op. Sara', {table_number: 'Tavolo'})).toEqual({table_number: '8'});
});

test('a numbered caption beside another is no value, though a word of it is much like one of the request', () => {
  const page = `
1. Name of Registrant         2. Registration No.

   Harbour Lane Boat Club        4711`;
  const fields = [
    {name: 'registration_num', type: 'identifier' as const},
    {name: 'registrant_name', type: 'name' as const},
  ];
  const found = findFields([pageOf(page)], {paperKind: 'registration form', fields, minConfidence: 0.5});
  expect(found.get('registrant_name')!.raw).not.toBe('2. Registration No.');
  expect(found.get('registration_num')!.value).toBe('4711');
});

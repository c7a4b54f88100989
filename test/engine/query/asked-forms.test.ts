import {expect, test} from 'vitest';
import {askedForms} from '../../../src/engine/query/asked-forms.js';
import type {ValueForm} from '../../../src/engine/query/value-forms.js';

const likeliest = (prompt: string, name = 'field_1') =>
  Object.entries(askedForms({name, prompt})).sort((a, b) => b[1] - a[1])[0]![0] as ValueForm;

test('the words of a request tell what its answer looks like, in several languages', () => {
  expect(likeliest('Who signed the letter?')).toBe('person');
  expect(likeliest('amount to be paid each month')).toBe('money');
  expect(likeliest('Datum der Ausstellung')).toBe('date');
  expect(likeliest('Numéro du train')).toBe('identifier');
  expect(likeliest('durata del preavviso')).toBe('duration');
  expect(likeliest('waluta')).toBe('currency');
});

test('the name of a field tells it where there is no prompt, and a numbered name tells nothing', () => {
  expect(likeliest('', 'net_pay')).toBe('money');
  expect(askedForms({name: 'field_7', prompt: 'Rent'})).toEqual(
    askedForms({name: 'field_12', prompt: 'Rent'}),
  );
});

test('the forms of a request have probabilities that add up to one', () => {
  const sum = Object.values(askedForms({name: 'xyz', prompt: 'qwrt zzz'})).reduce((all, one) => all + one, 0);
  expect(sum).toBeCloseTo(1);
});

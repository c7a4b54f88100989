import {expect, test} from 'vitest';
import {answers, prose} from './prose.js';

const lease = prose(`
  The tenant takes the flat as it is. Pets are not permitted in the building. The rent includes the costs of heating.
  The flat is let without furniture. Smoking on the balcony is allowed.`);

test.each([
  ['Are pets permitted in the building?', false],
  ['Does the rent include heating?', true],
  ['Is smoking on the balcony allowed?', true],
])('a sentence with the words of "%s" answers it with %s', (prompt, answer) => {
  expect(answers(lease, {prompt, type: 'boolean'}).map(({value}) => value)[0]).toBe(answer);
});

test('a question that denies is answered by a statement that denies with yes', () => {
  const [first] = answers(lease, {prompt: 'Is the flat let without furniture?', type: 'boolean'});
  expect(first!.value).toBe(true);
});

test('sentences answer no request that is no question for yes or no', () => {
  expect(answers(lease, {prompt: 'Pets permitted', type: 'text'})).toEqual([]);
});

test.each([
  ['Is the parking space included?', 'The rent is 900. The parking space no. 12 is included in the rent.'],
  ['Is refuse collection included?', 'The rent is paid monthly. Refuse collection is included in the rent.'],
  ['Sind die Heizkosten enthalten?', 'Die Miete ist neu. Seit dem 1. Mai sind die Heizkosten enthalten.'],
  ['O IVA esta incluido no contrato?', 'O preco e da loja. O IVA esta incluido no contrato.'],
])('no word that denies in another language, or that numbers, makes "%s" a no', (prompt, text) => {
  expect(answers(prose(text), {prompt, type: 'boolean'}).map(({value}) => value)[0]).toBe(true);
});

import {expect, test} from 'vitest';
import {tickedChoiceSource} from '../../../src/engine/candidates/ticked-choices.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageWithBoxes} from '../../helpers/page-with-boxes.js';

const form = `
Vehicle insured      ☐ yes      ☒ no
Payment by           ☐ cash     ☒ card     ☐ bank transfer
☒ spare wheel
☐ second key`;

test.each([
  ['Is the vehicle insured?', false],
  ['Is there a second key?', false],
  ['Is there a spare wheel?', true],
])('a box answers the question "%s" with %s', (prompt, answer) => {
  expect(choicesFor(prompt)[0]!.value).toBe(answer);
});

test('the words of the ticked option answer a question for it', () => {
  expect(choicesFor('Payment by')[0]!).toMatchObject({value: 'card', source: 'choice'});
});

test('an option that is not ticked is no answer to a question for an option', () => {
  expect(choicesFor('Payment by').map(({value}) => value)).not.toContain('cash');
});

test('of the options that a request lists, the one with the words of the ticked box is given', () => {
  const options = ['CASH', 'CARD', 'BANK TRANSFER'];
  expect(choicesFor('How was it paid?', options).map(({value}) => value)).toEqual(['CARD']);
});

function choicesFor(prompt: string, options?: string[]) {
  const analysis = analyseDocument([pageWithBoxes(form)], defaultNumberLocale);
  const queries = parseQueries([{name: 'field', prompt, ...(options && {options})}]);
  return tickedChoiceSource(queries, analysis)(queries[0]!);
}

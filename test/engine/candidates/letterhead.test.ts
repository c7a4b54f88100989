import {expect, test} from 'vitest';
import {letterheadSource} from '../../../src/engine/candidates/letterhead.js';
import {patternSource} from '../../../src/engine/candidates/patterns.js';
import {sourceValues} from './source-values.js';

const receipt = `
          BLUE HERON
          Coffee Roasters
          1480 Alder Street
          Portland, OR 97205
          (503) 555-0142
Latte                         4.50
Total                         4.50
`;

test('the name of a shop may be one line or two of the head', () => {
  const names = sourceValues(letterheadSource, receipt, {name: 'store', prompt: 'Name of the store'});
  expect(names).toContain('BLUE HERON');
  expect(names).toContain('BLUE HERON Coffee Roasters');
});

test('the address below a name in the head is of the shop', () => {
  expect(sourceValues(letterheadSource, receipt, {name: 'where', prompt: 'Address of the store'})).toContain(
    '1480 Alder Street Portland, OR 97205',
  );
});

test('a telephone number is found without a label', () => {
  expect(sourceValues(patternSource, receipt, {name: 'phone', prompt: 'Telephone number'})).toEqual([
    '(503) 555-0142',
  ]);
});

test('an organisation that a request names by its kind is looked for in the head', () => {
  const names = (prompt: string) => sourceValues(letterheadSource, receipt, {name: 'asked', prompt});
  expect(names('Which school issued the report?')).toContain('BLUE HERON');
  expect(names('Name of the insured person')).toEqual([]);
});

test('a name beside what else the head has is one by itself', () => {
  const head = 'Brandt Lifts GmbH                         Abrechnung der Bezüge\nMill Road 4, York';
  const names = sourceValues(letterheadSource, head, {name: 'asked', prompt: 'Arbeitgeber'});
  expect(names).toContain('Brandt Lifts GmbH');
});

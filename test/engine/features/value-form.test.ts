import {expect, test} from 'vitest';
import {formOfValue} from '../../../src/engine/features/value-form.js';

test.each([
  ['12.03.2024', 'date'],
  ['3. März 2024', 'date'],
  ['14:30', 'time'],
  ['three months', 'duration'],
  ['24 months', 'duration'],
  ['€ 12,50', 'money'],
  ['1.240,00', 'money'],
  ['CHF 80', 'money'],
  ['19 %', 'percent'],
  ['7', 'number'],
  ['1.240 kWh', 'measure'],
  ['EUR', 'currency'],
  ['DE89 3704 0044 0532 0130 00', 'identifier'],
  ['2024-01882', 'identifier'],
  ['0441 12 34 56', 'contact'],
  ['info@example.com', 'contact'],
  ['John Smith', 'person'],
  ['Acme Ltd', 'organisation'],
  ['Sales Manager', 'title'],
  ['Lindenstr. 4, 20095 Hamburg', 'address'],
  ['Oslo', 'name'],
  ['red and white', 'phrase'],
  ['The keys are handed over when the flat has been paid.', 'sentence'],
])('%s looks like a %s', (text, form) => {
  expect(formOfValue(text)).toBe(form);
});

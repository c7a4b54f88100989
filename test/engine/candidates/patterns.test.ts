import {expect, test} from 'vitest';
import {patternSource} from '../../../src/engine/candidates/patterns.js';
import {sourceValues} from './source-values.js';

const foot = `
Fennel & Rye Deli
04/18/2022  5:41 PM   #0218
Visit www.fennelrye.example or write to hello@fennelrye.example
Call 0207 555 0199 or (503) 555-0142
`;

test('a website is found without a label', () => {
  expect(sourceValues(patternSource, foot, {name: 'website', prompt: 'website'})).toEqual([
    'www.fennelrye.example',
  ]);
});

test('all telephone numbers are found, in their order', () => {
  expect(sourceValues(patternSource, foot, {name: 'phone', prompt: 'Telephone number'})).toEqual([
    '0207 555 0199',
    '(503) 555-0142',
  ]);
});

import {expect, test} from 'vitest';
import {nearestName} from '../../../src/engine/values/similarity.js';

test('a mistyped name means the nearest, the first of several, whatever its case and hyphens', () => {
  expect(nearestName('invoise', ['receipt', 'invoices', 'invoice'])).toBe('invoice');
  expect(nearestName('BASE_URL', ['api-key', 'base-url'])).toBe('base-url');
  expect(nearestName('form-c', ['form-a', 'form-b'])).toBe('form-a');
});

test('a name is near by three letters at most, and by a third of them', () => {
  expect(nearestName('statemexxx', ['statements'])).toBe('statements');
  expect(nearestName('statemxxxx', ['statements'])).toBeUndefined();
  expect(nearestName('bxx', ['bill'])).toBeUndefined();
  expect(nearestName('bil', ['bill'])).toBe('bill');
  expect(nearestName('', ['a'])).toBeUndefined();
});

test('what is longer than any name means none, and takes no time', () => {
  const longest = 'x'.repeat(100);
  expect(nearestName(`${longest.slice(1)}y`, [longest])).toBe(longest);
  expect(nearestName(`${longest}y`, [longest])).toBeUndefined();
  const mebibyte = 'x'.repeat(1024 * 1024);
  expect(nearestName(mebibyte, [mebibyte.slice(1), `${mebibyte.slice(2)}yy`])).toBeUndefined();
});

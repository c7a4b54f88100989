import {expect, test} from 'vitest';
import {isSameValue} from '../../../src/engine/teaching/same-value.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';

function areSame(type: 'text' | 'identifier', right: string, read: string): boolean {
  return isSameValue({type}, [right, read], defaultNumberLocale);
}

test('a text with a letter misread is the same, one with another figure is not', () => {
  expect(areSame('text', 'Praça da República 129', 'Praça da Repúiblica 129')).toBe(true);
  expect(areSame('text', 'Praça da República 129', 'Praça da República 128')).toBe(false);
  expect(areSame('text', 'Praça da República 129', 'Praça da República')).toBe(false);
});

test('of an identifier every letter counts', () => {
  expect(areSame('identifier', 'WXYZABCDEF-129', 'WXYZABCDEE-129')).toBe(false);
});

import {expect, test} from 'vitest';
import {
  PhraseGroupMatcher,
  phraseGroupSimilarity,
} from '../../../src/engine/query/phrase-group-similarity.js';

/** How much a request and what is printed name the same thing, 0 to 1. */
function kin(prompt: string, printed: string): number {
  const matcher = new PhraseGroupMatcher(`${prompt} ${printed}`);
  return phraseGroupSimilarity(
    matcher.likenessOfRequest({name: 'field', prompt}),
    matcher.likenessOf(printed),
  );
}

test('a request and a label without a word in common name the same thing', () => {
  expect(kin('who rents the flat', 'Lessee')).toBeGreaterThan(0.5);
  expect(kin('Name des Vermieters', 'Landlord')).toBeGreaterThan(0.5);
  expect(kin('who rents the flat', 'Lessor')).toBeLessThan(kin('who rents the flat', 'Lessee'));
});

test('what names another thing is no kin, though a word is the same', () => {
  expect(kin('invoice number', 'Invoice date')).toBeLessThan(kin('invoice number', 'Invoice no.'));
});

test('texts that name nothing known have no kin', () => {
  expect(kin('qwrtz', 'zyxwv')).toBe(0);
});

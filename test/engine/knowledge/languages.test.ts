import {expect, test} from 'vitest';
import {concepts} from '../../../src/engine/knowledge/concepts/concepts.js';
import {listed} from '../../../src/engine/knowledge/languages/sections/label-words.js';
import {languages} from '../../../src/engine/knowledge/languages/registry.js';

test('labels are lists of phrases, over as many lines as they take', () => {
  const labels = listed({
    iban: 'IBAN',
    due_date: `zahlbar bis, fällig am,
      Fälligkeit?`,
  });
  expect(labels).toEqual({iban: ['IBAN'], due_date: ['zahlbar bis', 'fällig am', 'Fälligkeit?']});
});

test.each(Object.entries(languages))(
  'no phrase of %s is empty or has run into the next one',
  (_, {labels}) => {
    for (const [concept, phrases] of Object.entries(labels)) {
      expect(Object.keys(concepts)).toContain(concept);
      expect(phrases.filter((phrase) => phrase.trim() === '' || /[,\n]/.test(phrase))).toEqual([]);
    }
  },
);

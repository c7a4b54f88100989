import {expect, test} from 'vitest';
import {analysePage} from '../../../src/engine/layout/analyse.js';
import {pageOfText} from '../../helpers/page-of-text.js';

const labelProbability = (lines: string[], text: string) =>
  analysePage(pageOfText(lines)).segments.find((segment) => segment.text === text)!.labelProbability;

test('capitals right below a caption in small letters are filled in there, no label', () => {
  const form = ['Surname:          Town:', 'LINDGREN          KALMAR'];
  expect(labelProbability(form, 'LINDGREN')).toBeLessThan(0.5);
  expect(labelProbability(form, 'KALMAR')).toBeLessThan(0.5);
});

test('capitals with a colon stay a label', () => {
  const form = ['About you:', 'SURNAME:          Lindgren'];
  expect(labelProbability(form, 'SURNAME:')).toBeGreaterThan(0.5);
});

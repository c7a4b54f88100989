import {expect, test} from 'vitest';
import {rankModel} from '../../../src/engine/models/rank.js';
import {yesNoModel} from '../../../src/engine/models/yes-no-answer.js';
import {kindOf} from '../../../src/engine/resolve/reasons.js';

test('every feature of the fitted models is of a kind of evidence, so that no reason is left out', () => {
  const features = [...rankModel.features, ...yesNoModel.features];
  expect(features.filter((name) => kindOf(name) === undefined)).toEqual([]);
});

test('what looks like a label is about the value, not about its label', () => {
  expect(kindOf('isLabelMost')).toBe('what the value looks like');
  expect(kindOf('lead-distance')).toBe('where it stands to its label');
});

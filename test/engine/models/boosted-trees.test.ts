import {expect, test} from 'vitest';
import {probability, readTrees} from '../../../src/engine/models/boosted-trees.js';
import {fitTrees} from '../../fit/boosted-trees.mjs';

const card = {purpose: '', fittedOn: '', command: '', figures: ''};

test('trees fitted to a rule of two features give it back', () => {
  const rows = Array.from({length: 400}, (_, at) => ({size: at % 20, level: Math.floor(at / 20)}));
  const answers = rows.map(({size, level}) => Number(size > 9 && level > 9));
  const model = readTrees({...fitTrees({rows, answers, features: ['size', 'level']}), card});
  const wrong = rows.filter((row, at) => probability(model, row) > 0.5 !== (answers[at] === 1));
  expect(wrong).toEqual([]);
});

test('the same examples give the same trees', () => {
  const rows = Array.from({length: 60}, (_, at) => ({size: (at * 7) % 13}));
  const answers = rows.map(({size}) => Number(size > 6));
  const fit = () => fitTrees({rows, answers, features: ['size']});
  expect(fit()).toEqual(fit());
});

test('a feature that is missing counts as nothing', () => {
  const model = readTrees({
    card,
    features: ['size'],
    base: 0,
    leafParts: 10_000,
    trees: ['0 1;-30000;30000'],
  });
  expect(probability(model, {})).toBeLessThan(0.1);
  expect(probability(model, {size: 2})).toBeGreaterThan(0.9);
});

test('a line that is no tree is named', () => {
  const read = (...trees: string[]) =>
    readTrees({card, features: ['size'], base: 0, leafParts: 10_000, trees});
  expect(() => read('0 1;-30000;30000', '0 1 1 2;-3;3')).toThrow('"0 1 1 2" is no node of a tree.');
  expect(() => read('0 1;-30000;30000;5')).toThrow('Tree 0 of the model has too few or too many nodes.');
  expect(() => read('0 1;-30000', '5')).toThrow('Tree 0 of the model has too few or too many nodes.');
  expect(() => read('0 1;-30000')).toThrow('too few');
});

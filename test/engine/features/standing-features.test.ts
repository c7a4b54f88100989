import {expect, test} from 'vitest';
import type {CandidatePosition} from '../../../src/engine/features/candidate-position.js';
import {standingFeatures} from '../../../src/engine/features/standing-features.js';

const name = {type: 'name'};
const title = {type: 'name'};
const date = {type: 'date'};

test('a candidate stands in the ranking of its own query', () => {
  const [first, second, alone] = standingFeatures([
    {query: name, position: at(0), score: 3},
    {query: name, position: at(2), score: 1},
    {query: date, position: at(4), score: -2},
  ]);
  expect(first).toMatchObject({rank: 0, lead: 2, candidates: 2, contested: 0});
  expect(first!.share).toBeCloseTo(1 / (1 + Math.exp(-2)));
  expect(second).toMatchObject({rank: 1, lead: -2});
  expect(alone).toMatchObject({rank: 0, candidates: 1, share: 1, shareOfTwo: 1});
});

test('words that answer another query of the same type better are contested', () => {
  const [mine, theirs] = standingFeatures([
    {query: name, position: at(0), score: 0},
    {query: title, position: at(0), score: 4},
    {query: title, position: at(2), score: 0},
  ]);
  expect(mine!.contested).toBeGreaterThan(0.9);
  expect(theirs!.contested).toBe(1);
});

test('words that another query for the same thing answers are not contested', () => {
  const due = {type: 'date', phrases: [{key: 'payby', origin: 'paraphrase' as const}]};
  const deadline = {type: 'date', phrases: [{key: 'payby', origin: 'asked' as const}]};
  const [mine, theirs] = standingFeatures([
    {query: due, position: at(0), score: 0},
    {query: deadline, position: at(0), score: 4},
  ]);
  expect(mine!.contested).toBe(0);
  expect(theirs!.contested).toBe(0);
});

test('an amount that answers a query for a sum is no rival of the currency it is written in', () => {
  const [currency] = standingFeatures([
    {query: {type: 'currency'}, position: at(0), score: 0},
    {query: {type: 'money'}, position: at(0), score: 4},
  ]);
  expect(currency).toMatchObject({contested: 0, contestedAsOther: 1});
});

test('a value on the side of its label where the other answers of the page stand is in line with them', () => {
  const [right, below] = standingFeatures([
    {query: name, position: {...at(0), direction: 'right'}, score: 0},
    {query: name, position: {...at(1), direction: 'below'}, score: 0},
    {query: date, position: {...at(4), direction: 'right'}, score: 5},
    {query: title, position: {...at(6), direction: 'right'}, score: 5},
  ]);
  expect(right!.sameDirection).toBe(1);
  expect(below!.sameDirection).toBe(0);
  expect(right!.leftInLine).toBeGreaterThan(1.9);
});

function at(top: number): CandidatePosition {
  return {page: 1, left: 10, right: 20, top, direction: 'none'};
}

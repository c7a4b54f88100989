import {expect, test} from 'vitest';
import {valueLines} from '../../../../src/engine/candidates/labels/value-lines.js';
import type {ValuePosition} from '../../../../src/engine/candidates/labels/value-positions.js';
import type {Segment} from '../../../../src/engine/layout/analysis.js';

test('a value has the lines that go on surely, and fewer or more where that is not sure', () => {
  expect(linesFor([0.95, 0.6, 0.3])).toEqual([3, 2, 4, 1]);
});

test('a text that surely goes on does not end within', () => {
  expect(linesFor([0.97, 0.97])).toEqual([3, 1]);
});

test('what is surely another text is no line of the value', () => {
  expect(linesFor([0.1])).toEqual([1]);
});

/** How many lines a value may have, likeliest first, when each goes on with these probabilities. */
function linesFor(links: number[]): number[] {
  const last = segment(links.length);
  const first = links.reduceRight((lower, probability, index) => {
    return {...segment(index), below: [{segment: lower, probability}]};
  }, last);
  return valueLines(placeOf(first)).map(({lines}) => lines);
}

function segment(index: number): Segment {
  const box = {left: 0, top: 20 * index, right: 100, bottom: 20 * index + 12};
  const text = `line ${index}`;
  return {
    index,
    text,
    box,
    words: [{text, box, confidence: 1, source: 'text'}],
    labelProbability: 0,
    below: [],
  };
}

function placeOf(first: Segment): ValuePosition {
  const match = {segments: []} as unknown as ValuePosition['match'];
  return {
    match,
    direction: 'right',
    words: first.words,
    segment: first,
    box: first.box,
    distance: 1,
    between: 0,
  };
}

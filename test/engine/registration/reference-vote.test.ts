import {expect, test} from 'vitest';
import type {Page} from '../../../src/engine/page.js';
import type {RegionReading} from '../../../src/engine/registration/readings/region-reading.js';
import {elect} from '../../../src/engine/registration/reference-vote.js';
import {textOf} from '../../../src/engine/registration/geometry/word-runs.js';
import {pageOf} from './printed-form.js';

const page: Page = pageOf([
  {text: 'New York', x: 80, y: 100},
  {text: 'Boston', x: 600, y: 100},
  {text: 'New Haven', x: 80, y: 400},
]);

/** Some of the words of a line of the page. */
function reading(line: string, confidence: number, words = line): RegionReading {
  const of = page.lines.find(({text}) => text === line)!.words;
  const from = of.findIndex(({text}) => text === words.split(' ')[0]);
  const read = of.slice(from, from + words.split(' ').length);
  return {page, words: read, text: textOf(read), confidence, by: 'zone'};
}

function electedOf(...readings: RegionReading[]) {
  return elect(readings.map((one) => ({readings: [one], trust: 0.9})));
}

test('a part of the value that another reference leads to takes nothing from it', () => {
  const alone = electedOf(reading('New York', 0.9))!;
  const found = electedOf(reading('New York', 0.9), reading('New York', 0.85, 'New'))!;
  expect(found).toMatchObject({text: 'New York', rivalry: 1, confidence: alone.confidence});
  expect(found.rival).toBeUndefined();
});

test('another text is a rival, also one that has the words of the value elsewhere', () => {
  expect(electedOf(reading('New York', 0.9), reading('Boston', 0.85))).toMatchObject({rival: 'Boston'});
  expect(electedOf(reading('New York', 0.9), reading('New Haven', 0.85, 'New'))!.rivalry).toBeLessThan(0.9);
});

test('the longer text is a rival of a part of it', () => {
  const found = electedOf(reading('New York', 0.85), reading('New York', 0.9, 'New'))!;
  expect(found).toMatchObject({text: 'New', rival: 'New York'});
});

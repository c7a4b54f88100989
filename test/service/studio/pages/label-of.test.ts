import {expect, test} from 'vitest';
import type {PageAnalysis} from '../../../../src/service/studio/contract/page.js';
import {labelOf} from '../../../../src/service/studio/pages/editor/field/label-of.js';

type Segment = PageAnalysis['segments'][number];

/** A line of text whose height is 0.01 of the page. */
const line = (text: string, [left, top]: readonly [number, number], label = 0): Segment => ({
  ...{text, label},
  box: {left, top, right: left + 0.3, bottom: top + 0.01},
});

const number = line('2. Registration No.', [0.6, 0.4], 0.9);
const value = line('Japan External Trade', [0.6, 0.5]);

test('the nearest likely label above a value is its label', () => {
  expect(labelOf([number, line('Name of principal', [0.6, 0.48], 0.8), value], value.box, [])?.text).toBe(
    'Name of principal',
  );
});

test('a label is not taken from above other text', () => {
  const between = line('on whose behalf this was sent', [0.6, 0.48]);
  expect(labelOf([number, between, value], value.box, [])).toBeUndefined();
});

test('a label may go on in the line below it', () => {
  const further = line('(with all first names)', [0.6, 0.412]);
  expect(labelOf([number, further, value], value.box, [])?.text).toBe('2. Registration No.');
});

test('the value of another field is no label, and hides none', () => {
  const name = line('Eiichi Nagata', [0.6, 0.48], 0.7);
  const heading = line('Name and title', [0.6, 0.466], 0.9);
  expect(labelOf([heading, name, value], value.box, [name.box])?.text).toBe('Name and title');
});

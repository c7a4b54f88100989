import {expect, test} from 'vitest';
import type {Evidence} from '../../../src/engine/models/search-evidence.js';
import {considerFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function evidence(page: string, prompts: Record<string, string>, name: string): Evidence {
  const fields = Object.entries(prompts).map(([key, prompt]) => ({name: key, prompt}));
  const {chosen} = considerFields([pageOf(page)], {paperKind: 'form', fields, minConfidence: 0.5});
  const candidate = [...chosen].find(([ask]) => ask.field.name === name)?.[1];
  if (candidate?.evidence === undefined) throw new Error(`nothing was chosen for ${name}`);
  return candidate.evidence;
}

const page = `
Membership form

Member:   Johanna Wiesner
Telephone:   0171 5550 3382
Reason for leaving:   moves to another town in the summer and finds no train`;

test('a value behind the very words of the request has nothing against it', () => {
  expect(evidence(page, {a: 'Telephone'}, 'a')).toMatchObject({
    rival: 0,
    particular: 0,
    labels: 0,
    shared: 0,
    words: 0,
  });
});

test('a request that says more than the label is particular', () => {
  expect(evidence(page, {a: 'Telephone of the treasurer'}, 'a').particular).toBe(1);
});

test('of two fields that are answered by the same words the less particular has the better claim', () => {
  const both = {a: 'Telephone', b: 'Telephone of the treasurer'};
  expect(evidence(page, both, 'a').shared).toBe(0);
  expect(evidence(page, both, 'b').shared).toBe(1);
});

test('whole sentences are long for a value', () => {
  expect(evidence(page, {a: 'Reason for leaving'}, 'a').long).toBeGreaterThan(0.5);
  expect(evidence(page, {a: 'Member'}, 'a').long).toBe(0);
});

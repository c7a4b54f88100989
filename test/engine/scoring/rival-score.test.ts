import {expect, test} from 'vitest';
import {considerFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

test('the rival of a value is the best other value of its field, however often the same is found', () => {
  const page = `
Delivery date:   3 May 2026
Delivery date:   4 May 2026
Delivery:   3 May 2026`;
  const field = {name: 'day', prompt: 'Delivery date', type: 'date' as const};
  const {candidates, chosen} = considerFields([pageOf(page)], {
    paperKind: 'letter',
    fields: [field],
    minConfidence: 0.5,
  });
  const [winner] = chosen.values();
  const others = candidates.filter(({value}) => value !== winner!.value);
  expect(others.length).toBeGreaterThan(0);
  expect(winner!.rival).toBe(Math.max(...others.map(({score}) => score)));
});

test('a value without another has no rival', () => {
  const field = {name: 'day', prompt: 'Delivery date', type: 'date' as const};
  const {chosen} = considerFields([pageOf('Delivery date:   3 May 2026')], {
    paperKind: 'letter',
    fields: [field],
    minConfidence: 0.5,
  });
  expect([...chosen.values()][0]!.rival).toBe(0);
});

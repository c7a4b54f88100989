import {expect, test} from 'vitest';
import {explainFields} from '../../../src/engine/concept-search/explain-fields.js';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

test('an explanation lists what was weighed, best first, with the label of each and the one that was chosen', () => {
  const page = pageOf('Invoice no. 4711\nDelivery note no. 815\n\nTotal 99.00\nSubtotal 80.00');
  const fields = [{name: 'grand_total'}, {name: 'the colour of the car'}];
  const request = {paperKind: 'invoice', fields, minConfidence: 0.5};
  const [total, colour] = explainFields([page], request);
  expect(total).toMatchObject({field: 'grand_total', type: 'money', concept: 'grand_total'});
  const [best] = total!.candidates;
  expect(best).toMatchObject({value: '99.00', isChosen: true, page: 1, label: {text: 'Total'}});
  expect(best!.box.left).toBeGreaterThan(best!.label!.box.left);
  expect(best!.confidence).toBeCloseTo(findFields([page], request).get('grand_total')!.confidence, 3);
  const scores = total!.candidates.map(({score}) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(total!.candidates.filter(({isChosen}) => isChosen)).toHaveLength(1);
  expect(colour).toMatchObject({field: 'the colour of the car', candidates: []});
  expect(colour!.concept).toBeUndefined();
});

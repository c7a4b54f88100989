import {expect, test} from 'vitest';
import {withoutBoxMarks} from '../../../src/engine/candidates/without-box-marks.js';
import {candidatesFor, queriesFor} from '../../../src/engine/pipeline.js';
import {considerFields} from '../../../src/engine/concept-search/find-fields.js';
import {labelCandidates} from '../../../src/engine/candidates/labels/label-candidates.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageWithBoxes} from '../../helpers/page-with-boxes.js';

test('the mark in a box is no text', () => {
  const analysis = analyseDocument(
    [pageWithBoxes('Boiler checked      ☒      on Tuesday')],
    defaultNumberLocale,
  );
  const found = labelCandidates(parseQueries([{name: 'field', prompt: 'Boiler checked'}]), analysis);
  expect(found.map(({value}) => value)).toContain('☒');
  const left = withoutBoxMarks(found, analysis).map(({value}) => value);
  expect(left).not.toContain('☒');
  expect(left).toContain('on Tuesday');
});

test('a row of options is no sentence that affirms one of them', () => {
  const page = pageWithBoxes(`
The dog is fed at seven and sleeps in the kitchen.
☐ The dog may sleep in the house.     ☒ The cat may sleep in the house.`);
  const analysis = analyseDocument([page], defaultNumberLocale);
  const fields = [{name: 'field', prompt: 'May the dog sleep in the house?'}];
  const findings = considerFields([page], {fields, minConfidence: 0});
  const found = candidatesFor(queriesFor(fields, analysis), analysis, findings);
  const affirming = found.filter(({source, value}) => source === 'sentence' && value === true);
  expect(affirming.map(({raw}) => raw)).toEqual(['The dog is fed at seven and sleeps in the kitchen.']);
  expect(found).toContainEqual(expect.objectContaining({source: 'choice', value: false}));
});

import {expect, test} from 'vitest';
import {conceptCandidates} from '../../../src/engine/candidates/concept-candidates.js';
import {considerFields} from '../../../src/engine/concept-search/find-fields.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {queriesFor} from '../../../src/engine/pipeline.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

/** The values that the search by concepts finds for a request. */
function foundFor(prompt: string, ...lines: string[]) {
  const pages = [pageOfText(lines)];
  const fields = [{name: 'asked', prompt}];
  const analysis = analyseDocument(pages, defaultNumberLocale);
  const findings = considerFields(pages, {fields, minConfidence: 0});
  return conceptCandidates(queriesFor(fields, analysis), analysis, findings).map(({value}) => value);
}

test('a code keeps its last letter, which could be a unit of a number', () => {
  expect(foundFor('Tax code', 'Employee No.: 20417', 'Tax code: 1257L')).not.toContain('1257');
});

import {expect, test} from 'vitest';
import {withoutEmptyOptions} from '../../../src/engine/candidates/empty-options.js';
import {labelCandidates} from '../../../src/engine/candidates/labels/label-candidates.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageWithBoxes} from '../../helpers/page-with-boxes.js';

test('an option that is left empty beside a ticked one is not what the paper says', () => {
  const drawn = pageWithBoxes('Frequency:          ☐ weekly    ☒ monthly');
  const page = {...drawn, words: drawn.words.filter(({text}) => !/^[☐☒]$/u.test(text))};
  const analysis = analyseDocument([page], defaultNumberLocale);
  const found = labelCandidates(parseQueries([{name: 'field', prompt: 'Frequency'}]), analysis);
  expect(found.map(({value}) => value)).toContain('weekly');
  const left = withoutEmptyOptions(found, analysis).map(({value}) => value);
  expect(left).not.toContain('weekly');
  expect(left).toContain('monthly');
});

import {expect, test} from 'vitest';
import {labelCandidates} from '../../../src/engine/candidates/labels/label-candidates.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

const form = `
      I agree to the terms

      Send me the newsletter
`;

test.each([
  ['I agree to the terms', true],
  ['Send me the newsletter', false],
])('the box beside "%s" answers %s', (prompt, answer) => {
  const checkBoxes = [20, 60].map((top, at) => ({
    box: {left: 35, top, right: 50, bottom: top + 15},
    isMarked: at === 0,
    confidence: 1,
  }));
  const page = {...pageOfText(form.split('\n')), checkBoxes};
  const analysis = analyseDocument([page], defaultNumberLocale);
  const queries = parseQueries([{name: 'box', prompt}]);
  const boxes = labelCandidates(queries, analysis).filter(({source}) => source === 'check-box');
  expect(boxes.map(({value}) => value)).toEqual([answer]);
});

test('of options in one row the ticked one is a candidate, without its mark', () => {
  const options = pageOfText(['Disposition   ☐ Use as is ☒ Rework ☐ Scrap']);
  const checkBoxes = options.words
    .filter(({text}) => /[☐☒]/u.test(text))
    .map(({text, box}) => ({box, isMarked: text === '☒', confidence: 0.9}));
  const analysis = analyseDocument([{...options, checkBoxes}], defaultNumberLocale);
  const queries = parseQueries([{name: 'disposition', prompt: 'Disposition'}]);
  const ticked = labelCandidates(queries, analysis).filter(({source}) => source === 'check-box');
  expect(ticked.map(({value}) => value)).toContain('Rework');
});

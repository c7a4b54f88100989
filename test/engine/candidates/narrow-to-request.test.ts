import {expect, test} from 'vitest';
import {narrowToRequest} from '../../../src/engine/candidates/narrow-to-request.js';
import {labelCandidates} from '../../../src/engine/candidates/labels/label-candidates.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

test.each([
  ['Time of tow', '10-04-25 11:55 PM', '11:55 PM'],
  ['Town', '80331 München', 'München'],
  ['Postcode', '80331 München', '80331'],
  ['Advance', '1.507,00', '1507.00'],
  ['Advance', '€ 2.400,00', '2400.00'],
])('for "%s", %s answers %s', (label, printed, asked) => {
  expect(valuesFor(label, printed)).toContain(asked);
});

test.each([
  ['Date and time of the tow', '10-04-25 11:55 PM', '11:55 PM'],
  ['Version', '2.10', '2.1'],
  ['Shift', 'from 8:15 to 16:45', '8:15'],
])('for "%s", %s is not cut to %s', (label, printed, cut) => {
  expect(valuesFor(label, printed)).not.toContain(cut);
});

function valuesFor(label: string, printed: string) {
  const analysis = analyseDocument([pageOfText([`${label}:   ${printed}`])], defaultNumberLocale);
  const queries = parseQueries([{name: 'field', prompt: label}]);
  return labelCandidates(queries, analysis).map((one) => narrowToRequest(one, defaultNumberLocale).value);
}

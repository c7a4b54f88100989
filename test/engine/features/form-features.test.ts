import {expect, test} from 'vitest';
import {sightingSource} from '../../../src/engine/candidates/sightings/sighting-source.js';
import {formFeatures} from '../../../src/engine/features/form-features.js';
import {mergeCandidates} from '../../../src/engine/features/merge.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

test('a candidate that looks like what is asked for fits, and leads those that do not', () => {
  const page = pageOfText(['Harbour Lane Print Ltd', 'handed the parcel over in Oslo yesterday.']);
  const analysis = analyseDocument([page], defaultNumberLocale);
  const queries = parseQueries([{name: 'field_1', prompt: 'Which company sent the parcel?'}]);
  const source = sightingSource(analysis);
  const merged = mergeCandidates(queries.flatMap((query) => source(query)));
  const features = formFeatures(merged);
  const of = (value: string) => features[merged.findIndex(({candidates}) => candidates[0]!.value === value)]!;
  expect(of('Harbour Lane Print Ltd').formFit).toBeGreaterThan(of('Oslo').formFit!);
  expect(of('Harbour Lane Print Ltd')['lead-formFit']).toBeGreaterThan(0);
  expect(of('Oslo')['lead-formFit']).toBeLessThan(0);
});

import {expect, test} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import {sightingSource} from '../../../src/engine/candidates/sightings/sighting-source.js';
import {kinshipFeatures} from '../../../src/engine/features/context/kinship-features.js';
import {mergeCandidates} from '../../../src/engine/features/merge.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {WordLikeness} from '../../../src/engine/query/words/word-likeness.js';
import {asNamed} from '../../../src/engine/query/words/request-wording.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

const lease = ['Lessor        Anna Kowalska', 'Lessee        Bruno Hartmann'];

function kinshipOf(...prompts: string[]): Map<string, Record<string, number>> {
  return kinshipOfFields(prompts.map((prompt, at) => ({name: `asked${at}`, prompt})));
}

/** The features of each value that is found for the first field. */
function kinshipOfFields(fields: Field[]): Map<string, Record<string, number>> {
  const analysis = analyseDocument([pageOfText(lease)], defaultNumberLocale);
  const queries = parseQueries(fields);
  const source = sightingSource(analysis);
  const merged = mergeCandidates(queries.flatMap((query) => source(query)));
  const words = new WordLikeness(queries, analysis.pages);
  const names = new WordLikeness(queries, analysis.pages, asNamed);
  const features = kinshipFeatures(merged, words, names);
  return new Map(
    merged.flatMap(({query, candidates}, at) =>
      query === queries[0] ? [[String(candidates[0]!.value), features[at]!] as const] : [],
    ),
  );
}

test('a label in other words than the request names the same thing beside its value alone', () => {
  const found = kinshipOf('name of the tenant');
  expect(found.get('Bruno Hartmann')!['kin-left']).toBeGreaterThan(found.get('Anna Kowalska')!['kin-left']!);
  expect(found.get('Bruno Hartmann')!['lead-kin-left']).toBeGreaterThan(0);
});

test('a label that another request names better is told', () => {
  const found = kinshipOf('name of the tenant', 'name of the landlord');
  expect(found.get('Anna Kowalska')!['kinOthers-left']).toBeGreaterThan(
    found.get('Bruno Hartmann')!['kinOthers-left']!,
  );
});

test('the name of a field is another wording of its prompt', () => {
  const found = kinshipOfFields([{name: 'lessee_name', prompt: 'Who is to move in?'}]);
  const likeness = (value: string) => found.get(value)!['nameAlike-left']!;
  expect(likeness('Bruno Hartmann')).toBeGreaterThan(likeness('Anna Kowalska'));
});

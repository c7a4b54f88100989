import {expect, test} from 'vitest';
import {sightingSource} from '../../../src/engine/candidates/sightings/sighting-source.js';
import {contextFeatures} from '../../../src/engine/features/context/context-features.js';
import {likenessOfWords} from '../../../src/engine/query/words/word-match.js';
import {mergeCandidates} from '../../../src/engine/features/merge.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {asNamed} from '../../../src/engine/query/words/request-wording.js';
import {WordLikeness} from '../../../src/engine/query/words/word-likeness.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

/** The context features of each value that is found for the first of the requests. */
function contextOf(text: string, ...prompts: string[]): Map<string, Record<string, number>> {
  const analysis = analyseDocument([pageOfText(text.split('\n'))], defaultNumberLocale);
  const queries = parseQueries(prompts.map((prompt, at) => ({name: `asked${at}`, type: 'money', prompt})));
  const source = sightingSource(analysis);
  const merged = mergeCandidates(queries.flatMap((query) => source(query)));
  const words = new WordLikeness(queries, analysis.pages);
  const names = new WordLikeness(queries, analysis.pages, asNamed);
  const features = contextFeatures(merged, words, names);
  return new Map(
    merged.flatMap(({query, candidates}, at) =>
      query === queries[0] ? [[String(candidates[0]!.value), features[at]!] as const] : [],
    ),
  );
}

const lease = `
A fee of $75.00 is charged for late payment, and $35.00 for any returned check.
                 Heating            Water
Advance          $120.00            $45.00
`;

test('the words of a request in the sentence of a value speak for it', () => {
  const found = contextOf(
    'A charge of $35.00 is due for any returned check.\n\n\nLate payment costs $75.00.',
    'charge for a returned check',
  );
  const inSentence = (value: string) => found.get(value)!['said-before']! + found.get(value)!['said-after']!;
  expect(inSentence('35.00')).toBeGreaterThan(0.9);
  expect(inSentence('75.00')).toBe(0);
});

test('the words above and left of a value are told apart', () => {
  const found = contextOf(lease, 'water advance');
  expect(found.get('45.00')).toMatchObject({'said-above': 0.5, 'said-left': expect.any(Number) as number});
  expect(found.get('45.00')!['said-left']).toBeGreaterThan(0);
  expect(found.get('120.00')!['said-above']).toBe(0);
});

test('what another request says of a value speaks against it', () => {
  const found = contextOf(lease, 'heating', 'water');
  expect(found.get('45.00')!['saidOthers-above']).toBe(1);
  expect(found.get('120.00')!['saidOthers-above']).toBe(0);
});

test('words are alike in their forms and as the end of a compound, and short words only as a whole', () => {
  expect(likenessOfWords('tenant', 'tenancy')).toBeGreaterThan(0.5);
  expect(likenessOfWords('mietbetrag', 'betrag')).toBeGreaterThan(0.5);
  expect(likenessOfWords('net', 'network')).toBe(0);
  expect(likenessOfWords('regular', 'region')).toBe(0);
});

const meters = `
Electricity meter no.   6614
Water meter no.         2507
`;

/** The features of each number that is found for a request, on a paper with two meters. */
function meterNumber(prompt: string): Map<string, Record<string, number>> {
  const analysis = analyseDocument([pageOfText(meters.split('\n'))], defaultNumberLocale);
  const queries = parseQueries([{name: 'number', type: 'number', prompt}]);
  const merged = mergeCandidates(queries.flatMap((query) => sightingSource(analysis)(query)));
  const words = new WordLikeness(queries, analysis.pages);
  const names = new WordLikeness(queries, analysis.pages, asNamed);
  const features = contextFeatures(merged, words, names);
  return new Map(merged.map(({candidates}, at) => [candidates[0]!.raw, features[at]!]));
}

test('a word of the request that nothing around a value says speaks against it', () => {
  const [water, gas] = [meterNumber('water meter number'), meterNumber('gas meter number')];
  expect(water.get('2507')!.explained).toBeGreaterThan(gas.get('2507')!.explained!);
  expect(gas.get('2507')!.unexplainedRarest).toBeGreaterThan(0.5);
  expect(water.get('2507')!['lead-explainedNear']).toBeGreaterThan(0);
});

test('a word of the label that the request has not speaks against its value', () => {
  const water = meterNumber('water meter number');
  expect(water.get('6614')!['unasked-left']).toBeGreaterThan(water.get('2507')!['unasked-left']!);
});

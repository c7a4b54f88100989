import {expect, test} from 'vitest';
import type {Candidate} from '../../../src/engine/candidates/candidate.js';
import {mergeCandidates} from '../../../src/engine/features/merge.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

const [page] = analyseDocument([pageOfText([''])], defaultNumberLocale).pages;
const [query] = parseQueries([{name: 'seller'}]);

/** The value of the same text read by a label and by a pattern. */
function merged(byLabel: string, byPattern: string): string | boolean {
  const sources = [
    ['label', byLabel],
    ['pattern', byPattern],
  ] as const;
  const candidates = sources.map(([source, value]): Candidate => {
    const box = {left: 0, top: 0, right: 1, bottom: 1};
    const signals = {matchRank: 0, distance: 1, patternQuality: 1};
    return {query: query!, source, value, raw: value, page: page!, box, words: [], signals};
  });
  const groups = mergeCandidates(candidates);
  expect(groups).toHaveLength(1);
  return groups[0]!.candidates[0]!.value;
}

test('the stop behind a sentence is no part of a value', () => {
  expect(merged('Brian Castellano.', 'Brian Castellano')).toBe('Brian Castellano');
});

test('the point of a legal form is part of a name, whichever source read it', () => {
  expect(merged('De Waterkant B.V', 'De Waterkant B.V.')).toBe('De Waterkant B.V.');
  expect(merged('Valverde S.r.l.', 'Valverde S.r.l')).toBe('Valverde S.r.l.');
});

test('a legal form that is written without a point keeps no stop', () => {
  expect(merged('Bergmann GmbH.', 'Bergmann GmbH')).toBe('Bergmann GmbH');
  expect(merged('Bergmann GmbH', 'Bergmann GmbH.')).toBe('Bergmann GmbH');
  expect(merged('Acme Inc.', 'Acme Inc')).toBe('Acme Inc.');
});

import {expect, test} from 'vitest';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {QueryCoverage} from '../../../src/engine/query/words/query-coverage.js';
import {WordFamilies} from '../../../src/engine/query/words/word-families.js';
import {WordLikeness} from '../../../src/engine/query/words/word-likeness.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

const invented = new WordFamilies({
  delivery: 'liefer* geliefert',
  date: 'datum *datum',
  seller: 'verkäufer*',
});

test('a word is of the families that have it whole, its beginning or its end', () => {
  expect(invented.familiesOf('geliefert')).toEqual(['delivery']);
  expect(invented.familiesOf('verkauferin')).toEqual(['seller']);
  expect(invented.familiesOf('datum')).toEqual(['date']);
  expect(invented.familiesOf('liebe')).toEqual([]);
});

test('a compound is of the families of both of its parts', () => {
  expect(invented.familiesOf('lieferdatum')).toEqual(['delivery', 'date']);
});

/** How much a request and each line of a page say the same, by their letters or by what words mean. */
function likenesses(prompt: string, lines: string[]): number[] {
  const {pages} = analyseDocument([pageOfText(lines)], defaultNumberLocale);
  const [query] = parseQueries([{name: 'asked', prompt}]);
  const words = new WordLikeness([query!], pages);
  const coverage = new QueryCoverage(pages, (...pair) => words.of(...pair));
  return lines.map((line) => coverage.likeness(query!, line));
}

test('a question and a label that mean the same are alike, in one language or in two', () => {
  const [driver, weight] = likenesses('Who drove the lorry?', ['Driver of the vehicle', 'Gross weight']);
  expect(driver).toBeGreaterThan(0.6);
  expect(weight).toBeLessThan(0.2);
  const [seller, buyer] = likenesses('name of the seller', ['Name des Verkäufers', 'Name des Käufers']);
  expect(seller).toBeGreaterThan(buyer!);
});

test('a label that says more than the request is less like it', () => {
  const [whole, more] = likenesses('delivery date', [
    'Date of delivery',
    'Date of delivery to the customs office',
  ]);
  expect(whole).toBeGreaterThan(more!);
});

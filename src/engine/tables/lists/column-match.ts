import type {ReadDocument} from '../headers/read-document.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import {coverage, queryTermsOf, weightOf, type QueryTerm} from '../../query/meaning/query-terms.js';
import {isNear, multiplyDecimals} from '../../values/decimal.js';
import {squash} from '../../values/fold.js';
import {areAlike} from '../../alike.js';
import {findMoney} from '../../values/money.js';
import {findNumbers} from '../../values/number.js';
import type {ColumnQuery} from '../line-items/requested-columns.js';
import {type ColumnPlace, holdsType} from './column-content.js';
import {leastFit, type MatchContext, type MatchedColumn} from './matched-column.js';
import {byElimination, withRest} from './untitled-columns.js';
import type {Table} from '../structure/table.js';

/** The table columns for the requested ones, each used once, best match first. */
export function matchColumns(
  requested: ColumnQuery[],
  table: Table,
  document: ReadDocument,
): MatchedColumn[] {
  const pairs = requested
    .flatMap((column) =>
      table.columns.map((_, at) => ({column, at, score: fitOf(column, {table, at, document})})),
    )
    .filter(({score}) => score >= leastFit)
    .sort((a, b) => b.score - a.score || b.at - a.at);
  const taken = new Map<ColumnQuery, MatchedColumn>();
  for (const {column, at, score} of pairs) {
    if (taken.has(column) || [...taken.values()].some((one) => one.at === at)) continue;
    taken.set(column, {requested: column, at, score});
  }
  const matched = requested.map((column) => taken.get(column) ?? {requested: column, score: 0});
  const settled = matched.map((one) => {
    if (one.at === undefined) return withRest(one, {matched, table, document});
    return one.requested.concept === 'line_amount' ? asProven(one, {matched, table, document}) : one;
  });
  return settled.some(({score}) => score > leastFit) ? byElimination(settled, {table, document}) : settled;
}

/** Of several columns of amounts (net, gross), the one that is quantity times price in every row. */
function asProven(one: MatchedColumn, {matched, table, document}: MatchContext): MatchedColumn {
  const place = (name: string) => matched.find(({requested: {concept}}) => concept === name)?.at;
  const [quantity, price] = [place('quantity'), place('unit_price')];
  if (quantity === undefined || price === undefined) return one;
  const {numberLocale} = document.view;
  const makes = (at: number) =>
    table.rows.every(({cells}) => {
      const count = findNumbers(cells[quantity]!, numberLocale)[0]?.value;
      const [each, amount] = [price, at].map(
        (column) => findMoney(cells[column]!, numberLocale).at(-1)?.value,
      );
      if (count === undefined || each === undefined || amount === undefined) return false;
      return isNear(multiplyDecimals(count, each), amount, '0.02');
    });
  const isTaken = (at: number) => matched.some((other) => other !== one && other.at === at);
  if (makes(one.at!)) return one;
  const proven = table.columns.findIndex((_, at) => !isTaken(at) && makes(at));
  return proven < 0 ? one : {...one, at: proven};
}

/** The fit of a title that is the words of the request misread, or means the same. */
const nearlyFull = 0.95;

/** 0 to 1: how well a title matches a requested column; 0 if its cells cannot hold the type. */
function fitOf(requested: ColumnQuery, place: ColumnPlace): number {
  const {title} = place.table.columns[place.at]!;
  if (title === '' || !holdsType(requested.type, place)) return 0;
  const key = squash(title);
  if (requested.labels.includes(key)) return 1;
  if (requested.labels.some((label) => areAlike(label, key))) return nearlyFull;
  const meanings = knownLabels().exact(key);
  if (requested.concept !== undefined && meanings?.has(requested.concept)) return nearlyFull;
  return Math.max(
    spottedIn(requested, place),
    ...requested.wordings.map((words) => likeness(queryTermsOf(words), queryTermsOf(title))),
  );
}

/** How much of a title is a detected label of the concept, which allows for OCR errors. */
function spottedIn({concept}: ColumnQuery, {table, at, document}: ColumnPlace): number {
  const {tokens} = table.columns[at]!;
  const detectedLabels = table.header.flatMap((line) => document.detectedLabels.get(line)!);
  const shares = detectedLabels.map(({line, from, to, concepts}) => {
    const weight = (concept && concepts.get(concept)) ?? 0;
    const covered = line.tokens.slice(from, to).filter((token) => tokens.includes(token)).length;
    return covered === 0 ? 0 : (weight * nearlyFull * (1 + covered / tokens.length)) / 2;
  });
  return Math.max(0, ...shares);
}

/** How well the terms of a requested column and of a title match. */
function likeness(requested: QueryTerm[], title: QueryTerm[]): number {
  if (requested.length === 0 || title.length === 0) return 0;
  const share = (some: QueryTerm[], others: QueryTerm[]) =>
    some.reduce((sum, unit) => sum + unit.weight * coverage(unit, others), 0) / weightOf(some);
  return (nearlyFull * (3 * share(requested, title) + share(title, requested))) / 4;
}

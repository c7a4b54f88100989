import type {ReadDocument} from '../headers/read-document.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import {coverage, queryTermsOf, weightOf, type QueryTerm} from '../../query/meaning/query-terms.js';
import {findValues} from '../../values/find-values.js';
import {addDecimals, compareDecimals, isNear, isZero, multiplyDecimals} from '../../values/decimal.js';
import {squash} from '../../values/fold.js';
import {similarity} from '../../values/similarity.js';
import {findMoney} from '../../values/money.js';
import {findNumbers} from '../../values/number.js';
import type {ColumnQuery} from '../line-items/requested-columns.js';
import {dateOf} from './dates-without-year.js';
import type {Table} from '../structure/table.js';

/** The column of a table for a requested column. */
export interface MatchedColumns {
  requested: ColumnQuery;
  /** Absent where the table has no such column. */
  at?: number;
  /** The column of outgoing amounts, if incoming and outgoing ones have a column each. */
  out?: number;
  score: number;
}

/** The table columns for the requested ones, each used once, best match first. */
export function matchColumns(
  requested: ColumnQuery[],
  table: Table,
  document: ReadDocument,
): MatchedColumns[] {
  const pairs = requested
    .flatMap((column) =>
      table.columns.map((_, at) => ({column, at, score: fitOf(column, {table, at, document})})),
    )
    .filter(({score}) => score >= leastFit)
    .sort((a, b) => b.score - a.score || b.at - a.at);
  const taken = new Map<ColumnQuery, MatchedColumns>();
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

/**
 * Assigns requested columns that no title names to the remaining columns that can hold them, in the order requested.
 */
function byElimination(
  matched: MatchedColumns[],
  {table, document}: Omit<MatchContext, 'matched'>,
): MatchedColumns[] {
  const free = new Set(table.columns.keys());
  for (const {at, out} of matched) for (const used of [at, out]) if (used !== undefined) free.delete(used);
  return matched.map((one) => {
    if (one.at !== undefined) return one;
    const at = [...free].find((column) =>
      isEndOfPeriod(one.requested)
        ? holdsTimes(table, column)
        : mayHold(one.requested, {table, at: column, document}),
    );
    if (at === undefined) return one;
    free.delete(at);
    return {...one, at, score: leastFit};
  });
}

/** "Start", "end": a requested column without a type that may be a time of day. */
function isEndOfPeriod({type, wordings}: ColumnQuery): boolean {
  const keys = wordings.flatMap((words) => queryTermsOf(words).map(({key}) => key));
  return type === 'text' && (keys.includes('theme start') || keys.includes('theme end'));
}

function holdsTimes({rows}: Table, at: number): boolean {
  const filled = rows.map(({cells}) => cells[at]!).filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => /^\d{1,2}[:.hH]\d{2}\b/.test(cell));
}

/**
 * Whether a column can hold the requested type; for text and names it must have more than two letters a cell on
 * average.
 */
function mayHold({type}: ColumnQuery, place: ColumnPlace): boolean {
  if (!holds(type, place)) return false;
  if (type !== 'text' && type !== 'name') return true;
  return lettersIn(place.table, place.at) > 2;
}

/** Of several columns of amounts (net, gross), the one that is quantity times price in every row. */
function asProven(one: MatchedColumns, {matched, table, document}: MatchContext): MatchedColumns {
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

const leastFit = 0.5;

interface ColumnPlace {
  table: Table;
  at: number;
  document: ReadDocument;
}

/** A title this similar to the words of the request is one of them misread. */
const misreadLikeness = 0.8;

/** 0 to 1: how well a title matches a requested column; 0 if its cells cannot hold the type. */
function fitOf(requested: ColumnQuery, place: ColumnPlace): number {
  const {title} = place.table.columns[place.at]!;
  if (title === '' || !holds(requested.type, place)) return 0;
  const key = squash(title);
  if (requested.labels.includes(key)) return 1;
  const alike = Math.max(0, ...requested.labels.map((label) => similarity(label, key)));
  if (alike >= misreadLikeness) return alike;
  const meanings = knownLabels().exact(key);
  if (requested.concept !== undefined && meanings?.has(requested.concept)) return 0.95;
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
    return weight * (0.55 + 0.4 * (covered / tokens.length)) * (covered > 0 ? 1 : 0);
  });
  return Math.max(0, ...shares);
}

/** How well the terms of a requested column and of a title match. */
function likeness(requested: QueryTerm[], title: QueryTerm[]): number {
  if (requested.length === 0 || title.length === 0) return 0;
  const share = (some: QueryTerm[], others: QueryTerm[]) =>
    some.reduce((sum, unit) => sum + unit.weight * coverage(unit, others), 0) / weightOf(some);
  return 0.7 * share(requested, title) + 0.2 * share(title, requested);
}

/** Whether at least 60 % of the filled cells can be read as the type. */
function holds(type: ColumnQuery['type'], {table, at, document}: ColumnPlace): boolean {
  const texts = table.rows.map(({cells}) => cells[at]!).filter((text) => text !== '');
  if (type === 'text' || type === 'name' || type === 'address' || type === 'identifier')
    return texts.length > 0;
  const isNoNumber = (text: string) =>
    type !== 'date' && /^\d{1,2}([./-])\d{1,2}(?:\1(?:\d{2,4})?)?$/.test(text) && !/^\d+\.\d+$/.test(text);
  const isRead = (text: string) =>
    !isNoNumber(text) && findValues(type, text, document.view.numberLocale).length > 0;
  const read = texts.filter((text) => isRead(text) || (type === 'date' && dateOf(text, document)));
  return texts.length > 0 && read.length >= 0.6 * texts.length;
}

interface MatchContext {
  matched: MatchedColumns[];
  table: Table;
  document: ReadDocument;
}

/**
 * Finds columns that no title names: for a description the one with the most letters, for a quantity the last one of
 * counts, for an amount the only one of money, or two of which each row fills one.
 */
function withRest(one: MatchedColumns, {matched, table, document}: MatchContext): MatchedColumns {
  const free = table.columns.map((_, at) => at).filter((at) => matched.every((other) => other.at !== at));
  if (one.requested.concept === 'description') {
    const [widest] = free
      .map((at) => ({at, letters: lettersIn(table, at)}))
      .filter(({letters}) => letters > 3)
      .sort((a, b) => b.letters - a.letters);
    return widest === undefined ? one : {...one, at: widest.at, score: leastFit};
  }
  if (one.requested.concept === 'quantity') {
    // The delivered quantity is right of the ordered one.
    const counts = free.filter((at) => holds('number', {table, at, document}) && areCounts(table, at));
    return counts.length === 0 ? one : {...one, at: counts.at(-1)!, score: leastFit};
  }
  if (one.requested.concept !== 'line_amount') return one;
  const named = (theme: string) =>
    free.find((at) => queryTermsOf(table.columns[at]!.title).some(({key}) => key === `theme ${theme}`));
  const [debit, credit] = [named('debit'), named('credit')];
  if (debit !== undefined && credit !== undefined) return {...one, at: credit, out: debit, score: 0.9};
  const money = free.filter((at) => holds('money', {table, at, document}) && isOfCents(table, at));
  if (money.length === 1) return {...one, at: money[0]!, score: leastFit};
  const pair = money.flatMap((first, index) =>
    money
      .slice(index + 1)
      .filter((second) => exclude(table, first, second))
      .map((second) => [first, second] as const),
  )[0];
  if (pair === undefined) return one;
  const [first, second] = pair;
  const all = table.columns.map((_, at) => at);
  // Account statements print outgoing before incoming amounts, bills charges before payments.
  const isOfTrade = matched.some(
    ({requested: {concept}}) => concept === 'quantity' || concept === 'unit_price',
  );
  const isSwapped = isOfTrade
    ? !lessens(table, {at: first, document}, all)
    : debit === second || credit === first || lessens(table, {at: second, document}, all);
  return {...one, at: isSwapped ? first : second, out: isSwapped ? second : first, score: leastFit};
}

/** The mean number of letters in the cells of a column. */
function lettersIn({rows}: Table, at: number): number {
  const letters = rows.map(({cells}) => cells[at]!.match(/\p{L}/gu)?.length ?? 0);
  return letters.reduce((sum, count) => sum + count, 0) / rows.length;
}

/** Whether each row fills exactly one of two columns, as with charges and payments. */
function exclude({rows}: Table, one: number, other: number): boolean {
  return rows.every(({cells}) => (cells[one] === '') !== (cells[other] === ''));
}

/** Whether another column holds a balance that falls by an amount of this one. */
function lessens(
  {rows}: Table,
  {at, document}: {at: number; document: ReadDocument},
  columns: number[],
): boolean {
  const read = (cells: string[], column: number) =>
    findMoney(cells[column]!, document.view.numberLocale).at(-1)?.value;
  return columns.some((balance) =>
    rows.some(({cells}, row) => {
      const [taken, now] = [read(cells, at), read(cells, balance)];
      const before = row === 0 ? undefined : read(rows[row - 1]!.cells, balance);
      if (taken === undefined || now === undefined || before === undefined || isZero(taken)) return false;
      return compareDecimals(addDecimals(now, taken), before) === 0;
    }),
  );
}

function areCounts({rows}: Table, at: number): boolean {
  return rows.every(({cells}) => /^\d{0,6}(?:[.,]\d{1,3})?(?: ?\p{L}{1,6}\.?)?$/u.test(cells[at]!));
}

function isOfCents({rows}: Table, at: number): boolean {
  return rows.some(({cells}) => /\d[.,]\d\d(?!\d)/.test(cells[at]!));
}

import {queryTermsOf} from '../../query/meaning/query-terms.js';
import type {ColumnQuery} from '../line-items/requested-columns.js';
import {
  areCounts,
  type ColumnPlace,
  areFilledInTurn,
  holdsType,
  holdsTimes,
  isOfCents,
  lessensBalance,
  lettersIn,
} from './column-content.js';
import {leastFit, type MatchContext, type MatchedColumn} from './matched-column.js';

/**
 * Finds columns that no title names: for a description the one with the most letters, for a quantity the last one of
 * counts, for an amount the only one of money, or two of which each row fills one.
 */
export function withRest(one: MatchedColumn, {matched, table, document}: MatchContext): MatchedColumn {
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
    const counts = free.filter((at) => holdsType('number', {table, at, document}) && areCounts(table, at));
    return counts.length === 0 ? one : {...one, at: counts.at(-1)!, score: leastFit};
  }
  if (one.requested.concept !== 'line_amount') return one;
  const named = (theme: string) =>
    free.find((at) => queryTermsOf(table.columns[at]!.title).some(({key}) => key === `theme ${theme}`));
  const [debit, credit] = [named('debit'), named('credit')];
  if (debit !== undefined && credit !== undefined) return {...one, at: credit, out: debit, score: 1};
  const money = free.filter((at) => holdsType('money', {table, at, document}) && isOfCents(table, at));
  if (money.length === 1) return {...one, at: money[0]!, score: leastFit};
  const pair = money.flatMap((first, index) =>
    money
      .slice(index + 1)
      .filter((second) => areFilledInTurn(table, first, second))
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
    ? !lessensBalance(table, {at: first, document}, all)
    : debit === second || credit === first || lessensBalance(table, {at: second, document}, all);
  return {...one, at: isSwapped ? first : second, out: isSwapped ? second : first, score: leastFit};
}

/**
 * Assigns requested columns that no title names to the remaining columns that can hold them, in the order requested.
 */
export function byElimination(
  matched: MatchedColumn[],
  {table, document}: Omit<MatchContext, 'matched'>,
): MatchedColumn[] {
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

/**
 * Whether a column can hold the requested type; for text and names it must have more than two letters a cell on
 * average.
 */
function mayHold({type}: ColumnQuery, place: ColumnPlace): boolean {
  if (!holdsType(type, place)) return false;
  if (type !== 'text' && type !== 'name') return true;
  return lettersIn(place.table, place.at) > 2;
}

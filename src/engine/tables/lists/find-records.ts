import type {ExtractedField, FieldValue} from '../../../contract/extraction.js';
import {unionOf} from '../../box.js';
import type {ReadDocument} from '../headers/read-document.js';
import {fractionOf} from '../../scoring/field-result.js';
import {negateDecimal} from '../../values/decimal.js';
import {findValues} from '../../values/find-values.js';
import {cleanName} from '../../values/name.js';
import {tableBelowTitles} from '../structure/table-below-titles.js';
import type {ColumnQuery} from '../line-items/requested-columns.js';
import {rowsOnNextPages} from '../structure/following-pages.js';
import type {Table, TableRow} from '../structure/table.js';
import {dateOf, isDay} from './dates-without-year.js';
import {matchColumns} from './column-match.js';
import {leastFit, type MatchedColumn} from './matched-column.js';
import {tableConfidence} from '../line-items/table-confidence.js';

interface MatchedTable {
  table: Table;
  matched: MatchedColumn[];
  score: number;
  end: number;
}

/** The rows of a table of any kind whose titles match the requested columns; `undefined` if there is none. */
export function findRecords(requested: ColumnQuery[], document: ReadDocument): ExtractedField | undefined {
  const found = document.view.pages.flatMap((page) =>
    page.rows.flatMap((_, at): MatchedTable[] => {
      const below = tableBelowTitles(page, at, document);
      if (below === undefined) return [];
      const matched = matchColumns(requested, below.table, document);
      const score = matched.reduce((sum, one) => sum + one.score, 0) / requested.length;
      return isMatch(matched) ? [{...below, matched, score}] : [];
    }),
  );
  const best = found.reduce<MatchedTable | undefined>(
    (one, other) => (one === undefined || other.score > one.score ? other : one),
    undefined,
  );
  if (best === undefined) return undefined;
  const same = found.filter((one) => titlesOf(one) === titlesOf(best));
  return fieldOf(same, best.score, document);
}

function titlesOf({table}: MatchedTable): string {
  return table.columns.map(({title}) => title).join('|');
}

/**
 * Whether a table has most of the requested columns, at least one of them by its title. Of goods two, as many tables
 * have a column of amounts.
 */
function isMatch(matched: MatchedColumn[]): boolean {
  const placed = matched.filter(({at}) => at !== undefined);
  const titled = placed.filter(({score}) => score > leastFit);
  const isOfTrade = isTrade(matched);
  const least = Math.max(matched.length / 2, Math.min(2, matched.length));
  const isAccount = matched.some(({out}) => out !== undefined) && titled.length > 0;
  return (placed.length >= least && titled.length >= (isOfTrade ? 2 : 1)) || (isOfTrade && isAccount);
}

function isTrade(matched: MatchedColumn[]): boolean {
  return matched.some(({requested: {concept}}) => concept === 'quantity' || concept === 'unit_price');
}

/** Whether a row of a table of goods is no payment: where charges and payments have a column each, it has a charge. */
function isSold({cells}: TableRow, matched: MatchedColumn[]): boolean {
  const account = isTrade(matched) ? matched.find(({out}) => out !== undefined) : undefined;
  return account?.at === undefined || cells[account.at] !== '';
}

function fieldOf(found: MatchedTable[], score: number, document: ReadDocument): ExtractedField | undefined {
  const records = found.flatMap(({table, matched, end}) =>
    [...table.rows, ...rowsOnNextPages(table, end, document)]
      .filter((record) => isSold(record, matched))
      .map((record) => ({record, row: rowOf(record, matched, document)})),
  );
  const least = found[0]!.matched.filter(({at}) => at !== undefined).length > 1 ? 2 : 1;
  const filled = records.filter(
    ({row}) => Object.values(row).filter((value) => value !== null).length >= least,
  );
  if (filled.length === 0) return undefined;
  const {page} = found[0]!.table;
  const lines = filled.flatMap(({record}) => record.lines);
  return {
    value: filled.map(({row}) => row),
    confidence: tableConfidence(score),
    route: 'table',
    page: page.number,
    box: fractionOf(unionOf(lines.filter((line) => line.page === page).map(({box}) => box)), page),
    raw: filled.map(({record}) => record.lines.map(({text}) => text).join(' ')).join('\n'),
    source: lines[0]!.source,
  };
}

function rowOf(
  {cells}: TableRow,
  matched: MatchedColumn[],
  document: ReadDocument,
): Record<string, FieldValue> {
  return Object.fromEntries(
    matched.map(({requested, at, out}) => {
      const value = at === undefined ? null : valueOf(cells[at]!, requested, document);
      const paid = out === undefined ? null : valueOf(cells[out]!, requested, document);
      return [requested.name, value ?? (typeof paid === 'string' ? negateDecimal(paid) : null)];
    }),
  );
}

function valueOf(text: string, {type}: ColumnQuery, document: ReadDocument): FieldValue {
  if (text === '') return null;
  if (type === 'date' && isDay(text)) return dateOf(text, document) ?? null;
  // "A-" is a grade: only longer texts lose the punctuation at their ends.
  if (type === 'text' || type === 'name' || type === 'address')
    return text.length < 4 ? text : cleanName(text) || text;
  const found = findValues(type, text, document.view.numberLocale);
  const hit = type === 'money' ? found.at(-1) : found[0];
  if (hit === undefined) return null;
  // "842,00 S": a letter marks a debit (German "Soll").
  const isTaken = type === 'money' && /\d ?[SD]$/.test(text) && typeof hit.value === 'string';
  return isTaken ? negateDecimal(hit.value as string) : hit.value;
}

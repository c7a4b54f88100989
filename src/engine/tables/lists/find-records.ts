import type {ExtractedField, FieldValue} from '../../../contract/extraction.js';
import {unionOf} from '../../box.js';
import type {ReadDocument} from '../../fields/document.js';
import {fractionOf} from '../../fields/result.js';
import type {DocumentView} from '../../fields/view.js';
import {negateDecimal} from '../../values/decimal.js';
import {findValues} from '../../values/find-values.js';
import {cleanName} from '../../values/name.js';
import type {AskedColumn} from '../line-items/requested-columns.js';
import {dateOf, isDay} from './dates-without-year.js';
import {matchColumns, type Matched} from './column-match.js';
import {recordsBelow, type RecordTable, type TableRecord} from '../structure/records.js';

/** The rows of a table of any kind whose titles say what is asked for; `undefined` where there is none. */
export function findRecords(asked: AskedColumn[], document: ReadDocument): ExtractedField | undefined {
  const found = document.view.pages.flatMap((page) =>
    page.rows.flatMap((row, at) => {
      if (!mayTitle(row.map(({text}) => text))) return [];
      const table = recordsBelow(page, at, document);
      if (table === undefined) return [];
      const matched = matchColumns(asked, table, document);
      const score = matched.reduce((sum, one) => sum + one.score, 0) / asked.length;
      return isMatch(matched) ? [{table, matched, score, at}] : [];
    }),
  );
  const best = found.reduce<(typeof found)[number] | undefined>(
    (one, other) => (one === undefined || other.score > one.score + 0.01 ? other : one),
    undefined,
  );
  if (best === undefined) return undefined;
  const titles = ({table}: (typeof found)[number]) => table.columns.map(({title}) => title).join('|');
  const same = found.filter((one) => titles(one) === titles(best));
  return fieldOf(same, best.score, document.view);
}

/** Words beside each other, hardly a number. */
function mayTitle(texts: string[]): boolean {
  const words = texts.flatMap((text) => text.split(' '));
  return words.length > 1 && words.length < 30 && words.filter((word) => /\d/.test(word)).length < 2;
}

/** Most columns of the request, at least one by its title; of what is sold two, for amounts stand below many titles. */
function isMatch(matched: Matched[]): boolean {
  const placed = matched.filter(({at}) => at !== undefined);
  const titled = placed.filter(({score}) => score > 0.5);
  const isOfTrade = isTrade(matched);
  const least = Math.max(0.6 * matched.length, Math.min(2, matched.length));
  const isAccount = matched.some(({out}) => out !== undefined) && titled.length > 0;
  return (placed.length >= least && titled.length >= (isOfTrade ? 2 : 1)) || (isOfTrade && isAccount);
}

function isTrade(matched: Matched[]): boolean {
  return matched.some(({asked: {concept}}) => concept === 'quantity' || concept === 'unit_price');
}

/** What was paid for things is none of them. */
function isSold({cells}: TableRecord, matched: Matched[]): boolean {
  const account = isTrade(matched) ? matched.find(({out}) => out !== undefined) : undefined;
  return account?.at === undefined || cells[account.at] !== '';
}

interface FoundTable {
  table: RecordTable;
  matched: Matched[];
}

function fieldOf(found: FoundTable[], score: number, view: DocumentView): ExtractedField | undefined {
  const rows = found.flatMap(({table, matched}) =>
    table.records
      .filter((record) => isSold(record, matched))
      .map((record) => ({record, row: rowOf(record, matched, view)})),
  );
  const filled = rows.filter(({row}) => Object.values(row).filter((value) => value !== null).length > 1);
  if (filled.length === 0) return undefined;
  const {page} = found[0]!.table;
  const lines = filled.flatMap(({record}) => record.lines);
  return {
    value: filled.map(({row}) => row),
    confidence: Math.round((0.5 + 0.4 * score) * 1000) / 1000,
    route: 'table',
    page: page.number,
    box: fractionOf(unionOf(lines.filter((line) => line.page === page).map(({box}) => box)), page),
    raw: filled.map(({record}) => record.lines.map(({text}) => text).join(' ')).join('\n'),
    source: lines[0]!.source,
  };
}

function rowOf({cells}: TableRecord, matched: Matched[], view: DocumentView): Record<string, FieldValue> {
  return Object.fromEntries(
    matched.map(({asked, at, out}) => {
      const value = at === undefined ? null : valueOf(cells[at]!, asked, view);
      const paid = out === undefined ? null : valueOf(cells[out]!, asked, view);
      return [asked.name, value ?? (typeof paid === 'string' ? negateDecimal(paid) : null)];
    }),
  );
}

function valueOf(text: string, {type}: AskedColumn, view: DocumentView): FieldValue {
  if (text === '') return null;
  if (type === 'date' && isDay(text)) return dateOf(text, view) ?? null;
  // "A-" is a grade; what stands at the ends of longer texts is none of them.
  if (type === 'text' || type === 'name' || type === 'address')
    return text.length < 4 ? text : cleanName(text) || text;
  const found = findValues(type, text, view.notation);
  const hit = type === 'money' ? found.at(-1) : found[0];
  if (hit === undefined) return null;
  // "842,00 S": what a bank takes is marked by a letter.
  const isTaken = type === 'money' && /\d ?[SD]$/.test(text) && typeof hit.value === 'string';
  return isTaken ? negateDecimal(hit.value as string) : hit.value;
}

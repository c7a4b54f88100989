import {unionOf} from '../box.js';
import type {TextLine} from '../fields/view.js';
import type {HeaderColumn} from './header-column.js';
import {runsOf} from './runs.js';

/** The columns of a heading, and the one of numbers 1, 2, 3 at the left of the rows, which often has no title. */
export function withNumbering(columns: HeaderColumn[], rows: TextLine[][]): HeaderColumn[] {
  const [first] = columns;
  if (first === undefined || columns.some(({concepts}) => concepts.has('position'))) return columns;
  const leads = rows.flatMap((row) => {
    const [run] = row.flatMap(runsOf);
    const box = run && unionOf(run.map((token) => token.box));
    return run && box && box.right < first.box.left ? [{box, text: run.map(({text}) => text).join(' ')}] : [];
  });
  const numbers = leads.map(({text}) => (/^\d{1,4}[.)]?$/.test(text) ? Number.parseInt(text) : 0));
  const isCounting = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  if (numbers.length === 0 || !isCounting) return columns;
  const box = unionOf(leads.map((lead) => lead.box));
  return [{box, title: '', concepts: new Map([['position', 0.7]])}, ...columns];
}

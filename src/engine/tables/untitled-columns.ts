import {unionOf} from '../box.js';
import type {TextLine} from '../fields/view.js';
import type {Box} from '../page.js';
import type {HeaderColumn} from './header.js';
import {runsOf} from './runs.js';

/**
 * The columns of a heading and those the rows have beside them, such as numbers of the items or units, that nothing
 * titles. `rows` are rows of figures.
 */
export function withUntitled(columns: HeaderColumn[], rows: TextLine[][]): HeaderColumn[] {
  const first = columns[0];
  if (first === undefined) return columns;
  const leads = rows.flatMap((row) => {
    const [run] = row.flatMap(runsOf);
    const box = run && unionOf(run.map((token) => token.box));
    return run && box && box.right < first.box.left ? [{box, text: run.map(({text}) => text).join(' ')}] : [];
  });
  if (leads.length < 0.6 * rows.length || leads.length === 0) return columns;
  const isNumbering = leads.every(({text}) => /^\d{1,4}[.)]?$/.test(text));
  const box: Box = unionOf(leads.map((lead) => lead.box));
  // What begins left of its title, as names under a title set in the middle do, is no column of its own.
  return isNumbering ? [{box, title: '', concepts: new Map([['position', 0.7]])}, ...columns] : columns;
}

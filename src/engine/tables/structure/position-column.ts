import {unionOf} from '../../box.js';
import type {TextLine, Token} from '../../page-view/document-view.js';
import type {HeaderColumn} from '../headers/header-column.js';
import {hasNumberUnder} from '../headers/number-under.js';

/** The columns of a header, preceded by an untitled column of item numbers (1, 2, 3) if there is one left of them. */
export function withNumbering(columns: HeaderColumn[], rows: TextLine[][]): HeaderColumn[] {
  const [first] = columns;
  if (first === undefined || columns.some(({concepts}) => concepts.has('position'))) return columns;
  const leads = rows.flatMap((row) => {
    const lead = row[0]?.tokens[0];
    const isItem = columns.filter(({box}) => hasNumberUnder(row, box)).length > 1;
    return lead !== undefined && lead.box.right < first.box.left && (isItem || /^\d+[.)]?$/.test(lead.text))
      ? [lead]
      : [];
  });
  const numbers = leads.flatMap(({text}) => (/^\d{1,4}[.)]?$/.test(text) ? [Number.parseInt(text)] : []));
  const isCounting = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  const isMisread = ({text}: Token) => text.length < 3 && !/\d/.test(text);
  const others = leads.length - numbers.length - leads.filter(isMisread).length;
  if (numbers.length === 0 || !isCounting || others > 0) return columns;
  const box = unionOf(leads.map((lead) => lead.box));
  return [{box, title: '', concepts: new Map([['position', 1]])}, ...columns];
}

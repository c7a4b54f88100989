import {findMoney} from '../values/money.js';
import type {LineRange} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {doubtful} from '../levels.js';

/** An amount at a position on a page. */
export interface AmountPosition {
  value: string;
  raw: string;
  /** 0 to 1: how much it reads like money. */
  quality: number;
  piece: LineRange;
  /** Position of its row among the rows of all pages. */
  row: number;
  /** Amounts in its row, and whether it is the last of them. */
  beside: number;
  isLast: boolean;
}

/** All amounts in reading order; deductions are negative. */
export function findAmounts({view}: ReadDocument): AmountPosition[] {
  return view.pages
    .flatMap((page) => page.rows)
    .flatMap((lines, row) => {
      const hits = lines.flatMap((line) =>
        findMoney(line.text, view.numberLocale).map((hit) => ({line, hit})),
      );
      const amounts = hits.filter(({hit}) => hit.quality >= doubtful);
      return amounts.map(({line, hit}, index) => ({
        value: hit.value,
        raw: hit.raw,
        quality: hit.quality,
        piece: {line, start: hit.start, end: hit.end},
        row,
        beside: amounts.length,
        isLast: index === amounts.length - 1,
      }));
    });
}

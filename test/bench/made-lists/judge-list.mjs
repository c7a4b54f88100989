// When a row counts as right: each wanted column has its value in it, under whatever name.
import {findDates} from '../../../dist/engine/values/date.js';
import {findMoney} from '../../../dist/engine/values/money.js';
import {similarity} from '../../../dist/engine/values/similarity.js';

/** Recognised letters may differ a little. */
const leastLikeness = 0.85;

export function judgeList({rows, asked, values}, found, numberLocale) {
  const open = Array.isArray(found) ? [...found] : found === null || found === undefined ? [] : [found];
  const wanted = values?.map((value) => ({value: [value]})) ?? rows;
  const keys = asked ?? ['value'];
  const given = open.length;
  let right = 0;
  for (const row of wanted) {
    const at = open.findIndex((other) =>
      keys.every((key) => row[key].some((one) => isIn(one, other, numberLocale))),
    );
    if (at < 0) continue;
    right++;
    open.splice(at, 1);
  }
  return {truths: wanted.length, given, right};
}

function isIn(wanted, row, numberLocale) {
  const cells = row !== null && typeof row === 'object' ? Object.values(row) : [row];
  return cells.some((cell) => isSame(wanted, cell, numberLocale));
}

function isSame(wanted, cell, numberLocale) {
  if (wanted === null) return cell === null;
  if (cell === null) return false;
  if (typeof wanted === 'number') return sameNumber(wanted / 100, cell, numberLocale);
  if (plain(wanted) === plain(cell)) return true;
  if (findDates(wanted, numberLocale).some(({value}) => value === cell)) return true;
  return similarity(plain(wanted), plain(cell)) >= leastLikeness;
}

function sameNumber(wanted, cell, numberLocale) {
  const number = /^-?\d+(\.\d+)?$/.test(cell)
    ? Number(cell)
    : Number(findMoney(String(cell), numberLocale).at(-1)?.value);
  return Math.abs(number - wanted) < 0.005;
}

function plain(text) {
  return String(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

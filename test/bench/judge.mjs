// When a value counts as right: equal after lower case and dropping all but letters and digits; dates and amounts
// after parsing. Fuzzy accepts a similarity of 0.85 for names, addresses and texts.
import {findDates} from '../../dist/engine/values/date.js';
import {findMoney} from '../../dist/engine/values/money.js';
import {similarity} from '../../dist/engine/values/similarity.js';

const dates = new Set(['date', 'issue_date', 'due_date']);
const amounts = new Set(['total', 'tax', 'net_total', 'tax_total', 'grand_total']);
const loose = new Set([
  'company',
  'address',
  'seller_name',
  'buyer_name',
  'registrant_name',
  'signer_name',
  'signer_title',
]);

export function judge(field, wanted, found) {
  const all = Array.isArray(wanted) ? wanted : [wanted];
  const verdicts = all.map((one) => judgeOne(field, one, found));
  return {exact: verdicts.some(({exact}) => exact), fuzzy: verdicts.some(({fuzzy}) => fuzzy)};
}

function judgeOne(field, wanted, found) {
  if (found === null || found === undefined || found === '') return {exact: false, fuzzy: false};
  if (dates.has(field))
    return both(dateReadings(wanted).includes(String(found)) || plain(wanted) === plain(found));
  if (amounts.has(field)) return both(Math.abs(Number(amountOf(wanted)) - Number(found)) < 0.005);
  const exact = plain(wanted) === plain(found);
  return {exact, fuzzy: exact || (loose.has(field) && similarity(plain(wanted), plain(found)) >= 0.85)};
}

/** Rows whose amount and quantity agree and whose description is the same; each found row answers one wanted row. */
export function judgeRows(wanted, found) {
  const open = [...(found ?? [])];
  const rows = wanted.filter((row) => row.description !== null || row.amount !== null);
  let [exact, fuzzy] = [0, 0];
  for (const row of rows) {
    const hit = open.findIndex((other) => sameRow(row, other, 0.85));
    if (hit < 0) continue;
    fuzzy++;
    if (sameRow(row, open[hit], 1)) exact++;
    open.splice(hit, 1);
  }
  return {truths: rows.length, given: (found ?? []).length, exact, fuzzy};
}

function sameRow(wanted, found, least) {
  const amounts = wanted.amount === null || sameNumber(wanted.amount, found.amount);
  const quantities = wanted.quantity === null || sameNumber(wanted.quantity, found.quantity);
  return (
    amounts &&
    quantities &&
    (wanted.description === null || likeness(wanted.description, found.description) >= least)
  );
}

function sameNumber(wanted, found) {
  return found !== null && found !== undefined && Math.abs(Number(wanted) - Number(found)) < 0.005;
}

function likeness(wanted, found) {
  if (typeof found !== 'string') return 0;
  const [a, b] = [plain(wanted), plain(found)];
  return a === b ? 1 : Math.min(0.99, similarity(a, b));
}

function both(right) {
  return {exact: right, fuzzy: right};
}

/** The truth may be written either way round. */
function dateReadings(text) {
  return [true, false].flatMap((dayFirst) => findDates(text, {dayFirst}).map(({value}) => value));
}

function amountOf(text) {
  return findMoney(String(text), {dayFirst: true, decimal: '.'})[0]?.value ?? text;
}

function plain(text) {
  return String(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

import {heightOf} from '../box.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {findAmounts, type AmountPosition} from './amount-positions.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import type {TextLine} from '../page-view/document-view.js';
import {doubtful} from '../levels.js';
import {isLikelyMoney} from '../values/money.js';
import {isRoundedForCash, isSameAmount} from './cents.js';
import {isLikelyLabel} from '../labels/label-detection.js';

/** Features of an amount as the total of a receipt, each about 0 to 1. */
export type TotalFeatures = Record<(typeof totalFeatureNames)[number], number>;

export const totalFeatureNames = [
  'label',
  'reconciled',
  'label wrapped above',
  'label of something else',
  'label of payment',
  'label of change',
  'paid less change',
  'two amounts below differ by it',
  'again below',
  'sum of two to five above',
  'sum of more above',
  'rounded from one above',
  'rounded to one below',
  'difference to the next',
  'largest',
  'second largest',
  'size',
  'depth',
  'last amount',
  'tall letters',
  'currency',
  'alone in its row',
  'at the right edge',
] as const;

export interface TotalChoice {
  value: string;
  positions: AmountPosition[];
  features: TotalFeatures;
}

/** Candidates of all fields before and after arithmetic changed their scores. */
export interface WeightedTotal {
  before: ScoredValue[];
  after: ScoredValue[];
}

/** Every amount of a receipt that may be its total, with its features. */
export function totalChoices({before, after}: WeightedTotal, document: ReadDocument): TotalChoice[] {
  const all = amountsOf({before, after}, document);
  const positions = all.filter(({value}) => Number(value) > 0);
  const known: Known = {
    all,
    positions,
    labelled: bestByValue(before, 'grand_total'),
    reconciled: bestByValue(after, 'grand_total'),
    paid: bestByValue(before, 'paid_amount'),
    change: bestByValue(before, 'change'),
    sizes: [...new Set(positions.map(({value}) => Number(value)))].sort((a, b) => b - a),
    right: Math.max(...positions.map(({piece}) => piece.line.box.right)),
    document,
  };
  const values = [...new Set(positions.map(({value}) => value))];
  return values.map((value) => {
    const own = positions.filter((position) => position.value === value);
    return {value, positions: own, features: featuresOf(value, own, known)};
  });
}

/** The amounts on the page, and totals that follow from its arithmetic: paid less change may be the rounded total. */
function amountsOf({before, after}: WeightedTotal, document: ReadDocument): AmountPosition[] {
  const labelled = bestByValue(before, 'grand_total');
  const all = findAmounts(document);
  const standing = all.filter((amount) => isLikelyMoney(amount) || labelled.has(amount.value));
  const values = new Set(standing.map(({value}) => value));
  const totals = after.filter(({query}) => query.concept === 'grand_total' && query.type === 'money');
  const derived = totals.filter(({value}) => !values.has(String(value)));
  return [
    ...standing,
    ...withLostPoints(standing),
    ...derived.map((candidate) => positionOf(candidate, document)),
  ].sort((a, b) => a.row - b.row);
}

function positionOf({value, raw, lines, start, end}: ScoredValue, {view}: ReadDocument): AmountPosition {
  const [line] = lines as [TextLine];
  const above = view.pages.slice(0, view.pages.indexOf(line.page));
  const row = above.reduce((sum, {rows}) => sum + rows.length, line.row);
  return {value: String(value), raw, quality: 1, piece: {line, start, end}, row, beside: 2, isLast: false};
}

/** Among amounts with cents, `17490` at the end of a row may be `174.90`, its decimal separator not recognised. */
function withLostPoints(all: AmountPosition[]): AmountPosition[] {
  const withCents = all.filter(({raw}) => /[.,]\d{2}\D*$/.test(raw)).length;
  if (withCents < 3 || withCents < all.length / 2) return [];
  return all
    .filter(({raw, isLast, piece: {line}}) => isLast && line.source === 'ocr' && /^\D*\d{3,6}$/.test(raw))
    .map((position) => ({...position, value: (Number(position.value) / 100).toFixed(2)}));
}

interface Known {
  /** Deductions, such as discounts, included. */
  all: AmountPosition[];
  positions: AmountPosition[];
  labelled: Map<string, number>;
  reconciled: Map<string, number>;
  paid: Map<string, number>;
  change: Map<string, number>;
  /** Largest first. */
  sizes: number[];
  right: number;
  document: ReadDocument;
}

function featuresOf(value: string, own: AmountPosition[], known: Known): TotalFeatures {
  const amount = Number(value);
  const {labelled, reconciled, paid, change, sizes, positions, document} = known;
  const lines = own.map(({piece}) => piece.line);
  const any = (test: (position: AmountPosition) => boolean) => (own.some(test) ? 1 : 0);
  const rows = document.view.pages.reduce((sum, page) => sum + page.rows.length, 0);
  return {
    label: labelled.get(value) ?? 0,
    reconciled: reconciled.get(value) ?? 0,
    'label wrapped above': any((position) => isBelowLabel(position, document)),
    'label of something else': any((position) => isCalledOtherwise(position, document)),
    'label of payment': paid.get(value) ?? 0,
    'label of change': change.get(value) ?? 0,
    'paid less change': isPaidLessChange(amount, known) ? 1 : 0,
    'two amounts below differ by it': any((position) => differBelow(position, known)),
    'again below': any((position) => own.some(({row}) => row > position.row && row <= position.row + 4)),
    'sum of two to five above': any((position) => isSumAbove(position, known, [2, 5])),
    'sum of more above': any((position) => isSumAbove(position, known, [6, 40])),
    'rounded from one above': any((position) => positions.some((other) => isRounded(other, position))),
    'rounded to one below': any((position) => positions.some((other) => isRounded(position, other))),
    'difference to the next': sizes[0] === amount && sizes.length > 1 ? 1 - sizes[1]! / amount : 0,
    largest: amount === sizes[0] ? 1 : 0,
    'second largest': amount === sizes[1] ? 1 : 0,
    size: amount / sizes[0]!,
    depth: Math.max(...own.map(({row}) => row)) / rows,
    'last amount': positions.at(-1)!.value === value ? 1 : 0,
    'tall letters': Math.max(0, ...lines.map(({box, page}) => heightOf(box) / page.lineHeight - 1)),
    currency: any(({raw}) => /[^\d.,\s()*-]/.test(raw)),
    'alone in its row': any(({beside}) => beside === 1),
    'at the right edge': any(
      ({piece: {line}, isLast}) => isLast && known.right - line.box.right < 3 * line.page.lineHeight,
    ),
  };
}

function bestByValue(candidates: ScoredValue[], concept: ConceptName): Map<string, number> {
  const best = new Map<string, number>();
  for (const {query, value, score} of candidates)
    if (query.concept === concept && query.type === 'money')
      best.set(String(value), Math.max(score, best.get(String(value)) ?? 0));
  return best;
}

/**
 * `TOTAL SALES (INCLUSIVE` / `OF GST)` / `34.50`: whether a label for a total, without an amount of its own, is in
 * one of the two rows above.
 */
function isBelowLabel({piece: {line}}: AmountPosition, {detectedLabels}: ReadDocument): boolean {
  const {rows} = line.page;
  const isBare = rows[line.row]!.every(({text}) => !/\p{L}{3}/u.test(text));
  const above = [1, 2].map((up) => rows[line.row - up] ?? []);
  const stops = above.findIndex((row) => row.some(({text}) => /\d[.,]\d{2}/.test(text)));
  const free = stops < 0 ? above : above.slice(0, stops);
  return (
    isBare &&
    free
      .flat()
      .some((one) =>
        detectedLabels.get(one)!.some((label) => label.concepts.has('grand_total') && isLikelyLabel(label)),
      )
  );
}

const others: ConceptName[] = [
  'subtotal',
  'tax_total',
  'discount',
  'rounding',
  'change',
  'tax_base',
  'net_total',
];

/** Whether the row of an amount has a label for something else and none for a total. */
function isCalledOtherwise({piece: {line}}: AmountPosition, {detectedLabels}: ReadDocument): boolean {
  const beside = line.page.rows[line.row]!.flatMap((one) => detectedLabels.get(one)!).filter(isLikelyLabel);
  const isCalled = (name: ConceptName) => beside.some(({concepts}) => concepts.has(name));
  return others.some(isCalled) && !isCalled('grand_total');
}

function isPaidLessChange(amount: number, {paid, change}: Known): boolean {
  return [...paid].some(([given, sure]) =>
    [...change].some(
      ([back, too]) =>
        Math.min(sure, too) > doubtful &&
        Number(back) > 0 &&
        isSameAmount(Number(given) - Math.abs(Number(back)), amount),
    ),
  );
}

/** Whether two amounts up to five rows below differ by this one, as cash and change do, labelled or not. */
function differBelow({row, value}: AmountPosition, {positions}: Known): boolean {
  const near = positions.filter((position) => position.row > row && position.row <= row + 5);
  return near.some(
    (given) =>
      Number(given.value) > Number(value) &&
      near.some(
        (back) =>
          back.row > given.row && isSameAmount(Number(given.value) - Number(back.value), Number(value)),
      ),
  );
}

/** Whether the amounts that end the rows above, at least `least` and at most `most` of them, add up to this one. */
function isSumAbove({row, value}: AmountPosition, {all}: Known, [least, most]: [number, number]): boolean {
  const above = all.filter((position) => position.isLast && position.row < row).slice(-most);
  let sum = 0;
  for (const [index, {value: next}] of above.reverse().entries()) {
    sum += Number(next);
    if (index + 1 >= least && isSameAmount(sum, Number(value))) return true;
  }
  return false;
}

/** Whether `to` is `from` rounded for cash and up to six rows below it: to five cents, or to a whole amount. */
function isRounded(from: AmountPosition, to: AmountPosition): boolean {
  const [exact, due] = [Number(from.value), Number(to.value)];
  if (from.row >= to.row || to.row - from.row > 6 || isSameAmount(exact, due)) return false;
  return (
    (isRoundedForCash(exact, due) && /[05]$/.test(to.value)) ||
    (2 * Math.abs(exact - due) < 1 && to.value.endsWith('.00') && exact > 5)
  );
}

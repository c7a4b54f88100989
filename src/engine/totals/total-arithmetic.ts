// totals: net, tax and gross amounts with their arithmetic; tax rates, receipts, currency.

import {addDecimals, compareDecimals, isNear, isZero, negateDecimal} from '../values/decimal.js';
import {unionOf} from '../box.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {overlaps, type ScoredValue} from '../scoring/scored-value.js';
import {certain, doubtful, likely} from '../levels.js';

/**
 * Raises the scores of net, tax and gross candidates that add up, as they confirm each other, and lowers those of
 * other values.
 */
export function reconcileTotals(candidates: ScoredValue[]): ScoredValue[] {
  const net = topOf(candidates, 'net_total');
  const tax = topOf(candidates, 'tax_total');
  const gross = topOf(candidates, 'grand_total');
  const sum = bestSum(net, [...tax, ...sumsOfTaxes(candidates)], gross);
  if (sum === undefined) return candidates;
  const all = candidates.includes(sum.tax) ? candidates : [...candidates, sum.tax];
  return all.map((candidate) => {
    const member = memberFor(candidate, sum);
    if (member === undefined) return candidate;
    if (candidate.value === member.value) return {...candidate, score: lift(candidate.score, sum.weight)};
    return {...candidate, score: candidate.score * likely};
  });
}

interface Sum {
  net: ScoredValue;
  tax: ScoredValue;
  gross: ScoredValue;
  weight: number;
}

const considered = 12;

/**
 * Candidates for the total of several taxes where none is printed: the sum of two to four labelled rows, each by its
 * rightmost amount, or of the values below the labels of one row.
 */
export function sumsOfTaxes(candidates: ScoredValue[]): ScoredValue[] {
  const taxes = candidates.filter(
    ({query, score, value}) =>
      query.concept === 'tax_total' && query.type === 'money' && score > doubtful && !isZero(String(value)),
  );
  const rows = lastOfEach(
    taxes,
    ({lines, detectedLabel}) => lines[0]!.row === detectedLabel?.line.row && detectedLabel,
  );
  return [
    ...rows.flatMap((_, from) => [2, 3, 4].flatMap((count) => sumOf(rows.slice(from, from + count), count))),
    ...besideEachOther(taxes).flatMap((row) => sumOf(row, Math.max(2, row.length))),
  ];
}

/** The rightmost candidate for each key. */
function lastOfEach(candidates: ScoredValue[], keyOf: (candidate: ScoredValue) => unknown): ScoredValue[] {
  const last = new Map<unknown, ScoredValue>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    if (!key) continue;
    const known = last.get(key);
    if (known === undefined || candidate.box.right > known.box.right) last.set(key, candidate);
  }
  return [...last.values()];
}

/** Values in one row, each below its own label, with the labels in one of the two rows above. */
function besideEachOther(candidates: ScoredValue[]): ScoredValue[][] {
  const rows = new Map<string, ScoredValue[]>();
  for (const candidate of candidates) {
    const {detectedLabel, lines} = candidate;
    const [line] = lines;
    if (
      detectedLabel === undefined ||
      line!.row <= detectedLabel.line.row ||
      line!.row > detectedLabel.line.row + 2
    )
      continue;
    const key = `${line!.page.number} ${detectedLabel.line.row} ${line!.row}`;
    const row = rows.get(key) ?? [];
    if (row.every((other) => other.detectedLabel !== detectedLabel && !overlaps(other, candidate)))
      rows.set(key, [...row, candidate]);
  }
  return [...rows.values()].filter((row) => row.length > 1 && row.length < 5);
}

function sumOf(parts: ScoredValue[], count: number): ScoredValue[] {
  const [first] = parts;
  if (first === undefined || parts.length < count) return [];
  return [
    {
      ...first,
      value: addDecimals(...parts.map(({value}) => String(value))),
      raw: parts.map(({raw}) => raw).join('\n'),
      score: certain * Math.min(...parts.map(({score}) => score)),
      lines: parts.flatMap(({lines}) => lines),
      box: unionOf(parts.map(({box}) => box)),
    },
  ];
}

function topOf(candidates: ScoredValue[], concept: ConceptName): ScoredValue[] {
  const byValue = new Map<string, ScoredValue>();
  for (const candidate of candidates) {
    if (candidate.query.concept !== concept || candidate.query.type !== 'money') continue;
    const known = byValue.get(String(candidate.value));
    if (known === undefined || known.score < candidate.score) byValue.set(String(candidate.value), candidate);
  }
  return [...byValue.values()].sort((a, b) => b.score - a.score).slice(0, considered);
}

function bestSum(nets: ScoredValue[], taxes: ScoredValue[], grosses: ScoredValue[]): Sum | undefined {
  let best: Sum | undefined;
  for (const gross of grosses)
    for (const net of nets)
      for (const tax of taxes) {
        if (!addsUp(String(net.value), String(tax.value), String(gross.value))) continue;
        const weight = (net.score + tax.score + gross.score) / 3;
        if (best === undefined || weight > best.weight) best = {net, tax, gross, weight};
      }
  return best;
}

/** Whether net and tax make gross, within 0.02. Never for a gross of zero, or a tax greater than net. */
function addsUp(net: string, tax: string, gross: string): boolean {
  if (isZero(gross) || compareDecimals(absolute(tax), absolute(net)) > 0) return false;
  return isNear(addDecimals(net, tax), gross, '0.02');
}

function absolute(value: string): string {
  return value.startsWith('-') ? negateDecimal(value) : value;
}

function memberFor(candidate: ScoredValue, sum: Sum): ScoredValue | undefined {
  const concept = candidate.query.concept;
  if (candidate.query.type !== 'money') return undefined;
  if (concept === 'net_total') return sum.net;
  if (concept === 'tax_total') return sum.tax;
  return concept === 'grand_total' ? sum.gross : undefined;
}

function lift(score: number, weight: number): number {
  return score + (1 - score) * weight;
}

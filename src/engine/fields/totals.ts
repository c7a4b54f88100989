import {addDecimals, compareDecimals, isNear, isZero, negateDecimal} from '../values/decimal.js';
import {unionOf} from '../box.js';
import type {ConceptName} from '../knowledge/concepts.js';
import type {Candidate} from './candidate.js';

/**
 * Net and tax make gross: candidates that add up are lifted, for the three of them confirm each other, and what
 * contradicts them is lowered.
 */
export function reconcileTotals(candidates: Candidate[]): Candidate[] {
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
    return {...candidate, score: candidate.score * 0.8};
  });
}

interface Sum {
  net: Candidate;
  tax: Candidate;
  gross: Candidate;
  weight: number;
}

const considered = 12;

/** Documents with several tax rates may state no total of tax: the amounts at the ends of their rows make it. */
function sumsOfTaxes(candidates: Candidate[]): Candidate[] {
  const ends = new Map<unknown, Candidate>();
  for (const candidate of candidates) {
    const {ask, spot, lines} = candidate;
    if (ask.concept !== 'tax_total' || ask.type !== 'money' || lines[0]!.row !== spot?.line.row) continue;
    const last = ends.get(spot);
    if (last === undefined || candidate.box.right > last.box.right) ends.set(spot, candidate);
  }
  const rows = [...ends.values()].filter(({score, value}) => score > 0.4 && !isZero(String(value)));
  return rows.flatMap((_, from) =>
    [2, 3, 4].flatMap((count) => sumOf(rows.slice(from, from + count), count)),
  );
}

function sumOf(parts: Candidate[], count: number): Candidate[] {
  const [first] = parts;
  if (first === undefined || parts.length < count) return [];
  return [
    {
      ...first,
      value: addDecimals(...parts.map(({value}) => String(value))),
      raw: parts.map(({raw}) => raw).join('\n'),
      score: 0.9 * Math.min(...parts.map(({score}) => score)),
      lines: parts.flatMap(({lines}) => lines),
      box: unionOf(parts.map(({box}) => box)),
    },
  ];
}

function topOf(candidates: Candidate[], concept: ConceptName): Candidate[] {
  const byValue = new Map<string, Candidate>();
  for (const candidate of candidates) {
    if (candidate.ask.concept !== concept || candidate.ask.type !== 'money') continue;
    const known = byValue.get(String(candidate.value));
    if (known === undefined || known.score < candidate.score) byValue.set(String(candidate.value), candidate);
  }
  return [...byValue.values()].sort((a, b) => b.score - a.score).slice(0, considered);
}

function bestSum(nets: Candidate[], taxes: Candidate[], grosses: Candidate[]): Sum | undefined {
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

/** A tax of zero makes net and gross the same, which proves nothing unless all three are labelled well. */
function addsUp(net: string, tax: string, gross: string): boolean {
  if (isZero(gross) || compareDecimals(absolute(tax), absolute(net)) > 0) return false;
  return isNear(addDecimals(net, tax), gross, '0.02');
}

function absolute(value: string): string {
  return value.startsWith('-') ? negateDecimal(value) : value;
}

function memberFor(candidate: Candidate, sum: Sum): Candidate | undefined {
  const concept = candidate.ask.concept;
  if (candidate.ask.type !== 'money') return undefined;
  if (concept === 'net_total') return sum.net;
  if (concept === 'tax_total') return sum.tax;
  return concept === 'grand_total' ? sum.gross : undefined;
}

function lift(score: number, weight: number): number {
  return Math.min(0.99, score + (1 - score) * (0.3 + 0.6 * weight));
}

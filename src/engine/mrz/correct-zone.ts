import {checkDigit} from './check-digit.js';
import {zoneFormats, type Check, type ZoneFormat} from './zone-format.js';

/** What a place of a zone may be: for each of `zoneSymbols`, in their order, how much speaks for it. */
export type SymbolLikelihoods = Float32Array;

export const zoneSymbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';

/** A zone whose check digits agree. */
export interface CorrectedZone {
  lines: string[];
  /** Mean score, 0 to 1, of the best allowed character at each position, before correction by check digits. */
  likelihood: number;
  /** Check digits that agree, and all there are. */
  agreeing: number;
  checks: number;
}

/** How little may speak for a character, beside what speaks for the most likely one, to be tried for a check digit. */
const leastAlternative = 2e-3;
/** And when two are exchanged at once. */
const leastOfTwo = 0.03;
/** Check digits that agree by chance do so once in ten; so many make a zone of what might be any text. */
const leastAgreeing = 2;
/** Fillers in a row are not seen now and then: so much speaks for one everywhere. */
const unseen = 0.05;
/** A zone read at the wrong places has many characters that little speaks for. */
const leastLikelihood = 0.6;
const mostStrangers = 2;

/** Of all ways to read the places the most likely one that a format and its check digits allow. */
export function correctZone(rows: readonly SymbolLikelihoods[][]): CorrectedZone | undefined {
  const settled = zoneFormats.flatMap((format) => settleAs(format, rows) ?? []);
  return settled.sort((one, other) => checkStateOf(other) - checkStateOf(one))[0];
}

/** A digit that agrees says more the fewer do not. */
export function checkStateOf({likelihood, agreeing, checks}: CorrectedZone): number {
  return likelihood + agreeing / checks + agreeing / 10;
}

function settleAs(format: ZoneFormat, rows: readonly SymbolLikelihoods[][]): CorrectedZone | undefined {
  const fits =
    rows.length === format.rows.length &&
    rows.every((row, index) => row.length === format.rows[index]!.length);
  if (!fits) return undefined;
  const choices = rows.map((row, index) =>
    row.map((place, at) => choicesOf(place, format.rows[index]![at]!)),
  );
  const chosen = choices.map((row) => row.map(([first]) => first!.symbol));
  const likelihood = likelihoodOf(choices);
  if (likelihood < leastLikelihood || strangersIn(choices) > mostStrangers) return undefined;
  const all = format.checks.find(({composite}) => composite);
  for (const check of format.checks) mend(chosen, choices, check, all);
  const agreeing = format.checks.filter((check) => agrees(chosen, check)).length;
  if (agreeing < leastAgreeing) return undefined;
  return {lines: chosen.map((row) => row.join('')), likelihood, agreeing, checks: format.checks.length};
}

/** Positions with any character, or none, where only another kind is allowed. */
function strangersIn(choices: readonly Choice[][][]): number {
  return choices.flat().filter(([first]) => first!.weight < unseen).length;
}

/** Of the most likely characters. */
function likelihoodOf(choices: readonly Choice[][][]): number {
  const weights = choices.flatMap((row) => row.map(([first]) => first!.weight));
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
}

interface Choice {
  symbol: string;
  weight: number;
  /** How much less likely it is than the first, as a logarithm. */
  cost: number;
}

const classes: Record<string, RegExp> = {
  k: /[PVIAC]/,
  l: /[A-Z]/,
  a: /[A-Z<]/,
  d: /\d/,
  n: /./,
  s: /[MFX<]/,
  c: /[\d<]/,
};

/** The most likely first. Where hardly anything was seen, a filler is. */
function choicesOf(place: SymbolLikelihoods, kind: string): Choice[] {
  const allowed = [...zoneSymbols]
    .filter((symbol) => classes[kind]!.test(symbol))
    .map((symbol) => ({symbol, weight: weightOf(symbol, place, classes[kind]!)}))
    .sort((one, other) => other.weight - one.weight);
  const most = Math.max(unseen, allowed[0]!.weight);
  const choices = allowed
    .filter(({weight}) => weight >= leastAlternative * most)
    .map((choice) => ({...choice, cost: Math.log(most / choice.weight)}));
  if (most > unseen) return choices;
  const filler = {symbol: '<', weight: classes[kind]!.test('<') ? unseen : 0, cost: 0};
  return [filler, ...choices.filter(({symbol}) => symbol !== '<')];
}

/** Letters and similar digits: where only one kind is allowed, the score of the other counts for it. */
const doubles: Record<string, string> = {
  ...{O: '0', I: '1', Z: '2', S: '5', G: '6', B: '8'},
  ...{0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B'},
};

function weightOf(symbol: string, place: SymbolLikelihoods, allowed: RegExp): number {
  const own = place[zoneSymbols.indexOf(symbol)]!;
  const double = doubles[symbol];
  const lent = double !== undefined && !allowed.test(double) ? place[zoneSymbols.indexOf(double)]! / 2 : 0;
  return own + lent;
}

type CharacterPlace = readonly [row: number, at: number];

function agrees(chosen: readonly string[][], {covers, at: [row, at]}: Check): boolean {
  const text = covers.map(([line, from, to]) => chosen[line]!.slice(from, to).join('')).join('');
  const digit = chosen[row]![at]!;
  return checkDigit(text) === digit || (digit === '<' && /^<*$/.test(text));
}

/**
 * Exchanges one character, or two, for the next likely so that the check digit agrees, where there is such a way; of
 * several the first with which the digit over all of the zone agrees too.
 */
function mend(chosen: string[][], choices: readonly Choice[][][], check: Check, all?: Check): void {
  if (agrees(chosen, check)) return;
  const fitting = changesFor(choices, check).filter((changes) => {
    const changed = withChanges(chosen, changes);
    return agrees(changed, check);
  });
  const best = fitting.find((changes) => all && agrees(withChanges(chosen, changes), all)) ?? fitting[0];
  for (const {row, at, symbol} of best ?? []) chosen[row]![at] = symbol;
}

function withChanges(chosen: readonly string[][], changes: readonly Change[]): string[][] {
  return chosen.map((line, row) =>
    line.map((symbol, at) => changes.find((one) => one.row === row && one.at === at)?.symbol ?? symbol),
  );
}

type Change = Choice & {row: number; at: number};

/** The likeliest first. What covers much is mended in one place only: two out of many would fit by chance. */
function changesFor(choices: readonly Choice[][][], {covers, at, composite}: Check): Change[][] {
  const places: CharacterPlace[] = covers.flatMap(([row, from, to]) =>
    Array.from({length: to - from}, (_, index): CharacterPlace => [row, from + index]),
  );
  const single = [...places, at].flatMap(([row, place]) =>
    choices[row]![place]!.slice(1).map((choice) => ({row, at: place, ...choice})),
  );
  const likely = composite ? [] : single.filter(({cost}) => cost < -Math.log(leastOfTwo));
  const double = likely.flatMap((one, index) =>
    likely
      .slice(index + 1)
      .filter((other) => one.at !== other.at)
      .map((other) => [one, other]),
  );
  const costOf = (changes: Change[]) => changes.reduce((sum, {cost}) => sum + cost, 0);
  return [...single.map((change) => [change]), ...double].sort((one, other) => costOf(one) - costOf(other));
}

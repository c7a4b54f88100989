import {possible} from '../levels.js';
import {checkDigit} from './check-digit.js';
import {zoneFormats, type Check, type ZoneFormat} from './zone-format.js';

/** The likelihood of each of `zoneSymbols`, in their order, at one position of a zone. */
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

/** Least likelihood, in parts of the most likely character's, of one that is tried to make a check digit agree. */
const leastAlternative = 2e-3;
/** The same when two characters are changed at once. */
const leastOfTwo = 0.03;
/** Least number of check digits that agree in a zone: one agrees by chance in one of ten texts. */
const leastAgreeing = 2;
/** Likelihood of a filler at every position, as fillers in a row are not always seen. */
const unseen = 0.05;
/** The most positions without a likely character: a zone that was read at the wrong positions has many. */
const mostStrangers = 2;

/** The most likely reading of the positions that a format and its check digits allow; `undefined` if there is none. */
export function correctZone(rows: readonly SymbolLikelihoods[][]): CorrectedZone | undefined {
  const settled = zoneFormats.flatMap((format) => settleAs(format, rows) ?? []);
  return settled.sort((one, other) => checkStateOf(other) - checkStateOf(one))[0];
}

/** The score of a reading. A check digit that agrees counts more, the fewer there are that do not. */
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
  if (likelihood < possible || strangersIn(choices) > mostStrangers) return undefined;
  const all = format.checks.find(({composite}) => composite);
  for (const check of format.checks) mend(chosen, choices, check, all);
  const agreeing = format.checks.filter((check) => agrees(chosen, check)).length;
  if (agreeing < leastAgreeing) return undefined;
  return {lines: chosen.map((row) => row.join('')), likelihood, agreeing, checks: format.checks.length};
}

/**
 * The number of positions where none of the allowed characters is likely: another kind of character was seen, or none.
 */
function strangersIn(choices: readonly Choice[][][]): number {
  return choices.flat().filter(([first]) => first!.weight < unseen).length;
}

/** The mean likelihood of the most likely characters. */
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

/** The allowed characters of a position, the most likely first. Where hardly anything was seen, that is a filler. */
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

/** Letters and similar digits: where only one kind is allowed, half the likelihood of the other is added to it. */
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
 * Makes a check digit agree, if it does not, by changing one character or two: the most likely change with which the
 * digit over the whole zone agrees too, else the most likely one.
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

/**
 * The changes to try, the most likely first. For the digit over the whole zone one character only: of many pairs one
 * would fit by chance.
 */
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

import type {ExtractedField} from '../../contract/extraction.js';
import type {FieldQuery} from '../query/field-query.js';
import type {RatedCandidate} from '../resolve/rated-candidate.js';
import {findCurrencies} from '../values/currency.js';
import {wordsOf} from '../values/fold.js';
import type {Choice, Instructions} from './instructions.js';

/** Whether instructions say which of several candidates answers this query. */
function isInstructed({field, type}: FieldQuery, instructions: Instructions | undefined): boolean {
  if (instructions === undefined) return false;
  const {choice, currency} = instructions;
  return (
    (currency !== undefined && type === 'money') || (choice !== undefined && concerns(choice, field.name))
  );
}

/** The answer that the instructions themselves give: the currency of all amounts. */
export function instructedValue({type}: FieldQuery, {currency}: Instructions): ExtractedField | undefined {
  return type === 'currency' && currency !== undefined
    ? {value: currency, confidence: 1, route: 'static'}
    : undefined;
}

/**
 * Rated candidates without those that instructions rule out: of several beside one label ("the larger amount", "in EUR")
 * one is left, as likely as all of them together.
 */
export function applyToCandidates(
  rated: readonly RatedCandidate[],
  instructions: Instructions,
): RatedCandidate[] {
  return [...groupsOf(rated)].flatMap(([query, several]) =>
    isInstructed(query, instructions) ? heedInGroup(several, instructions) : several,
  );
}

/** Shares of single candidates are rounded up by their calibration; their sum is no certainty. */
const mostCertain = 0.99;

/** The one that is named is as likely as all of its kind together: the label is right, which of them was open. */
function heedInGroup(several: RatedCandidate[], {choice, currency}: Instructions): RatedCandidate[] {
  const best = several.reduce((one, other) => (other.probability > one.probability ? other : one));
  const alike = several.filter((one) => one === best || isAlike(one, best));
  const fitting = alike.filter((one) => currency === undefined || isIn(currency, one));
  const rest = several.filter(
    (one) => !alike.includes(one) && (currency === undefined || isIn(currency, one)),
  );
  if (fitting.length === 0) return rest;
  const named = choice === undefined ? fitting[0]! : pick(fitting, choice);
  const together = alike.reduce((sum, {probability}) => sum + probability, 0);
  return [{...named, probability: Math.min(mostCertain, together)}, ...rest];
}

/** How a candidate was found: its label, and its position relative to it. */
const standing = ['isExact', 'isAsked', 'isParaphrase', 'isMeaning', 'right', 'below', 'behind'];

/** Whether two candidates were found by the same words of the request at the same place beside them. */
function isAlike({candidates: one}: RatedCandidate, {candidates: other}: RatedCandidate): boolean {
  const [a, b] = [one, other].map((all) => all.find(({source}) => source === 'label'));
  return a !== undefined && b !== undefined && standing.every((name) => a.signals[name] === b.signals[name]);
}

/** Whether no other currency is named with an amount. */
function isIn(currency: string, {candidates: [first]}: RatedCandidate): boolean {
  if (first!.query.type !== 'money') return true;
  const named = findCurrencies(first!.raw).map(({value}) => value);
  return named.every((code) => code === currency || sharesSign(code, currency));
}

/** "$" is read as US dollars first and may be any of them. */
function sharesSign(code: string, currency: string): boolean {
  return code === 'USD' && currency.endsWith('D');
}

function groupsOf(rated: readonly RatedCandidate[]): Map<FieldQuery, RatedCandidate[]> {
  const groups = new Map<FieldQuery, RatedCandidate[]>();
  for (const one of rated) {
    const {query} = one.candidates[0]!;
    groups.set(query, [...(groups.get(query) ?? []), one]);
  }
  return groups;
}

function pick(likely: readonly RatedCandidate[], {of}: Choice): RatedCandidate {
  const isSize = of === 'largest' || of === 'smallest';
  const sorted = likely.toSorted((one, other) => (isSize ? bySize(one, other) : byPlace(one, other)));
  return of === 'first' || of === 'smallest' ? sorted[0]! : sorted.at(-1)!;
}

function bySize({candidates: [one]}: RatedCandidate, {candidates: [other]}: RatedCandidate): number {
  const [a, b] = [Number(one!.value), Number(other!.value)];
  if (Number.isNaN(a) || Number.isNaN(b)) return String(one!.value) < String(other!.value) ? -1 : 1;
  return a - b;
}

function byPlace({candidates: [one]}: RatedCandidate, {candidates: [other]}: RatedCandidate): number {
  return (
    one!.page.page.number - other!.page.page.number ||
    one!.box.top - other!.box.top ||
    one!.box.left - other!.box.left
  );
}

/** Letters that words of one stem share: "totals", "total". */
const stem = 4;

/** A choice that names the field concerns it alone; one that names none concerns every field. */
function concerns({words}: Choice, name: string): boolean {
  const own = wordsOf(name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));
  const named = words.some((word) => own.some((one) => isKindred(word, one)));
  return named || words.length <= bareChoice;
}

function isKindred(one: string, other: string): boolean {
  return (
    one === other ||
    (one.length >= stem && other.length >= stem && one.slice(0, stem) === other.slice(0, stem))
  );
}

/** "Take the last one" names no field. */
const bareChoice = 4;

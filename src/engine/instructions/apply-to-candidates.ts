import type {ExtractedField} from '../../contract/extraction.js';
import type {FieldQuery} from '../query/field-query.js';
import type {RatedCandidate} from '../resolve/rated-candidate.js';
import {findCurrencies} from '../values/currency.js';
import {wordsOf} from '../values/fold.js';
import type {Choice, Instructions} from './instructions.js';

/** The answer that the instructions themselves give: the currency, for a query that asks for it. */
export function instructedValue({type}: FieldQuery, {currency}: Instructions): ExtractedField | undefined {
  return type === 'currency' && currency !== undefined
    ? {value: currency, confidence: 1, route: 'static'}
    : undefined;
}

/**
 * Drops the candidates that instructions rule out: of several beside one label ("the larger amount", "in EUR") one is
 * left, with the probability of all of them together.
 */
export function applyToCandidates(
  rated: readonly RatedCandidate[],
  instructions: Instructions,
): RatedCandidate[] {
  const {choice, currency} = instructions;
  const groups = groupsOf(rated);
  const chosen = choice === undefined ? new Set() : new Set(queriesOf(choice, [...groups.keys()]));
  return [...groups].flatMap(([query, several]) => {
    const instructed = {
      ...(chosen.has(query) && {choice}),
      ...(query.type === 'money' && {currency}),
    };
    return Object.values(instructed).some((one) => one !== undefined)
      ? chooseInGroup(several, instructed)
      : several;
  });
}

/** Maximum of the summed probability: each of them is calibrated by itself, so that the sum may exceed 1. */
const mostCertain = 0.99;

/**
 * Of the candidates found like the best one, keeps the one that the instructions choose. It gets their summed
 * probability: the label is right, and which of them was open. Of the others, those in the named currency stay.
 */
function chooseInGroup(
  several: RatedCandidate[],
  {choice, currency}: Pick<Instructions, 'choice' | 'currency'>,
): RatedCandidate[] {
  const best = likeliest(several);
  const alike = several.filter((one) => one === best || isAlike(one, best));
  const fitting = alike.filter((one) => currency === undefined || isIn(currency, one));
  const rest = several.filter(
    (one) => !alike.includes(one) && (currency === undefined || isIn(currency, one)),
  );
  if (fitting.length === 0) return rest;
  const named = choice === undefined ? likeliest(fitting) : pick(fitting, choice);
  const together = alike.reduce((sum, {probability}) => sum + probability, 0);
  return [{...named, probability: Math.min(mostCertain, together)}, ...rest];
}

/** Signals of how a candidate was found: the kind of label match, and the direction of the value. */
const standing = [
  'isExact',
  'isAsked',
  'isParaphrase',
  'isMeaning',
  'isWeak',
  'right',
  'below',
  'above',
  'before',
  'behind',
];

/** Whether two candidates were found by the same kind of label match, in the same direction from the label. */
function isAlike({candidates: one}: RatedCandidate, {candidates: other}: RatedCandidate): boolean {
  const [a, b] = [one, other].map((all) => all.find(({source}) => source === 'label'));
  return a !== undefined && b !== undefined && standing.every((name) => a.signals[name] === b.signals[name]);
}

/** Whether an amount names no other currency. */
function isIn(currency: string, {candidates: [first]}: RatedCandidate): boolean {
  if (first!.query.type !== 'money') return true;
  const named = findCurrencies(first!.raw).map(({value}) => value);
  return named.every((code) => code === currency || sharesSign(code, currency));
}

/**
 * Whether an amount read as `code` may be in `currency`, since both are written "$": "$" is read as USD, but may be any
 * dollar (codes that end in D).
 */
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

function likeliest(several: readonly RatedCandidate[]): RatedCandidate {
  return several.reduce((one, other) => (other.probability > one.probability ? other : one));
}

function pick(likely: readonly RatedCandidate[], {of}: Choice): RatedCandidate {
  const isSize = of === 'largest' || of === 'smallest';
  const sorted = likely.toSorted((one, other) => (isSize ? bySize(one, other) : byPosition(one, other)));
  return of === 'first' || of === 'smallest' ? sorted[0]! : sorted.at(-1)!;
}

function bySize({candidates: [one]}: RatedCandidate, {candidates: [other]}: RatedCandidate): number {
  const [a, b] = [Number(one!.value), Number(other!.value)];
  if (Number.isNaN(a) || Number.isNaN(b)) return String(one!.value) < String(other!.value) ? -1 : 1;
  return a - b;
}

function byPosition({candidates: [one]}: RatedCandidate, {candidates: [other]}: RatedCandidate): number {
  return (
    one!.page.page.number - other!.page.page.number ||
    one!.box.top - other!.box.top ||
    one!.box.left - other!.box.left
  );
}

/** Number of initial letters that words of one stem share: "totals", "total". */
const stem = 4;

/** The queries that a choice applies to: those it names; if it names none and is short, all. */
function queriesOf({words}: Choice, queries: readonly FieldQuery[]): readonly FieldQuery[] {
  const named = queries.filter(({field: {name}}) => {
    const own = wordsOf(name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));
    return words.some((word) => own.some((one) => isKindred(word, one)));
  });
  return named.length > 0 || words.length > bareChoice ? named : queries;
}

function isKindred(one: string, other: string): boolean {
  return (
    one === other ||
    (one.length >= stem && other.length >= stem && one.slice(0, stem) === other.slice(0, stem))
  );
}

/** Maximum number of words of a sentence that names no field: "Take the last one". */
const bareChoice = 4;

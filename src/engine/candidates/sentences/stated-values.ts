import {isClearAmount} from '../../clear-amount.js';
import {isProbable, mayBe} from '../../probable.js';
import type {FieldType} from '../../../contract/fields.js';
import type {FoundValue} from '../../values/found.js';
import type {FieldQuery} from '../../query/field-query.js';
import {tellingWords} from './query-concepts.js';
import {matchableText} from './matchable-text.js';
import type {Mention} from './value-mention.js';
import type {RunningText} from './running-text.js';

/** A value in one sentence with words of the request. */
export interface StatedValue {
  mention: Mention;
  type: FieldType;
  /** 0 to 1: the share of the request's telling words that are near it. */
  wordsShare: number;
  /** 0 to 1: how near the nearest of them is: 1 for the next word, less with each word between. */
  nearness: number;
}

/** Types recognisable by their form alone. */
const toldByForm: FieldType[] = [
  'date',
  'money',
  'percent',
  'number',
  'identifier',
  'iban',
  'phone',
  'email',
];

/** The types to try for a query without a type. */
const typesOfText: FieldType[] = ['money', 'date', 'percent', 'identifier', 'phone'];

const reachBefore = 140;
const reachBehind = 50;

/** So many words between make a word half as near. */
const wordsOfHalfNearness = 4;

/** Values with the request's own words around them: "The rent is £1,350 a month" for "monthly rent". */
export function statedValues(
  {field, type}: FieldQuery,
  running: RunningText,
  valuesOf: (type: FieldType) => FoundValue<string | boolean>[],
): StatedValue[] {
  const words = tellingWords(matchableText(field.prompt ?? field.name.replace(/[_-]+/g, ' ')));
  if (words.length === 0) return [];
  const types = typesFor(type);
  // If the type is known, one word of two is enough.
  const isEnough = (share: number) => (types.length === 1 ? isProbable(share) : !isProbable(1 - share));
  return types.flatMap((one) =>
    valuesOf(one)
      .filter((hit): hit is Mention => typeof hit.value === 'string' && isTold(hit, one))
      .map((mention) => ({mention, type: one, ...nearWords(words, running, mention)}))
      .filter(({wordsShare}) => isEnough(wordsShare)),
  );
}

/** Whether a value may be of its type, in running text: a number of one to three digits may be an identifier, a date hardly. */
function isTold(hit: FoundValue<string | boolean>, type: FieldType): boolean {
  return type === 'money' ? isClearAmount(hit) : mayBe(hit.quality);
}

function typesFor(type: FieldType | undefined): FieldType[] {
  if (type === undefined || type === 'text') return typesOfText;
  return toldByForm.includes(type) ? [type] : [];
}

function nearWords(
  words: string[],
  {matchable}: RunningText,
  {start, end}: Mention,
): Pick<StatedValue, 'wordsShare' | 'nearness'> {
  const before = matchable
    .slice(Math.max(0, start - reachBefore), start)
    .split(/[.;](?=\s)/)
    .at(-1)!;
  const behind = matchable.slice(end, end + reachBehind).split(/[.;](?=\s|$)/)[0]!;
  const near = (before.match(/[\p{L}\p{N}]+/gu) ?? []).reverse();
  const next = behind.match(/[\p{L}\p{N}]+/gu) ?? [];
  const distances = words
    .map((word) => Math.min(wordsBetween(word, near), wordsBetween(word, next)))
    .filter(Number.isFinite);
  return {
    wordsShare: distances.length / words.length,
    nearness: 1 / (1 + Math.min(...distances) / wordsOfHalfNearness),
  };
}

/** The number of words before `word` in `others`, which begin at the value; infinite without it. */
function wordsBetween(word: string, others: readonly string[]): number {
  const at = others.findIndex((other) => isSameWord(word, other));
  return at < 0 ? Infinity : at;
}

/** Whether two words are equal apart from an ending: "monthly", "month". */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one === other || (short.length >= 5 && long.startsWith(short) && long.length - short.length <= 3);
}

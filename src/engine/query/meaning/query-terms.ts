import {questionWords} from '../../knowledge/languages/gathered/questions.js';
import {lightSenses, type Sense} from '../../knowledge/concepts/senses.js';
import {themes} from '../../knowledge/languages/gathered/theme-words.js';
import {fold} from '../../values/fold.js';
import {similarity} from '../../values/similarity.js';
import {isFiller, sensesOfWord} from './word-senses.js';

/** A part of a wording that carries a meaning: a theme or sense where one is known, else the word itself. */
export interface QueryTerm {
  key: string;
  isKnown: boolean;
  /** 0 to 1: how specific it is. "Number" and "date" have little weight, words for the thing itself have much. */
  weight: number;
}

/** The weights of senses: those that only say what a value looks like, vague ones and others. A theme has 1. */
const weights = {kind: 0.25, light: 0.5, sense: 0.9};

/** The meanings in a text, each once, in its order; words without a meaning of their own are left out. */
export function queryTermsOf(text: string): QueryTerm[] {
  const words = phrased(wordsIn(text));
  const units = ofBalances(words.flatMap((word) => unitsOfWord(word)));
  return units.filter(({key}, at) => units.findIndex((other) => other.key === key) === at);
}

/** The balance at the start of a period is the previous one, that at its end the current one. */
function ofBalances(units: QueryTerm[]): QueryTerm[] {
  if (!units.some(({key}) => key === 'theme balance')) return units;
  return units
    .filter(({key}) => key !== 'sense period')
    .map((unit) =>
      unit.key === 'theme start'
        ? themeUnit('previous')
        : unit.key === 'theme end'
          ? themeUnit('current')
          : unit,
    );
}

/** How alike words of one stem are. */
const sameStem = 0.9;

/** 1 for two terms of the same meaning, less for words of one stem, 0 for others. */
function likenessOf(a: QueryTerm, b: QueryTerm): number {
  if (a.key === b.key) return 1;
  if (a.isKnown || b.isKnown) return 0;
  return haveOneStem(a.key, b.key) ? sameStem : 0;
}

/** 0 to 1: likeness of a term to the most similar one of others. */
export function coverage(unit: QueryTerm, others: readonly QueryTerm[]): number {
  return Math.max(0, ...others.map((other) => likenessOf(unit, other)));
}

/** Whether a term is among others. */
export function isAmong(unit: QueryTerm, others: readonly QueryTerm[]): boolean {
  return coverage(unit, others) > 0;
}

/** Whether a term says what is meant; "number" and "date" weigh less. */
export function isTelling({weight}: QueryTerm): boolean {
  return weight >= weights.light;
}

/** Whether a term is of a certain thing, not of an "amount" or an "item". */
export function isParticular({weight}: QueryTerm): boolean {
  return weight > weights.light;
}

export function weightOf(units: readonly QueryTerm[]): number {
  return units.reduce((sum, {weight}) => sum + weight, 0);
}

/** The folded words of a text. If it is a single name such as `invoiceNumber`, the words in it. */
function wordsIn(text: string): string[] {
  const spaced = /\s/.test(text.trim()) ? text : text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return fold(spaced.replace(/_/g, ' '))
    .replace(/(?<=\p{L})'s(?!\p{L})/gu, '')
    .replace(/\b(\p{L})\.(?=\p{L}\.)/gu, '$1')
    .split(/[^\p{L}\p{N}%#'°º-]+|(?<=\p{L})'(?=\p{L})/u)
    .map((word) => word.replace(/^['-]+|['-]+$/g, ''))
    .filter((word) => word !== '');
}

/** Joins two or three neighbouring words by hyphens if together they are a known word of a theme. */
function phrased(words: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [3, 2].find((count) => exactThemes().has(words.slice(at, at + count).join('-'))) ?? 1;
    result.push(words.slice(at, at + length).join('-'));
    at += length;
  }
  return result;
}

const remembered = new Map<string, QueryTerm[]>();

function unitsOfWord(word: string): QueryTerm[] {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const units = readWord(word);
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(word, units);
  return units;
}

function readWord(word: string): QueryTerm[] {
  // Numbers and question words have no meaning of their own.
  if (/^\d+$/.test(word) || questionWords.has(word)) return [];
  const theme = themeAsWritten(word);
  if (theme !== undefined) return [themeUnit(theme)];
  if (isFiller(word)) return [];
  const exact = exactMeaning(word);
  if (exact !== undefined) return exact;
  if (word.includes('-')) return word.split('-').flatMap((part) => unitsOfWord(part));
  const parts = word.length < leastCompound ? undefined : partsOf(word);
  return parts ?? meaningOf(word) ?? uninflected(word) ?? [unknownUnit(word)];
}

/** The meanings of a long word without its genitive ending: "Abrechnungszeitraums". `undefined` if it has none. */
function uninflected(word: string): QueryTerm[] | undefined {
  const stem = word.replace(/e?s$/, '');
  return word.length < leastCompound || stem === word ? undefined : (partsOf(stem) ?? meaningOf(stem));
}

/** The theme of a word that equals a known word, or begins with a known stem and has at most two letters more. */
function themeAsWritten(word: string): string | undefined {
  const [exactly] = exactThemes().get(word) ?? [];
  return (
    exactly ??
    heads.find(([head]) => head.length > 4 && word.startsWith(head) && word.length - head.length < 3)?.[1]
  );
}

function exactMeaning(word: string): QueryTerm[] | undefined {
  const [sense] = sensesOfWord(word, true);
  return sense === undefined ? undefined : [senseUnit(sense)];
}

/** The theme, or else the sense, that the whole word, its beginning or its end tells. */
function meaningOf(word: string): QueryTerm[] | undefined {
  const [theme] = themesOf(word);
  if (theme !== undefined) return [themeUnit(theme)];
  const [sense] = sensesOfWord(word);
  return sense === undefined ? undefined : [senseUnit(sense)];
}

const leastCompound = 9;
const leastPart = 4;

/** "Vertrekdatum" is a departure and a date, "Hemoglobinvärde" an unknown word and a value. */
function partsOf(word: string): QueryTerm[] | undefined {
  for (let cut = leastPart; cut <= word.length - leastPart; cut++) {
    const tail = meaningOf(word.slice(cut));
    if (tail === undefined || !isWhole(word.slice(cut))) continue;
    const head = withoutLink(word.slice(0, cut));
    if (head.length < leastPart) continue;
    return [...(meaningOf(head) ?? [unknownUnit(head)]), ...tail];
  }
  return aboutIts(word);
}

/** A compound with a known beginning: "Urlaubsanspruch" is about a vacation; the unknown rest has half the weight. */
function aboutIts(word: string): QueryTerm[] | undefined {
  const [longest] = heads
    .filter(([head]) => head.length >= 5 && word.startsWith(head) && word.length - head.length >= leastPart)
    .sort(([a], [b]) => b.length - a.length);
  return (
    longest && [themeUnit(longest[1]), {...unknownUnit(word.slice(longest[0].length)), weight: weights.light}]
  );
}

/** The first part of a compound without linking letters: the "s" in Arbeit|s|zeit. */
function withoutLink(head: string): string {
  return head.length > 5 && meaningOf(head) === undefined ? head.replace(/(?:s|en|n)$/, '') : head;
}

/** Whether a text is a known word with at most three letters as its ending; pieces of words mean nothing. */
export function isWhole(word: string): boolean {
  if (exactThemes().has(word) || sensesOfWord(word, true).length > 0) return true;
  return heads.some(
    ([head]) => head.length >= leastPart && word.startsWith(head) && word.length - head.length < 4,
  );
}

function unknownUnit(word: string): QueryTerm {
  const weight = word.length < 3 && !/\d/.test(word) ? weights.kind : 1;
  return {key: word, isKnown: false, weight};
}

function themeUnit(name: string): QueryTerm {
  return {key: `theme ${name}`, isKnown: true, weight: 1};
}

function senseUnit(sense: Sense): QueryTerm {
  return {
    key: `sense ${sense}`,
    isKnown: true,
    weight: kindSenses.has(sense) ? weights.kind : lightSenses.has(sense) ? weights.light : weights.sense,
  };
}

/** Senses of little weight: they only say what a value looks like, which is verified when the value is read. */
const kindSenses = new Set<Sense>([
  'number',
  'date',
  'name',
  'amount',
  'code',
  'document',
  'form',
  'line',
  'money',
  'time',
  'notation',
  'issue',
  'address',
  'person',
  'company',
]);

let exact: Map<string, string[]> | undefined;
const heads: [string, string][] = [];
const tails: [string, string][] = [];

function exactThemes(): Map<string, string[]> {
  if (exact !== undefined) return exact;
  exact = new Map();
  for (const [theme, list] of Object.entries(themes))
    for (const word of list.split(' '))
      if (word.endsWith('*')) heads.push([word.slice(0, -1), theme]);
      else if (word.startsWith('*')) tails.push([word.slice(1), theme]);
      else exact.set(word, [...(exact.get(word) ?? []), theme]);
  return exact;
}

function themesOf(word: string): string[] {
  const known = exactThemes().get(word);
  if (known !== undefined) return known;
  const fitting = [
    ...heads.filter(
      ([head]) => word.startsWith(head) && word.length - head.length <= Math.max(4, head.length - 1),
    ),
    ...tails.filter(([tail]) => word.endsWith(tail) && tail.length >= leastPart),
  ].sort(([a], [b]) => b.length - a.length);
  return fitting.slice(0, 1).map(([, theme]) => theme);
}

/** Least likeness of two words with different endings of one stem: "registers", "registrant". */
const inflected = 0.8;

/** Whether two unknown words are of the same stem: they may be inflected, misread or part of a compound. */
function haveOneStem(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < leastPart) return false;
  if (sharedStart(short, long) >= Math.max(leastPart, Math.min(long.length - 3, 7), long.length / 2))
    return true;
  if (short.length <= leastPart) return false;
  return similarity(short, long) >= inflected || long.startsWith(short) || long.endsWith(short);
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

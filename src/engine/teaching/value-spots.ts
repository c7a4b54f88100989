import {areAlike} from '../alike.js';
import {isProbable} from '../probable.js';
import {sameText} from '../registration/geometry/homoglyphs.js';
import {findValues} from '../values/find-values.js';
import {squash} from '../values/fold.js';
import type {NumberLocale} from '../values/found.js';
import {similarity} from '../values/similarity.js';
import {heightOf, unionOf} from '../box.js';
import type {Box, Line, Page, Word} from '../page.js';
import type {Field} from '../../contract/fields.js';
import {valueOf} from '../grounding/type-value.js';
import {inPageUnits} from '../registration/geometry/page-fractions.js';
import {isParsed} from '../registration/readings/region-value.js';
import {wordsIn} from '../registration/regions/value-region.js';
import type {RightValue} from '../../contract/extraction.js';

/** Words of a page that read like a right value. */
export interface ValueSpot {
  page: Page;
  words: Word[];
  box: Box;
  /** As printed; lines one after the other. */
  text: string;
  /** 0 to 1: how well they read like the value. */
  likeness: number;
}

/** The spots of a value: the words in the box that was drawn for it, else all words that read like it. */
export function spotsOfValue(
  field: Field,
  right: RightValue,
  {pages, numberLocale}: {pages: Page[]; numberLocale: NumberLocale},
): ValueSpot[] {
  if (typeof right.value !== 'string' || squash(right.value) === '') return [];
  const {value, box} = right;
  if (box !== undefined) return spotInBox(value, box, pages[(right.page ?? 1) - 1]);
  const searched = pages.filter(({number}) => right.page === undefined || right.page === number);
  const typed = isParsed(field)
    ? searched.flatMap((page) => typedSpots(field, value, {page, numberLocale}))
    : [];
  return typed.length > 0 ? typed : searched.flatMap((page) => textSpots(squash(value), page));
}

/** The words in a box that somebody drew are the value, however badly they were recognised; no spot without words. */
function spotInBox(value: string, box: Box, page: Page | undefined): ValueSpot[] {
  const words = page ? wordsIn(page, inPageUnits(box, page)) : [];
  return page && words.length > 0 ? [spotOf(page, words, likenessOf(words, squash(value)))] : [];
}

/** The spots of a date, an amount or another typed value in any notation: at most one in each line. */
function typedSpots(
  field: Field,
  wanted: string,
  {page, numberLocale}: {page: Page; numberLocale: NumberLocale},
): ValueSpot[] {
  const {type = 'text'} = field;
  return page.lines.flatMap((line) =>
    [numberLocale, {...numberLocale, dayFirst: !numberLocale.dayFirst}]
      .flatMap((locale) => {
        const value = valueOf(wanted, type, locale) ?? wanted;
        return findValues(type, line.text, locale)
          .filter((found) => squash(String(found.value)) === squash(value))
          .map(({start, end}) => spotOf(page, wordsBetween(line, start, end), 1));
      })
      .slice(0, 1),
  );
}

function wordsBetween({words}: Line, start: number, end: number): Word[] {
  let at = 0;
  return words.filter(({text}) => {
    const [from, to] = [at, at + text.length];
    at = to + 1;
    return from < end && to > start;
  });
}

/** The spots of a text: runs of words of one line, or going on in lines below. */
function textSpots(wanted: string, page: Page): ValueSpot[] {
  const runs = page.lines.flatMap((_, at) => runsFrom({page, at, wanted}));
  const best = new Map<Word, ValueSpot>();
  for (const words of runs) {
    const likeness = likenessOf(words, wanted);
    const known = best.get(words[0]!);
    if (areAlike(keyOfWords(words), wanted) && likeness > (known?.likeness ?? 0))
      best.set(words[0]!, spotOf(page, words, likeness));
  }
  return withoutOverlap([...best.values()]);
}

interface RunStart {
  page: Page;
  /** Index of the line. */
  at: number;
  /** Squashed. */
  wanted: string;
  /** The part of the value in the line above. */
  above?: Word[];
}

function runsFrom({page, at, wanted, above}: RunStart): Word[][] {
  const {words} = page.lines[at]!;
  return words.flatMap((first, from) => {
    if (above && !goesOn(above, [first])) return [];
    const runs: Word[][] = [];
    for (let to = from + 1; to <= words.length; to++) {
      const run = words.slice(from, to);
      const key = keyOfWords(run);
      if (key === '' || !beginsAlike(key, wanted)) break;
      runs.push(run);
      const rest = wanted.slice(key.length);
      if (to === words.length && key.length >= surelyAlike && rest.length >= shortestRest)
        runs.push(...goneOn({page, at, wanted: rest, above: run}).map((more) => [...run, ...more]));
    }
    return runs;
  });
}

/** A value may go on in a lower line after this many letters of it, with at least so many left. */
const surelyAlike = 4;
const shortestRest = 3;

function goneOn({page, at, wanted, above}: RunStart & {above: Word[]}): Word[][] {
  return page.lines.flatMap(({words}, below) =>
    below > at && words.some((word) => goesOn(above, [word]))
      ? runsFrom({page, at: below, wanted, above})
      : [],
  );
}

/** Whether a text reads like the beginning of the value; of a few letters one may be misread. */
function beginsAlike(key: string, wanted: string): boolean {
  const start = wanted.slice(0, key.length);
  return key.length < surelyAlike ? isProbable(similarity(key, start)) : similarity(key, start) >= sameText;
}

/** Whether words are under others, no more than two line heights below: the next line of a value. */
function goesOn(above: Word[], below: Word[]): boolean {
  const [upper, lower] = [unionOf(above.map(({box}) => box)), unionOf(below.map(({box}) => box))];
  const height = heightOf(upper);
  return (
    lower.top > upper.top + height / 2 &&
    lower.top < upper.bottom + 2 * height &&
    lower.left < upper.right &&
    lower.right > upper.left
  );
}

/** The spots that share no word, the most similar ones first. */
function withoutOverlap(spots: ValueSpot[]): ValueSpot[] {
  const taken = new Set<Word>();
  return spots
    .sort((a, b) => b.likeness - a.likeness)
    .filter(({words}) => {
      if (words.some((word) => taken.has(word))) return false;
      for (const word of words) taken.add(word);
      return true;
    });
}

function spotOf(page: Page, words: Word[], likeness: number): ValueSpot {
  const text = words.map((word) => word.text).join(' ');
  return {page, words, box: unionOf(words.map(({box}) => box)), text, likeness};
}

function likenessOf(words: Word[], wanted: string): number {
  return similarity(keyOfWords(words), wanted);
}

function keyOfWords(words: Word[]): string {
  return words.map(({text}) => squash(text)).join('');
}

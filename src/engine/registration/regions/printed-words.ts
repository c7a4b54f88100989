import {heightOf, unionOf} from '../../box.js';
import type {Box, Page, Word} from '../../page.js';
import type {FieldRegion} from './value-region.js';
import {foldShapes} from '../geometry/homoglyphs.js';
import {locate, type Registration} from '../geometry/page-registration.js';
import {squash} from '../../values/fold.js';
import {keyOf, usualHeight} from '../geometry/word-runs.js';
import {centreOf, distanceBetween} from '../geometry/transform.js';

/** Words of the form itself, on the document and on the reference; the others were filled in. */
export interface PrintedText {
  onPage: Set<Word>;
  onReference: Set<Word>;
}

/**
 * The words of the document that are print of the form: the reference has them too, at the same position. Words where
 * the reference has this field's value are not, even when they are the same.
 */
export function printedWords(registration: Registration, place: FieldRegion): Set<Word> {
  return printedTextOf(registration, place).onPage;
}

/** The print that both pages have: words at the same position, and longer texts a little apart. */
export function printedTextOf(registration: Registration, place: FieldRegion): PrintedText {
  const isValue = valueTest(registration, place);
  const height = usualHeight(registration.page);
  const twins = registration.twins.filter(({reference, from, to, weight}) => {
    if (isValue(reference)) return false;
    const reach = weight === 1 && keyOf(reference).length >= telling.line ? nearby : 1;
    return distanceBetween(locate(registration, from), to) < reach * height;
  });
  const shared = sharedTexts(registration, isValue);
  return {
    onPage: new Set([...twins.map(({word}) => word), ...shared.onPage]),
    onReference: new Set([...twins.map(({reference}) => reference), ...shared.onReference]),
  };
}

/** Tests whether a word of the reference belongs to the field's value there. */
function valueTest(registration: Registration, place: FieldRegion): (word: Word) => boolean {
  if (registration.reference !== place.page) return () => false;
  return (word) => isOfValue(word, place);
}

/**
 * Whether a word in the value's box belongs to the value: not if it belongs to the label, or the template says that the
 * value is something else.
 */
export function isOfValue(word: Word, {value, label, field}: FieldRegion): boolean {
  if (!isWithin(word.box, value) || label?.words.includes(word) === true) return false;
  return field.value === undefined || squash(field.value).includes(keyOf(word));
}

function isWithin(box: Box, outer: Box): boolean {
  const {x, y} = centreOf(box);
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** So many words in the same order are print wherever they are: nobody fills in a sentence of the form. */
const sentence = 5;
/** A phrase, or a line of fewer words, is print up to this many word heights from where the reference has it. */
const nearby = 3;
const phrase = 2;
/** Least letters of a phrase and of a line, digits aside. */
const telling = {phrase: 7, line: 4};

/** Texts that both pages have, even if scanning moved them or their neighbours were misread. */
function sharedTexts(registration: Registration, isValue: (word: Word) => boolean): PrintedText {
  const {reference, page} = registration;
  const onPage = new Set<Word>();
  const onReference = new Set<Word>();
  const take = (words: readonly Word[], original: readonly Word[] | undefined) => {
    if (!original) return;
    for (const word of words) onPage.add(word);
    for (const word of original) onReference.add(word);
  };
  const isFree = (words: readonly Word[]) => !words.some(isValue);
  const sentences = byText(reference.lines.flatMap((line) => windowsOf(line.words, sentence)).filter(isFree));
  const phrases = byText(phrasesOf(reference).filter(isFree));
  for (const line of page.lines) {
    for (const words of windowsOf(line.words, sentence)) take(words, sentences.get(textKey(words))?.[0]);
    for (const words of phrasesOfLine(line.words))
      take(
        words,
        phrases.get(textKey(words))?.find((other) => isNearby(words, other, registration)),
      );
  }
  return {onPage, onReference};
}

/** Pairs of neighbouring words, and whole lines, with enough letters to be known again; digits alone are filled in. */
function phrasesOfLine(words: Word[]): Word[][] {
  const pairs = windowsOf(words, phrase).filter((pair) => lettersOf(pair) >= telling.phrase);
  return lettersOf(words) >= telling.line ? [...pairs, words] : pairs;
}

function phrasesOf(page: Page): Word[][] {
  return page.lines.flatMap(({words}) => phrasesOfLine(words));
}

function lettersOf(words: readonly Word[]): number {
  return textKey(words).replace(/\d/g, '').length;
}

function windowsOf(words: Word[], length: number): Word[][] {
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length));
}

function byText(texts: readonly Word[][]): Map<string, Word[][]> {
  const known = new Map<string, Word[][]>();
  for (const words of texts) {
    const key = textKey(words);
    known.set(key, [...(known.get(key) ?? []), words]);
  }
  return known;
}

function textKey(words: readonly Word[]): string {
  return foldShapes(words.map(keyOf).join(''));
}

/**
 * Whether words are near the position of the same words on the reference; a label of one word moves with what is beside
 * it.
 */
function isNearby(words: readonly Word[], original: readonly Word[], registration: Registration): boolean {
  const [box, other] = [words, original].map((some) => unionOf(some.map((word) => word.box))) as [Box, Box];
  return distanceBetween(locate(registration, centreOf(other)), centreOf(box)) < nearby * heightOf(box);
}

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
 * Words of the document that belong to the form and not to what was filled in: they are on the reference too, in the
 * same place. What is where the reference has the value of this field is a value, even when it is the same one.
 */
export function printedWords(registration: Registration, place: FieldRegion): Set<Word> {
  return printedTextOf(registration, place).onPage;
}

/** The print both pages share: words in the same place, and longer texts a little apart. */
export function printedTextOf(registration: Registration, place: FieldRegion): PrintedText {
  const isValue = valueTest(registration, place);
  const height = usualHeight(registration.page);
  const twins = registration.twins.filter(({reference, from, to, weight}) => {
    if (isValue(reference) || weight < samePrint) return false;
    const reach = weight === 1 && keyOf(reference).length >= telling.line ? nearby : 1.2;
    return distanceBetween(locate(registration, from), to) < reach * height;
  });
  const shared = sharedTexts(registration, isValue);
  return {
    onPage: new Set([...twins.map(({word}) => word), ...shared.onPage]),
    onReference: new Set([...twins.map(({reference}) => reference), ...shared.onReference]),
  };
}

const samePrint = 0.75;

/** Whether a word of the reference is of the value; the label is print also inside the value's box. */
function valueTest(registration: Registration, place: FieldRegion): (word: Word) => boolean {
  if (registration.reference !== place.page) return () => false;
  return (word) => isOfValue(word, place);
}

/** Print that reaches into the box of a value is told from it by what the template says is there. */
export function isOfValue(word: Word, {value, label, field}: FieldRegion): boolean {
  if (!isWithin(word.box, value) || label?.words.includes(word) === true) return false;
  return field.value === undefined || squash(field.value).includes(keyOf(word));
}

function isWithin(box: Box, outer: Box): boolean {
  const {x, y} = centreOf(box);
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** So many words of a line in the same order are print wherever they are: nobody fills in a sentence of the form. */
const sentence = 5;
/** A phrase, or a line of fewer words, is print this many heights of print around where the reference has it. */
const nearby = 3.5;
const phrase = 2;
/** Letters of a phrase or a line that tell it from others. */
const telling = {phrase: 7, line: 4};

/** Texts of lines that both pages have, though print and scan moved them or their neighbours were misread. */
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

/** Two words beside each other, and whole lines, that say enough to be known again; figures alone are filled in. */
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

/** A label of one word moves with what was filled in beside it. */
function isNearby(words: readonly Word[], original: readonly Word[], registration: Registration): boolean {
  const [box, other] = [words, original].map((some) => unionOf(some.map((word) => word.box))) as [Box, Box];
  return distanceBetween(locate(registration, centreOf(other)), centreOf(box)) < nearby * heightOf(box);
}

import {wordSpaceWeights as weights} from '../../models/word-spaces.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {glimpse, trace} from './traces.js';

/**
 * In pixels: the gap between letters in a line too short to measure it, and the excess over it above which a gap tells
 * no more.
 */
const usualGap = 4;
const widestTelling = 25;
/** A colon stands apart from its word if the gap before it is at least so many pixels wider than between letters. */
const wide = 5;
/** Floor for the probability of a space before its logarithm is taken. */
const leastSpace = 1e-6;
/** The median of at least so many gaps without a trace of a space, between letters of a word, is usual in the line. */
const telling = 3;
/** Least probability of a full stop or comma that was lost before the last two digits of an amount. */
const leastPoint = 3e-3;

/**
 * The characters of a line with spaces between its words and with lost punctuation; `gaps` has a width in pixels for
 * each two neighbours.
 */
export function separateWords(
  characters: readonly DecodedCharacter[],
  gaps: readonly number[],
): DecodedCharacter[] {
  const inner = gaps.filter((_, index) => characters[index + 1]!.before.space < trace);
  const usual = inner.length >= telling ? medianOf(inner) : undefined;
  const apart = characters.map((_, index) =>
    index === 0 ? -Infinity : likelihoodOfSpace(characters, index, {gap: gaps[index - 1]!, usual}),
  );
  const separate = characters.flatMap((character, index) => {
    if (index === 0) return [character];
    const point = lostPoint(characters, index);
    if (point) return [point, character];
    if (isLostComma(characters, index)) return [...commaBefore(character), character];
    const weighed = {...character, before: {...character.before, apart: apart[index]!}};
    return apart[index]! > 0 || isApartOnBothSides(index)
      ? [{...plain(' ', character.before.space), step: character.step - 1}, weighed]
      : [weighed];
  });
  return [...separate, ...lostAtEnd(characters)];

  /** Whether a character is a colon after a letter with a space after it and as wide a gap before it. */
  function isApartOnBothSides(index: number): boolean {
    const [before, behind] = [gaps[index - 1]!, gaps[index] ?? Infinity];
    return (
      characters[index]!.text === ':' &&
      /^\p{L}$/u.test(characters[index - 1]!.text) &&
      apart[index + 1]! > 0 &&
      before > behind / 2 &&
      before >= (usual ?? usualGap) + wide
    );
  }
}

/** The log odds of a space before a character. */
function likelihoodOfSpace(
  characters: readonly DecodedCharacter[],
  index: number,
  {gap, usual}: {gap: number; usual: number | undefined},
): number {
  const {before, text} = characters[index]!;
  const previous = characters[index - 1]!.text;
  const wider = Math.min(gap - (usual ?? usualGap), widestTelling);
  return (
    weights.constant +
    weights.perDecade * Math.log10(Math.max(leastSpace, before.space)) +
    (usual === undefined ? weights.perPixelAlone : weights.perPixel) * wider +
    (isPointOfNumber(characters, index - 1) ? weights.withinNumber : 0) +
    (/^[.,;)\]!%'?]/.test(text) ? weights.beforeClosing : 0) +
    (/[,:]/.test(previous) && !isDigit(characters[index - 2]?.text ?? '') ? weights.afterComma : 0) +
    (/[([]$/.test(previous) ? weights.afterOpening : 0) +
    (isDigit(previous) && isDigit(text) ? weights.betweenDigits : 0)
  );
}

/** Whether a character is a full stop, comma or colon after a digit, with one to three digits after it. */
function isPointOfNumber(characters: readonly DecodedCharacter[], index: number): boolean {
  const behind = textFrom(characters, index + 1, 4);
  return (
    /^[.,:]$/.test(characters[index]!.text) &&
    isDigit(characters[index - 1]?.text ?? '') &&
    /^\d{1,3}(?!\d)/.test(behind)
  );
}

/**
 * The separator that faint print has lost before a character, of which the recogniser saw a trace: a full stop in "6
 * 00", a slash in "27 03/2018".
 */
function lostPoint(characters: readonly DecodedCharacter[], index: number): DecodedCharacter | undefined {
  const {before, step} = characters[index]!;
  if (!before.separator || !isDigit(characters[index - 1]!.text)) return undefined;
  const {text, probability} = before.separator;
  const behind = textFrom(characters, index, 8);
  if (isAmount(characters, index) && /^[.,]$/.test(text) && probability >= leastPoint)
    return {...plain(text, probability), step: step - 1};
  const [, separator] = /^\d\d?([/.-])\d{2,4}(?!\d)/.exec(behind) ?? [];
  const isDate = separator !== undefined && /(?<!\d)\d\d?$/.test(textFrom(characters, index - 3, 3));
  if (!isDate || probability < trace || /[/.-]/.test(characters[index - 3]?.text ?? '')) return undefined;
  return {...plain(separator, probability), step: step - 1};
}

/** Whether a comma was lost before a character, between two words or a word and a number: "JALAN BESAR45600". */
function isLostComma(characters: readonly DecodedCharacter[], index: number): boolean {
  const {before, text} = characters[index]!;
  const previous = characters[index - 1]!.text;
  const isNumber = isDigit(previous) && isDigit(text);
  return (
    before.separator?.text === ',' &&
    before.separator.probability >= glimpse &&
    areWords(previous, text) &&
    !isNumber
  );
}

function commaBefore({before, step}: DecodedCharacter): DecodedCharacter[] {
  const comma = {...plain(',', before.separator!.probability), step: step - 1};
  return [comma, {...plain(' ', before.space), step: step - 1}];
}

/** The comma or colon that was lost after the last word of a line, if the recogniser nearly saw one. */
function lostAtEnd(characters: readonly DecodedCharacter[]): DecodedCharacter[] {
  const last = characters.at(-1);
  const separator = last?.behind?.separator;
  if (!last || !separator || !areWords(last.text, last.text)) return [];
  const isSeen =
    separator.probability >= glimpse &&
    (separator.text === ',' || (separator.text === ':' && !isDigit(last.text)));
  return isSeen ? [{...plain(separator.text, separator.probability), step: last.step + 1}] : [];
}

function areWords(...texts: string[]): boolean {
  return texts.every((text) => /^[\p{L}\p{N}]$/u.test(text));
}

/**
 * Whether a line ends with a number whose last two digits start at `index`, with one to four digits before them;
 * telephone numbers have more.
 */
function isAmount(characters: readonly DecodedCharacter[], index: number): boolean {
  const isLast = index === characters.length - 2 && isDigit(characters[index + 1]!.text);
  return isLast && /(?<![\d.,:/-])\d{1,4}$/.test(textFrom(characters, index - 6, 6));
}

function plain(text: string, probability: number) {
  return {text, probability, before: {space: 0}};
}

function textFrom(characters: readonly DecodedCharacter[], start: number, count: number): string {
  return characters
    .slice(Math.max(0, start), start + count)
    .map(({text}) => text)
    .join('');
}

function isDigit(text: string): boolean {
  return /^\d$/.test(text);
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

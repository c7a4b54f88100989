import {wordSpaceWeights as weights} from '../../models/word-spaces.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';

/** The gap between letters where a line is too short to tell, and wider ones than this tell no more. */
const usualGap = 4;
const widestTelling = 25;
/** A colon is free when so much of the paper behind it is before it, and so much more than between letters. */
const evenly = 0.75;
const wide = 5;
/** Less than this of a space is none. */
const leastSpace = 1e-6;
/** Neighbours with less of a space between them show how far apart letters are, if there are so many. */
const surelyNone = 0.01;
const telling = 3;
/** The least probability of a point that a number with two digits behind a gap is taken to have lost. */
const leastPoint = 3e-3;
/** The least of any separator where the rest of a date shows which one it must be. */
const leastSeparator = 0.01;
/** The least of a comma between words, and of a colon behind one, where faint print has lost them. */
const leastComma = 0.15;
const leastColon = 0.2;

/** The characters of a line with spaces between its words; `gaps` has a width for each two neighbours. */
export function separateWords(
  characters: readonly DecodedCharacter[],
  gaps: readonly number[],
): DecodedCharacter[] {
  const inner = gaps.filter((_, index) => characters[index + 1]!.before.space < surelyNone);
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

  /** A colon with a space behind it, and as much paper before it. */
  function isApartOnBothSides(index: number): boolean {
    const [before, behind] = [gaps[index - 1]!, gaps[index] ?? Infinity];
    return (
      characters[index]!.text === ':' &&
      /^\p{L}$/u.test(characters[index - 1]!.text) &&
      apart[index + 1]! > 0 &&
      before >= evenly * behind &&
      before >= (usual ?? usualGap) + wide
    );
  }
}

/** Positive for a space; in the unit of logistic regression. */
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

/** A point, comma or colon after a digit, with one to three digits behind it. */
function isPointOfNumber(characters: readonly DecodedCharacter[], index: number): boolean {
  const behind = textFrom(characters, index + 1, 4);
  return (
    /^[.,:]$/.test(characters[index]!.text) &&
    isDigit(characters[index - 1]?.text ?? '') &&
    /^\d{1,3}(?!\d)/.test(behind)
  );
}

/** Faint print loses points first: "6 00" has a trace of one in its gap, and so has "27 03/2018" of a stroke. */
function lostPoint(characters: readonly DecodedCharacter[], index: number): DecodedCharacter | undefined {
  const {before, step} = characters[index]!;
  if (!before.point || !isDigit(characters[index - 1]!.text)) return undefined;
  const {text, probability} = before.point;
  const behind = textFrom(characters, index, 8);
  if (isAmount(characters, index) && /^[.,]$/.test(text) && probability >= leastPoint)
    return {...plain(text, probability), step: step - 1};
  const [, separator] = /^\d\d?([/.-])\d{2,4}(?!\d)/.exec(behind) ?? [];
  const isDate = separator !== undefined && /(?<!\d)\d\d?$/.test(textFrom(characters, index - 3, 3));
  if (!isDate || probability < leastSeparator || /[/.-]/.test(characters[index - 3]?.text ?? ''))
    return undefined;
  return {...plain(separator, probability), step: step - 1};
}

/** Between a word and a number, or two words, where a comma was nearly seen: "JALAN BESAR45600". */
function isLostComma(characters: readonly DecodedCharacter[], index: number): boolean {
  const {before, text} = characters[index]!;
  const previous = characters[index - 1]!.text;
  const isNumber = isDigit(previous) && isDigit(text);
  return (
    before.point?.text === ',' &&
    before.point.probability >= leastComma &&
    areWords(previous, text) &&
    !isNumber
  );
}

function commaBefore({before, step}: DecodedCharacter): DecodedCharacter[] {
  const comma = {...plain(',', before.point!.probability), step: step - 1};
  return [comma, {...plain(' ', before.space), step: step - 1}];
}

/** A comma or colon behind the last word of a line that was nearly seen. */
function lostAtEnd(characters: readonly DecodedCharacter[]): DecodedCharacter[] {
  const last = characters.at(-1);
  const point = last?.behind?.point;
  if (!last || !point || !areWords(last.text, last.text)) return [];
  const isSeen =
    (point.text === ',' && point.probability >= leastComma) ||
    (point.text === ':' && point.probability >= leastColon && !isDigit(last.text));
  return isSeen ? [{...plain(point.text, point.probability), step: last.step + 1}] : [];
}

function areWords(...texts: string[]): boolean {
  return texts.every((text) => /^[\p{L}\p{N}]$/u.test(text));
}

/** One number at the end of a line, its last two digits from `index` on; a telephone number has more of them. */
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

import {wordsOfName} from '../../query/meaning/field-concept.js';
import type {FieldQuery} from '../../query/field-query.js';
import {squash} from '../../values/fold.js';
import {tellingWords} from '../sentences/query-concepts.js';
import {matchableText} from '../sentences/matchable-text.js';
import type {LabelMatch} from './label-match.js';

/** Words are the same up to endings when they begin alike by so many letters and differ in no more. */
const [leastStem, longestEnding] = [4, 3];

/** How much of the request a label says, how much of the text there it is, and whether it is the request itself. */
export function labelCoverage({field}: FieldQuery, match: LabelMatch): Record<string, number> {
  const request = field.prompt?.trim() ? field.prompt : wordsOfName(field.name);
  const label = match.words.map(({text}) => text).join(' ');
  const asked = tellingWords(matchableText(request));
  const printed = tellingWords(matchableText(label));
  const lead = lettersIn(textBefore(match));
  const own = lettersIn(label);
  const all = match.segments.reduce((sum, {text}) => sum + lettersIn(text), 0);
  return {
    labelOfRequest: shareKnown(asked, printed),
    requestOfLabel: shareKnown(printed, asked),
    labelOfSegment: Math.min(1, own / Math.max(1, all)),
    labelOfLead: own / Math.max(1, own + lead),
    isRequest: Number(squash(label) === squash(request)),
  };
}

/** The share of the letters of some words that others know. */
function shareKnown(words: readonly string[], others: readonly string[]): number {
  const lengths = words.map((word) => (others.some((other) => isSameWord(word, other)) ? word.length : 0));
  return sumOf(lengths) / Math.max(1, sumOf(words.map(({length}) => length)));
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  let alike = 0;
  while (alike < shorter && one[alike] === other[alike]) alike++;
  return alike >= leastStem && Math.max(one.length, other.length) - alike <= longestEnding;
}

/** The text before the label in its first segment. */
function textBefore({segments: [first], words}: LabelMatch): string {
  const at = first!.words.indexOf(words[0]!);
  return first!.words
    .slice(0, Math.max(0, at))
    .map(({text}) => text)
    .join(' ');
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

import {wordsOfName} from '../../query/meaning/field-concept.js';
import type {FieldQuery} from '../../query/field-query.js';
import {squash} from '../../values/fold.js';
import {tellingWords} from '../sentences/query-concepts.js';
import {matchableText} from '../sentences/matchable-text.js';
import type {LabelMatch} from './label-match.js';

/** Forms of one word share at least so many initial letters; the longer one has at most so many others. */
const [leastStem, longestEnding] = [4, 3];

/**
 * Signals of how much of the request the label says and the other way round, how much of its segments the label is, and
 * whether it equals the request.
 */
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

/** The share of `words`, counted in letters, that are also in `others`. */
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

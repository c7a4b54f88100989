import {unionOf} from '../../box.js';
import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import type {Box, Word} from '../../page.js';
import type {LabelPhrase} from '../../query/field-query.js';
import {captionLength, translationLength} from './label-caption.js';

/** Words of a page that read like a label of a query. */
export interface LabelMatch {
  page: PageAnalysis;
  words: Word[];
  /** The segments they are part of, from the top. */
  segments: Segment[];
  /** The segment of the last word. */
  last: Segment;
  box: Box;
  /** The words after the label in its last segment. */
  rest: Word[];
  /** 0 to 1: how alike the label and the phrase, or their meanings, are. */
  likeness: number;
  origin: LabelPhrase['origin'] | 'meaning';
  startsSegment: boolean;
  hasColon: boolean;
  lines: number;
}

/** A label made of consecutive words of one segment, or of segments beside or below each other. */
export function labelMatch(
  page: PageAnalysis,
  parts: readonly {segment: Segment; word: Word}[],
  found: Pick<LabelMatch, 'likeness' | 'origin'>,
): LabelMatch {
  const last = parts.at(-1)!;
  const words = parts.map(({word}) => word);
  const {rest, passed} = restBehind(last.segment, last.word);
  const first = parts[0]!;
  return {
    page,
    words: [...words, ...passed],
    segments: [...new Set(parts.map(({segment}) => segment))],
    last: last.segment,
    box: unionOf([...words, ...passed].map(({box}) => box)),
    rest,
    ...found,
    startsSegment: first.segment.words[0] === first.word,
    hasColon: [last.word, ...passed].some(({text}) => /[:：]/.test(text)),
    lines: new Set(parts.map(({segment}) => segment)).size,
  };
}

/** The words after `word` in its segment; `passed`: punctuation, caption and translation of the label. */
function restBehind(segment: Segment, word: Word): {rest: Word[]; passed: Word[]} {
  const behind = segment.words.slice(segment.words.indexOf(word) + 1);
  const caption = translationLength(word, behind) || captionLength(behind);
  const from = behind.slice(caption).findIndex(({text}) => /[\p{L}\p{N}$€£%#+*&☐☑✓]/u.test(text));
  const cut = from < 0 ? behind.length : caption + from;
  return {rest: behind.slice(cut), passed: behind.slice(0, cut)};
}

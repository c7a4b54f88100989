// labels: the labels on the page, and the regions beside and below them in which values may be.

import {unionOf} from '../box.js';
import type {Box} from '../page.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import type {SynonymLabels} from './synonym-label-match.js';
import type {Lexicon, Meanings} from '../query/meaning/label-lexicon.js';
import {composedSpans, endsLabel, paraphraseSpans, spansOf} from './known-spans.js';
import {synonymSpans, merged, ownFields, type Span} from './label-spans.js';
import {ResultCache} from '../page-view/result-cache.js';
import type {ParaphraseLabels} from './paraphrase-labels.js';
import {currencyKeys, endsInColon, withUnknownLabels} from './unknown-labels.js';
import type {DocumentView, TextLine, Token} from '../page-view/document-view.js';
import {certain, doubtful, fair, possible} from '../levels.js';

/** A label on the page: a run of tokens that names something. */
export interface DetectedLabel {
  line: TextLine;
  /** Tokens `from` up to, not including, `to`. */
  from: number;
  to: number;
  box: Box;
  /** Concepts it may mean, weighted; empty for an unknown label. */
  concepts: Meanings<ConceptName>;
  /** Names of the requested fields whose own words this label has, weighted. */
  fields: Meanings;
  /**
   * 0 to 1: how likely it is a label by its position (start of a line, before a colon, inside a sentence) and
   * spelling.
   */
  standing: number;
  hasColon: boolean;
}

/** The labels of each line, left to right. */
export class LabelsByLine extends Map<TextLine, DetectedLabel[]> {
  /** Results derived from the labels, each computed once. */
  readonly once = new ResultCache();
}

/** All labels of a document, none inside another: the longest wins, so "Total" is not found in "Sub Total". */
export function detectLabels(
  view: DocumentView,
  known: Lexicon<ConceptName>,
  asked: Lexicon,
  meant: ParaphraseLabels = () => undefined,
  described: SynonymLabels = () => [],
): LabelsByLine {
  return new LabelsByLine(view.lines.map((line) => [line, labelsOf(line, {known, asked, meant, described})]));
}

/** Whether a label is more likely one than a word of a sentence: by its position or the colon behind it. */
export function isLikelyLabel({standing}: Pick<DetectedLabel, 'standing'>): boolean {
  return standing >= possible;
}

interface Vocabulary {
  known: Lexicon<ConceptName>;
  asked: Lexicon;
  meant: ParaphraseLabels;
  described: SynonymLabels;
}

function labelsOf(line: TextLine, {known, asked, meant, described}: Vocabulary): DetectedLabel[] {
  const spans = merged([
    ...spansOf(line, known, asked),
    ...composedSpans(line),
    ...paraphraseSpans(line, meant),
    ...synonymSpans(line, described),
  ]);
  const kept: Span[] = [];
  for (const span of spans
    .filter((one) => !isFilledIn(line, one))
    .sort((a, b) => b.rank - a.rank || b.fields.size - a.fields.size)) {
    const over = kept.find((other) => span.to > other.from && span.from < other.to);
    if (over === undefined) kept.push(span);
    else if (isHeadOf(line, span, over)) over.concepts = span.concepts;
  }
  return withUnknownLabels(
    line,
    kept.map((span) => upToColon(line, span, kept)),
  )
    .sort((a, b) => a.from - b.from)
    .map((span) => labelOf(line, span));
}

/**
 * Whether a span is a value rather than a label: it follows a colon, ends the row, and resembles a request only
 * roughly.
 */
function isFilledIn(line: TextLine, {from, to, concepts, fields}: Span): boolean {
  if (from === 0 || to < line.tokens.length || concepts.size > 0 || Math.max(...fields.values()) >= certain)
    return false;
  return endsInColon(line.tokens[from - 1]!) && line.page.rows[line.row]!.at(-1) === line;
}

/** "VAT (20 %)": whether `inner` is a known label and `over`, which the request names, the same words with an aside. */
function isHeadOf(line: TextLine, inner: Span, over: Span): boolean {
  if (inner.from !== over.from || over.concepts.size > 0 || inner.concepts.size === 0) return false;
  const rest = line.tokens
    .slice(inner.to, over.to)
    .map(({text}) => text)
    .join(' ');
  return /^\(.*\):?$|^[^\p{L}]*$/u.test(rest);
}

/** Extends a label to the colon behind it: `Total (MYR) :`, `GST @ 6% :`, and with less certainty `Total of today:`. */
function upToColon(line: TextLine, span: Span, all: Span[]): Span {
  if (endsLabel(line.tokens[span.to - 1]!)) return span;
  for (let at = span.to; at < Math.min(span.to + 4, line.tokens.length); at++) {
    const token = line.tokens[at]!;
    if (all.some((other) => other.from <= at && other.to > at)) return span;
    const words = line.tokens.slice(span.to, at + 1);
    if (endsInColon(token)) {
      const known = words.every(
        (word) => word.key === '' || /^[(@]|[)%]:?$/.test(word.text) || currencyKeys.has(word.key),
      );
      return {...span, to: at + 1, likeness: span.likeness * (known ? 1 : fair)};
    }
    if (/\d[.,]\d/.test(token.text)) return span;
  }
  return span;
}

function labelOf(line: TextLine, span: Span): DetectedLabel {
  const tokens = line.tokens.slice(span.from, span.to);
  const hasColon = endsInColon(tokens.at(-1)!) || /^[:：=.…]+$/.test(line.tokens[span.to]?.text ?? '');
  return {
    line,
    from: span.from,
    to: span.to,
    box: unionOf(tokens.map(({box}) => box)),
    concepts: span.concepts,
    fields: ownFields(span.fields),
    standing: span.likeness * standingOf(line, span, hasColon),
    hasColon,
  };
}

/**
 * How likely a span is a label by its position: most likely at the start of the line or behind a value, with a colon,
 * a number or the end of the line behind it. With other words before or behind it, it may be part of a sentence.
 */
function standingOf(line: TextLine, span: Span, hasColon: boolean): number {
  const before = line.tokens[span.from - 1];
  const after = line.tokens[span.to];
  const leads = before === undefined || isBreak(before);
  const closes =
    hasColon || after === undefined || /\d/.test(after.text) || after.key === '' || isShort(after);
  if (leads && closes) return 1;
  if (leads || hasColon) return fair;
  return closes ? possible : doubtful;
}

/**
 * A short word behind a label may be a unit or abbreviation before its value; a word of three letters continues a
 * sentence.
 */
function isShort({key, text}: Token): boolean {
  return key.length < 3 || (key.length === 3 && (currencyKeys.has(key) || !/^\p{L}\p{Ll}+$/u.test(text)));
}

function isBreak(token: Token): boolean {
  return /\d/.test(token.text) || /[:,;|)]$/.test(token.text) || token.key === '';
}

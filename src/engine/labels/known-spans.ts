import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {certain} from '../levels.js';
import type {TextLine, Token} from '../page-view/document-view.js';
import {conceptOfComposedLabel} from '../query/meaning/concept-query.js';
import type {Lexicon, Meanings} from '../query/meaning/label-lexicon.js';
import {wordsOf} from '../values/fold.js';
import type {Span} from './label-spans.js';
import type {ParaphraseLabels} from './paraphrase-labels.js';

/** Maximum number of words of a label. */
const longestLabel = 7;

const noConcepts: Meanings<ConceptName> = new Map();
const noFields: Meanings = new Map();

/** Runs of words that a known label, or a label as the request writes it, consists of; misread ones too on a scan. */
export function spansOf(line: TextLine, known: Lexicon<ConceptName>, asked: Lexicon): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < line.tokens.length; from++) {
    if (line.tokens[from]!.key === '') continue;
    let key = '';
    let isPastComma = false;
    for (let to = from + 1; to <= Math.min(from + longestLabel, line.tokens.length); to++) {
      const token = line.tokens[to - 1]!;
      key += token.key;
      if (key.length > 45) break;
      const span = token.key === '' ? undefined : spanOf({line, from, to, key}, known, asked);
      // A comma ends a label, unless the label of the request has one there: "Name, first name".
      if (span && (!isPastComma || span.fields.size > 0)) spans.push(span);
      if (endsLabel(token) && !token.text.endsWith(',')) break;
      isPastComma ||= token.text.endsWith(',');
    }
  }
  return spans;
}

interface KnownRun {
  line: TextLine;
  from: number;
  to: number;
  key: string;
}

function spanOf(
  {line, from, to, key}: KnownRun,
  known: Lexicon<ConceptName>,
  asked: Lexicon,
): Span | undefined {
  const concepts = known.exact(key);
  const fields = asked.exact(key);
  if (concepts ?? fields) {
    return {
      from,
      to,
      rank: key.length,
      likeness: 1,
      concepts: concepts ?? noConcepts,
      fields: fields ?? noFields,
    };
  }
  if (line.source !== 'ocr' || key.length < 4 || /^\d/.test(key)) return undefined;
  const nearKnown = known.fuzzy(key);
  const nearAsked = asked.fuzzy(key);
  const likeness = Math.max(nearKnown?.likeness ?? 0, nearAsked?.likeness ?? 0);
  if (likeness === 0) return undefined;
  const rank = key.length * likeness - 1;
  return {
    from,
    to,
    rank,
    likeness,
    concepts: nearKnown?.meanings ?? noConcepts,
    fields: nearAsked?.meanings ?? noFields,
  };
}

/** The words that begin a line, up to its first number or colon, if together they name a concept. */
export function composedSpans(line: TextLine): Span[] {
  const end = line.tokens.findIndex((token) => /\d/.test(token.text) || token.text === ':');
  const to = end < 0 ? line.tokens.length : end;
  if (to < 2 || to > 6 || (end < 0 && !hasNumberBeside(line))) return [];
  const concept = conceptOfComposedLabel(line.text.slice(0, line.tokens[to - 1]!.end));
  if (concept === undefined) return [];
  const rank = line.tokens.slice(0, to).reduce((sum, token) => sum + token.key.length, -1);
  return [{from: 0, to, rank, likeness: 1, concepts: new Map([[concept, certain]]), fields: new Map()}];
}

/** Runs of words that mean the same as the words of a request. */
export function paraphraseSpans(line: TextLine, meant: ParaphraseLabels): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < Math.min(line.tokens.length, 12); from++) {
    const words: string[] = [];
    for (let to = from + 1; to <= Math.min(from + longestLabel, line.tokens.length); to++) {
      const token = line.tokens[to - 1]!;
      words.push(...wordsOf(token.text));
      const fields = token.key === '' ? undefined : meant(words);
      const length = words.reduce((sum, word) => sum + word.length, 0);
      if (fields) spans.push({from, to, rank: length - 1, likeness: 1, concepts: noConcepts, fields});
      if (endsLabel(token)) break;
    }
  }
  return spans;
}

/** Whether a number is further right in the row. Without it, a composed label may be a column title beside others. */
function hasNumberBeside(line: TextLine): boolean {
  return line.page.rows[line.row]!.some((other) => other.box.left > line.box.right && /\d/.test(other.text));
}

/** A colon ends a label, a full stop does not: labels are full of abbreviations. */
export function endsLabel(token: Token): boolean {
  return /[:：=;|,]$/.test(token.text);
}

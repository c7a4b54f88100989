import {unionOf} from '../../box.js';
import {knownLabels, type Meanings} from '../../query/meaning/label-lexicon.js';
import {LabelsByLine, type DetectedLabel} from '../../labels/label-detection.js';
import type {TextLine, Token} from '../../page-view/document-view.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {Box} from '../../page.js';
import {squash} from '../../values/fold.js';
import {columnConcepts} from './header-column.js';

/** The labels of lines, and the column titles that are one word on the page: "Qty/Aantal", "QuantityPrice". */
export function withGluedTitles(lines: TextLine[], detectedLabels: LabelsByLine): LabelsByLine {
  const found = lines.flatMap((line) => {
    const own = line.tokens.flatMap((_, at) => gluedTitles(line, at));
    if (own.length === 0) return [];
    const isFree = (detectedLabel: DetectedLabel) =>
      !own.some(({from, to}) => detectedLabel.from < to && from < detectedLabel.to);
    const kept = (detectedLabels.get(line) ?? []).filter(isFree);
    return [[line, [...kept, ...own].sort((a, b) => a.box.left - b.box.left)] as const];
  });
  return found.length === 0 ? detectedLabels : new LabelsByLine([...detectedLabels, ...found]);
}

function gluedTitles(line: TextLine, at: number): DetectedLabel[] {
  const token = line.tokens[at]!;
  if (knownLabels().exact(token.key)) return [];
  return translated(line, token, at) ?? runTogether(line, token, at) ?? [];
}

/** One title in two languages, divided by a slash. */
function translated(line: TextLine, token: Token, at: number): DetectedLabel[] | undefined {
  const words = token.text.split('/');
  if (words.length < 2 || words.some((word) => !/\p{L}/u.test(word))) return undefined;
  const meanings = words.map(titleMeaning).filter((meaning) => meaning !== undefined);
  if (meanings.length === 0) return undefined;
  return [
    labelOf(line, {
      from: at,
      to: at + 1,
      box: token.box,
      concepts: new Map(meanings.flatMap((one) => [...one])),
    }),
  ];
}

/** Two titles without a space between; the second may continue in the next words. */
function runTogether(line: TextLine, token: Token, at: number): DetectedLabel[] | undefined {
  const [, left, right] = /^(\p{L}*\p{Ll}\.?)(\p{Lu}\p{Ll}.*)$/u.exec(token.text) ?? [];
  if (left === undefined || right === undefined) return undefined;
  for (let to = Math.min(line.tokens.length, at + 3); to > at; to--) {
    const rest = line.tokens.slice(at + 1, to);
    const concepts = titleMeaning([right, ...rest.map(({text}) => text)].join(' '));
    if (concepts === undefined) continue;
    const cut = token.box.left + (left.length / token.text.length) * (token.box.right - token.box.left);
    const first = {...token.box, right: cut};
    const second = unionOf([{...token.box, left: cut}, ...rest.map(({box}) => box)]);
    return [
      labelOf(line, {
        from: at,
        to: at + 1,
        box: first,
        concepts: titleMeaning(left) ?? new Map<ConceptName, number>(),
      }),
      labelOf(line, {from: at, to, box: second, concepts}),
    ];
  }
  return undefined;
}

function titleMeaning(text: string): Meanings<ConceptName> | undefined {
  const meanings = knownLabels().exact(squash(text));
  return columnConcepts.some((name) => meanings?.has(name)) ? meanings : undefined;
}

function labelOf(
  line: TextLine,
  part: {from: number; to: number; box: Box; concepts: Meanings<ConceptName>},
): DetectedLabel {
  return {line, ...part, fields: new Map(), standing: 1, hasColon: false};
}

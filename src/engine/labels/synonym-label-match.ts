import {noWords, yesWords} from '../knowledge/languages/gathered/yes-no.js';
import {fold, wordsOf} from '../values/fold.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {clausesOf} from '../query/meaning/prompt-clauses.js';
import {labelStart} from './label-start.js';
import type {Meanings} from '../query/meaning/label-lexicon.js';
import type {DocumentView, PageView, TextLine, Token} from '../page-view/document-view.js';
import {isFiller} from '../query/meaning/word-senses.js';
import {
  coverage,
  isTelling,
  isWhole,
  queryTermsOf,
  weightOf,
  type QueryTerm,
} from '../query/meaning/query-terms.js';
import {wordsOfName} from '../query/meaning/field-concept.js';
import {certain, doubtful, fair, likely, possible} from '../levels.js';

/** Tokens that may label a requested field by their meaning. */
export interface SynonymMatch {
  from: number;
  to: number;
  fields: Meanings;
}

export type SynonymLabels = (line: TextLine) => SynonymMatch[];

/**
 * Finds labels that match the description of a field in part or by synonyms: "Rent (monthly)" labels "Monthly rent
 * payable". The heading above the label, or the document's title, may have what the label leaves out.
 */
export function synonymLabels(
  queries: ConceptQuery[],
  view: DocumentView,
  documentType: string,
): SynonymLabels {
  const described = queries
    .filter(mayBeDescribed)
    .map((query) => ({name: query.field.name, bags: wordingTermsOf(query)}));
  if (described.length === 0) return () => [];
  const words = new Map<string, QueryTerm>();
  for (const line of view.lines) for (const unit of queryTermsOf(line.text)) words.set(unit.key, unit);
  const everywhere = [...words.values()];
  const title = [
    ...queryTermsOf(documentType),
    ...view.lines.slice(0, 4).flatMap(({text}) => queryTermsOf(text)),
  ];
  const contexts = new Map<TextLine, QueryTerm[]>();
  const present = new Map<string, boolean>();
  return (line) =>
    runsIn(line).flatMap((run): SynonymMatch[] => {
      const labels = wordingsOf(withoutAsides(textOf(line, run)))
        .map((text) => queryTermsOf(text))
        .filter((label) => label.length > 0);
      if (labels.length === 0) return [];
      const fields: Meanings = new Map();
      for (const {name, bags} of described) {
        const meaning = Math.max(
          ...labels.flatMap((label) => bags.map((bag) => meaningOf(bag, {label, run, line}))),
        );
        if (meaning >= leastMeaning) fields.set(name, meaning);
      }
      return fields.size === 0 ? [] : [{from: run.from, to: run.to, fields}];
    });

  function meaningOf(
    bag: QueryTerm[],
    {label, run, line}: {label: QueryTerm[]; run: LabelRun; line: TextLine},
  ): number {
    const said = matchTerms(bag, label);
    if (
      said === undefined ||
      2 * said.ofWording < 1 ||
      said.ofLabel < run.leastOwn ||
      (!run.isClosed && (said.ofLabel < certain || said.ofWording < certain))
    )
      return 0;
    const context = contexts.get(line) ?? contextOf(line);
    contexts.set(line, context);
    const explained = said.left.reduce((sum, unit) => sum + unit.weight * shareElsewhere(unit, context), 0);
    const ofWording = said.ofWording + explained / weightOf(bag);
    return Math.min(1, (ofWording * (1 + said.ofLabel)) / 2);
  }

  function shareElsewhere(unit: QueryTerm, context: QueryTerm[]): number {
    if (coverage(unit, context) > 0 || coverage(unit, title) > 0) return fair;
    const isPresent = present.get(unit.key) ?? coverage(unit, everywhere) > 0;
    present.set(unit.key, isPresent);
    return isPresent ? doubtful : 0;
  }
}

/** The lowest weight of a match. */
const leastMeaning = possible;

function mayBeDescribed(query: ConceptQuery): boolean {
  return query.type !== 'table' && wordingTermsOf(query).length > 0;
}

/** The wordings of a field as terms: its name, and the clauses of its prompt that say what is wanted. */
export function wordingTermsOf({field, matchesByMeaning, edge}: ConceptQuery): QueryTerm[][] {
  if (!matchesByMeaning) return [];
  const texts = [...clausesOf(field.prompt ?? ''), wordsOfName(field.name)];
  const bags = texts.map((text) => withoutHead(queryTermsOf(text)));
  // The label of a period does not name its start or end.
  const ofPeriods =
    edge === undefined ? [] : bags.map((bag) => bag.filter(({key}) => key !== `theme ${edge}`));
  return [...bags, ...ofPeriods].filter((units) => units.some(isTelling));
}

/**
 * "Mark in mathematics", "result for sodium": the label of such a row is the subject alone, so the other word counts
 * little.
 */
function withoutHead(bag: QueryTerm[]): QueryTerm[] {
  if (!bag.some((unit) => unit.weight >= certain && !rowHeads.has(unit.key))) return bag;
  return bag.map((unit) => (rowHeads.has(unit.key) ? {...unit, weight: doubtful} : unit));
}

const rowHeads = new Set(['theme grade', 'theme result', 'theme measured']);

interface TermMatch {
  /** 0 to 1: the share of the wording that the label has. */
  ofWording: number;
  /** 0 to 1: the share of the label that the wording has. */
  ofLabel: number;
  left: QueryTerm[];
}

/** How well a label and a wording of the request match; `undefined` if they share no significant term. */
export function matchTerms(bag: readonly QueryTerm[], label: readonly QueryTerm[]): TermMatch | undefined {
  const shares = bag.map((unit) => coverage(unit, label));
  if (!bag.some((unit, at) => isTelling(unit) && shares[at]! >= likely)) return undefined;
  const ofWording = bag.reduce((sum, {weight}, at) => sum + weight * shares[at]!, 0) / weightOf(bag);
  const ofLabel =
    label.reduce((sum, unit) => sum + unit.weight * coverage(unit, bag), 0) / (weightOf(label) || 1);
  return {ofWording, ofLabel, left: bag.filter((_, at) => shares[at] === 0)};
}

interface LabelRun {
  from: number;
  to: number;
  /** Followed by a colon, a value or the end of the line. */
  isClosed: boolean;
  /** The share of it that must match the request: more if a value ends it, as then it may be part of a sentence. */
  leastOwn: number;
}

const longestRun = 8;

function runsIn(line: TextLine): LabelRun[] {
  const {tokens} = line;
  const runs: LabelRun[] = [];
  const afterValues = labelsAfterValues(line);
  for (let from = 0; from < tokens.length; from++) {
    const isAfterValue = afterValues.has(from);
    if (tokens[from]!.key === '' || (from > 0 && !isAfterValue && !isBreak(tokens[from - 1]!))) continue;
    if (from > 0 && tokens[from]!.text.startsWith('(')) continue;
    const filledFrom = valueAfter(line, from);
    for (let to = from + 1; to <= Math.min(filledFrom ?? tokens.length, from + longestRun); to++) {
      const token = tokens[to - 1]!;
      if (from > 0 && to > from + 1 && afterValues.has(to - 1)) break;
      if (/\d/.test(token.text) && !(from === 0 && hasBeside(line) && !/(?:\d\D?){3}/.test(token.text)))
        break;
      const isEnded = to === tokens.length || /[:：]$/.test(token.text);
      const isClosed = isEnded || to === filledFrom || isValueStart(tokens[to]!);
      runs.push({from, to, isClosed, leastOwn: isEnded ? 0 : possible});
      if (/[:：;|,]$/.test(token.text)) break;
    }
  }
  return runs;
}

/** Indices of the tokens that begin further labels, such as the second one of "Owner: Ann Lee Place of birth: Bath". */
function labelsAfterValues(line: TextLine): Set<number> {
  const colons = line.tokens.flatMap(({text}, at) => (/[:：]$/.test(text) ? [at] : []));
  return new Set(colons.slice(1).map((colon, at) => labelStart(line, colons[at]! + 1, colon)));
}

function isBreak(token: Token): boolean {
  return /\d/.test(token.text) || /[:,;|)]$/.test(token.text) || token.key === '';
}

/**
 * Index of the token that begins the value in "First name Oluwaseun": one to three capitalised unknown words at the
 * end of a line, behind a known word, if nothing else in the row may be the value.
 */
function valueAfter(line: TextLine, from: number): number | undefined {
  if (hasBeside(line) || line.tokens.some(({text}) => /[:：]/.test(text))) return undefined;
  const end = line.tokens.length;
  for (let at = end - 1; at > from && end - at <= mostValueWords; at--) {
    const token = line.tokens[at]!;
    if (!/^\p{Lu}/u.test(token.text)) return undefined;
    if (wordsOf(token.text).every((word) => isWhole(word) || isFiller(word))) return undefined;
    const before = queryTermsOf(line.tokens[at - 1]!.text);
    const isAfterLabel = before.length > 0 && before.every(({isKnown}) => isKnown);
    if (isAfterLabel) return at;
  }
  return undefined;
}

const mostValueWords = 3;

function isValueStart(token: Token): boolean {
  return (
    /\d/.test(token.text) || token.key === '' || /^[\p{Sc}☐☑☒✓✗]/u.test(token.text) || isYesOrNo(token.text)
  );
}

function isYesOrNo(text: string): boolean {
  const word = fold(text).replace(/[.,;]$/, '');
  return (
    word.length > 1 && word !== 'no' && (yesWords.has(word) || noWords.has(word)) && /^\p{Lu}/u.test(text)
  );
}

function hasBeside(line: TextLine): boolean {
  return line.page.rows[line.row]!.at(-1) !== line;
}

/** "Koltuk / Seat": the whole text and each of the two languages. */
function wordingsOf(text: string): string[] {
  const parts = text.split(/ [/|] /).filter((part) => /\p{L}{2}/u.test(part));
  return parts.length > 1 ? [text, ...parts] : [text];
}

/** "Rent (per month, in advance)": the text without the aside, unless little else is left. */
function withoutAsides(text: string): string {
  const plain = text.replace(/\([^)]*\)?/g, ' ');
  return /\p{L}{3}/u.test(plain) ? plain : text;
}

function textOf(line: TextLine, {from, to}: LabelRun): string {
  return line.text.slice(line.tokens[from]!.start, line.tokens[to - 1]!.end);
}

const reach = 14;

/** The terms of the two nearest headings above a line: short lines, alone in their row, that state no value. */
function contextOf({page, row}: TextLine): QueryTerm[] {
  const headings: string[] = [];
  for (let at = row - 1; at >= Math.max(0, row - reach) && headings.length < 2; at--) {
    const heading = headingOf(page, at);
    if (heading !== undefined) headings.push(heading);
  }
  return headings.flatMap((text) => queryTermsOf(text));
}

function headingOf({rows}: PageView, row: number): string | undefined {
  const lines = rows[row]!;
  const [line] = lines;
  if (lines.length !== 1 || line === undefined || line.tokens.length > 6) return undefined;
  return /\d/.test(line.text) || /:\s*\S/.test(line.text) ? undefined : line.text;
}

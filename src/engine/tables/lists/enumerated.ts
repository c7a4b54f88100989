import type {ExtractedField} from '../../../contract/extraction.js';
import {heightOf, unionOf} from '../../box.js';
import type {ConceptQuery} from '../../query/meaning/concept-query.js';
import {wordsOfName} from '../../query/meaning/field-concept.js';
import {wordingTermsOf} from '../../labels/synonym-label-match.js';
import type {ReadDocument} from '../headers/read-document.js';
import {labelledCandidates} from '../../labelled-values/labelled-values.js';
import {checkedWords} from '../../labelled-values/untyped-values.js';
import {fractionOf, notFound} from '../../scoring/field-result.js';
import type {TextLine} from '../../page-view/document-view.js';
import {isProbable} from '../../probable.js';
import {isAmong, queryTermsOf, type QueryTerm} from '../../query/meaning/query-terms.js';
import {betweenThings} from '../../knowledge/languages/gathered/enumerations.js';
import {listWords} from '../../knowledge/languages/gathered/questions.js';

/** "Allergies: penicillin, shellfish": the things behind a label, divided by commas, or on the lines below it. */
export function enumerated(query: ConceptQuery, document: ReadDocument): ExtractedField {
  return belowOrBehind(query, document) ?? byLabels(query, document);
}

/** The things behind or below a label whose words are those of the request: all of the one match the other. */
function belowOrBehind(query: ConceptQuery, {view}: ReadDocument): ExtractedField | undefined {
  const requested = queryTermsOf(query.field.prompt ?? wordsOfName(query.field.name)).filter(
    ({key}) => !listWords.test(key),
  );
  if (requested.length === 0) return undefined;
  for (const line of view.lines) {
    const [, label, behind] = /^[\s•]*([^:：]{2,40})[:：] *(.*)$/u.exec(line.text) ?? [];
    if (label === undefined || behind === undefined || !isNamedBy(queryTermsOf(label), requested)) continue;
    const lines = behind === '' ? besideOrBelow(line) : [];
    const things = behind === '' ? lines.flatMap(({text}) => thingsIn(text)) : thingsIn(behind);
    if (things.length > 0) return listed(things, [line, ...lines]);
  }
  return undefined;
}

function isNamedBy(label: QueryTerm[], requested: QueryTerm[]): boolean {
  const isSaid = (unit: QueryTerm, by: QueryTerm[]) => isAmong(unit, by);
  return (
    label.length > 0 &&
    label.every((unit) => isSaid(unit, requested)) &&
    requested.every((unit) => isSaid(unit, label))
  );
}

/** The confidence of a list behind a label with the words of the request. */
const labelledCertainty = 0.8;

function listed(value: string[], lines: TextLine[]): ExtractedField {
  const {page, source} = lines[0]!;
  const box = unionOf(lines.map((line) => line.box));
  const raw = lines.map(({text}) => text).join('\n');
  return {
    value,
    confidence: labelledCertainty,
    route: 'label',
    page: page.number,
    box: fractionOf(box, page),
    raw,
    source,
  };
}

/** What is printed right of a label, else the lines below it. */
function besideOrBelow(label: TextLine): TextLine[] {
  const row = label.page.rows[label.row]!;
  const beside = row.slice(row.indexOf(label) + 1);
  if (beside.length > 0) return beside;
  const [below] = label.page.rows[label.row + 1] ?? [];
  if (below === undefined || below.box.top - label.box.bottom > 2 * heightOf(label.box)) return [];
  return [below, ...linesBelow(below)];
}

function byLabels(query: ConceptQuery, document: ReadDocument): ExtractedField {
  const asText: ConceptQuery = {...query, type: 'text', isOpen: true};
  const best = labelledCandidates(asText, document)
    .filter(({score}) => isProbable(score))
    .sort((a, b) => b.score - a.score)[0];
  if (best === undefined || wordingTermsOf(query).length === 0) return {...notFound, value: []};
  return {
    ...listed(thingsIn(best.raw), best.lines),
    confidence: Math.round(best.score * 1000) / 1000,
    raw: best.raw,
  };
}

function thingsIn(text: string): string[] {
  return (checkedWords(text) ?? text.split(/[\n•·]/).flatMap((part) => part.split(betweenThings)))
    .map((part) => part.trim().replace(/^[-–*]\s+|[.\s]+$/g, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** The lines below the first thing at its left edge, close to each other, up to a label. */
function linesBelow(first: TextLine): TextLine[] {
  const found: TextLine[] = [];
  let above = first;
  for (const row of first.page.rows.slice(first.row + 1)) {
    const line = row.find(({box}) => Math.abs(box.left - first.box.left) < heightOf(first.box) / 2);
    const isClose = line !== undefined && line.box.top - above.box.bottom < heightOf(first.box);
    if (!isClose || row.length > 1 || /[:：]/.test(line.text)) break;
    found.push(line);
    above = line;
  }
  return found;
}

import {unionOf} from '../box.js';
import {endsInCountry, isOnlyPlace, joinAddress} from '../values/addresses/address.js';
import {wordsOf} from '../values/fold.js';
import {correctAddress, correctCompany} from '../values/addresses/correct-words.js';
import {
  beginsWithLegalForm,
  breaksLegalForm,
  cleanName,
  hasLegalForm,
  isGenericName,
  isOnlyLegalForm,
  likenessToCompany,
  withoutRegistration,
} from '../values/name.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {legibilityFactor, wholeLine} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {headOf, type HeadRow} from './page-head.js';
import {certain, likely, possible} from '../levels.js';
import {isOneSize, large} from '../page-view/large-letters.js';

/** Candidates for the issuer of a receipt: the first lines of its head that may be a name. */
export function issuerCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const head = headOf(document);
  const taken = new Set<HeadRow>();
  return head.flatMap((row, index) => {
    if (taken.has(row) || (row.kind !== 'name' && !(row.kind === 'address' && hasLegalForm(row.text))))
      return [];
    const rows = withContinuation(head, index);
    for (const next of rows.slice(1)) taken.add(next);
    const printed = rows
      .map((part) => (isRecognised(part) ? correctCompany(part.text) : part.text))
      .join(' ');
    const text = withoutRegistration(cleanName(printed));
    const score = nameScore(text, index, head);
    return score <= 0 ? [] : [candidateOf(query, rows, text, score)];
  });
}

/** Candidates for the address of a receipt's issuer: the lines in its head that look like one. */
export function addressCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const head = headOf(document);
  const first = head.findIndex((row) => row.kind === 'address' && !hasLegalForm(row.text));
  if (first < 0) return unlikelyAddress(query, head);
  const rows = addressRows(head, upTo(head, first));
  const likeness = Math.min(
    1,
    rows.reduce((sum, row) => sum + row.address, 0),
  );
  return [candidateOf(query, rows, addressOf(rows), (certain * (1 + likeness)) / 2)];
}

/**
 * The address if no line looks like one, as with a misread postal code: the text below the name from a numbered line
 * on.
 */
function unlikelyAddress(query: ConceptQuery, head: HeadRow[]): ScoredValue[] {
  const name = head.findIndex(({kind, text}) => kind === 'name' && likenessToCompany(text) > 0);
  const first =
    name +
    1 +
    head.slice(name + 1, name + 4).findIndex(({kind, text}) => kind === 'name' && isNumbered(text));
  const end = head.findIndex(({kind}, index) => index > first && kind !== 'name');
  if (name < 0 || first <= name || end < 0 || end - first > 3) return [];
  const rows = head.slice(first, end);
  return [candidateOf(query, rows, addressOf(rows), possible)];
}

/** A street with a number, but no item with its price: `Hamnplan 50, ...`, `164 Canal Walk`. */
function isNumbered(text: string): boolean {
  return (
    /^\d{1,4}\p{L}? \p{L}{3,}|^\p{L}[\p{L}.'/ -]{3,} \d{1,4}(?!\d)/u.test(text) &&
    !/\d[.,]\d{2}(?!\d)/.test(text)
  );
}

/** The text of an address, its OCR errors corrected; embedded text stays as it is. */
function addressOf(rows: HeadRow[]): string {
  return joinAddress(rows.map((row) => (isRecognised(row) ? correctAddress(row.text) : row.text)));
}

function isRecognised(row: HeadRow): boolean {
  return row.lines.every((line) => line.source === 'ocr');
}

/**
 * The first row of an address: rows above with a number or a comma at the end belong to it, `Lot 38, 39 101
 * Boulevard,`.
 */
function upTo(head: HeadRow[], first: number): number {
  let top = first;
  while (
    top > 1 &&
    head[top - 1]!.kind === 'name' &&
    /^\D{0,8}\d.*,$|^\D{0,6}\d+[^:]*$|^\p{L}[\p{L}.'/ -]{3,} \d{1,4} ?\p{L}?,?$/u.test(
      head[top - 1]!.text.trim(),
    ) &&
    !hasLegalForm(head[top - 1]!.text)
  )
    top--;
  return top;
}

/**
 * The rows of an address from its first to the last that looks like one, across at most one that does not. One more row
 * without a colon belongs to it if a row of another kind follows.
 */
function addressRows(head: HeadRow[], first: number): HeadRow[] {
  let last = first;
  for (let index = first + 1; index < head.length && index - last <= 2; index++) {
    const row = head[index]!;
    if (row.kind === 'address') last = index;
    else if (row.kind !== 'name') break;
    else if (index - last === 1 && /^\(.*\)$/.test(row.text)) last = index;
  }
  while (last + 1 < head.length && isOnlyPlace(head[last + 1]!.text)) last++;
  if (endsInCountry(head[last]!.text) || isOnlyPlace(head[last]!.text)) return head.slice(first, last + 1);
  const end = head.findIndex((row, index) => index > last && row.kind !== 'name');
  const isFollowed = end === last + 2 && !/[:：]/.test(head[last + 1]!.text);
  return head.slice(first, last + (isFollowed ? 2 : 1));
}

/** The rows of a name broken over two or three lines: a legal form, an open bracket or a generic word comes later. */
function withContinuation(head: HeadRow[], index: number): HeadRow[] {
  const rows = [head[index]!];
  for (let next = index + 1; next <= index + 2 && next < head.length; next++) {
    const row = head[next]!;
    if (row.kind !== 'name' || !continues(rows, row)) break;
    rows.push(row);
  }
  return rows;
}

function continues(rows: HeadRow[], row: HeadRow): boolean {
  const text = rows.map((part) => part.text).join(' ');
  const next = row.text;
  if (breaksLegalForm(text, next) || (isOnlyLegalForm(next) && !isHandwritten(text))) return true;
  if (hasLegalForm(text)) return false;
  const open = (text.match(/[([]/g)?.length ?? 0) > (text.match(/[)\]]/g)?.length ?? 0);
  return (
    open ||
    beginsWithLegalForm(next) ||
    (isGenericName(next) && hasLegalForm(next)) ||
    /[&,-]$/.test(text) ||
    /^[&+] ?\p{L}/u.test(next) ||
    isOneSign(rows.at(-1)!, row)
  );
}

/**
 * Whether two rows are one name that had no room on one line: large letters of one size and case, the second row no
 * full name itself.
 */
function isOneSign(above: HeadRow, below: HeadRow): boolean {
  if (hasLegalForm(below.text) && wordsOf(below.text).length > 4) return false;
  const [isUpper, isLower] = [above.text, below.text].map((text) => text === text.toUpperCase());
  const isWritten = [above, below].every(({text}) => likenessToCompany(text) > 0 && !isHandwritten(text));
  const isLarge = areLarge(above.size, below.size) || areLarge(above.width, below.width);
  return isLarge && isUpper === isLower && isWritten;
}

function areLarge(one: number, other: number): boolean {
  return Math.min(one, other) > large && isOneSize(one, other);
}

/** Whether a text may be handwriting across the head, which OCR reads as words in small letters. */
function isHandwritten(text: string): boolean {
  return /^\p{Ll}+( \p{Ll}+)*$/u.test(text);
}

function nameScore(text: string, index: number, head: HeadRow[]): number {
  const likeness = likenessToCompany(text);
  if (likeness === 0) return 0;
  const row = head[index]!;
  const larger = Math.min(1, Math.max(0, row.size - 1));
  const upper = text === text.toUpperCase() ? 1 : 0;
  const followed = followedByFacts(head, index) ? 1 : 0;
  const handwritten = isHandwritten(text) ? 5 : 0;
  const generic = isGenericName(text) ? 2 : 0;
  const marks = /[:;=]|\d{3,}/.test(text) ? 1 : 0;
  const signs = larger + upper + followed - handwritten - generic - marks - index / 2;
  return Math.min(1, (likely * (1 + likeness)) / 2 + signs * ofSign);
}

/** What one sign for or against a name adds to its score: small, so that the likeness to a company decides first. */
const ofSign = 0.1;

/** Whether a registration number or an address is below a row, as it is below the name of a company. */
function followedByFacts(head: HeadRow[], index: number): boolean {
  return head.slice(index + 1, index + 3).some((row) => row.kind === 'number' || row.kind === 'address');
}

function candidateOf(query: ConceptQuery, rows: HeadRow[], value: string, score: number): ScoredValue {
  const lines = rows.flatMap((row) => row.lines);
  return {
    query,
    value,
    raw: rows.map(({text}) => text).join('\n'),
    score: score * legibilityFactor(...lines.map(wholeLine)),
    route: 'position',
    lines,
    box: unionOf(lines.map((line) => line.box)),
    start: 0,
    end: lines[0]!.text.length,
  };
}

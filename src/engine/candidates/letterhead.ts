import {mayBe} from '../probable.js';
import {unionOf} from '../box.js';
import type {DocumentAnalysis, PageAnalysis, Segment} from '../layout/analysis.js';
import {areInRow, blockGap} from '../layout/neighbourhood.js';
import type {Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';
import {endsInCountry, hasPostalCode, likenessToAddress} from '../values/addresses/address.js';
import {squash} from '../values/fold.js';
import {likenessToCompany} from '../values/name.js';
import {findPhones} from '../values/phone.js';
import * as shape from '../layout/text-shape.js';
import type {Candidate} from './candidate.js';
import {plainText} from './typed-values.js';

/** Number of rows of the first page that count as letterhead. */
const headRows = 10;
/** Maximum number of lines of a name and of an address. */
const [mostNameLines, mostAddressLines] = [2, 4];

/** Concepts of the issuer. */
const issuer = {name: 'seller', address: 'seller_address'} as const;

interface HeadRow {
  page: PageAnalysis;
  words: Word[];
  segments: Segment[];
  text: string;
  box: Segment['box'];
  likeness: number;
}

/** Candidates for name and address of the issuer from the letterhead, without labels. */
export function letterheadSource(analysis: DocumentAnalysis): (query: FieldQuery) => Candidate[] {
  let head: HeadRow[] | undefined;
  return (query) => {
    const isName = query.concept === issuer.name || asksForOrganisation(query);
    if (!isName && query.concept !== issuer.address) return [];
    head ??= headOf(analysis.pages[0]);
    return isName ? namesIn(head, query) : addressesIn(head, query);
  };
}

/** "Which laboratory issued the report?": the answer to a query for an organisation is often the issuer. */
function asksForOrganisation({concept, kind}: FieldQuery): boolean {
  return concept === undefined && kind === 'organisation';
}

function headOf(page: PageAnalysis | undefined): HeadRow[] {
  if (page === undefined) return [];
  const rows: Segment[][] = [];
  for (const segment of page.segments) {
    const last = rows.at(-1);
    if (last !== undefined && areInRow(last[0]!, segment)) last.push(segment);
    else if (rows.length === headRows) break;
    else rows.push([segment]);
  }
  return rows.map((row) =>
    rowOf(
      page,
      row.sort((a, b) => a.box.left - b.box.left),
    ),
  );
}

function rowOf(page: PageAnalysis, segments: Segment[]): HeadRow {
  const words = segments.flatMap((segment) => segment.words);
  const text = words.map((word) => word.text).join(' ');
  return {
    page,
    words,
    segments,
    text,
    box: unionOf(words.map(({box}) => box)),
    likeness: findPhones(text).length > 0 && !hasPostalCode(text) ? 0 : likenessToAddress(text),
  };
}

/** A name fills one or two whole rows, or one segment of a row with several segments. */
function namesIn(head: readonly HeadRow[], query: FieldQuery): Candidate[] {
  const parts = head.flatMap((row, order) =>
    row.segments.length === 1
      ? []
      : row.segments.map((segment) => ({order, run: [rowOf(row.page, [segment])]})),
  );
  const whole = head.flatMap((_, order) => runsFrom(head, order, mostNameLines).map((run) => ({order, run})));
  return [...whole, ...parts]
    .filter(({run}) => run.every(({text}) => /\p{L}{2}/u.test(text)))
    .flatMap(({order, run}) => candidateOf(query, run, {order, ...nameSignals(run, run[0]!.page)}));
}

function addressesIn(head: readonly HeadRow[], query: FieldQuery): Candidate[] {
  return head.flatMap((first, order) => {
    if (!mayBe(first.likeness)) return [];
    return runsFrom(head, order, mostAddressLines)
      .filter((run) => mayBe(run.at(-1)!.likeness))
      .flatMap((run) =>
        candidateOf(query, run, {order, ...addressSignals(head, {order, lines: run.length})}),
      );
  });
}

/** Runs of 1 to `most` consecutive rows that begin at row `from`, up to the first gap wider than `blockGap`. */
function runsFrom(head: readonly HeadRow[], from: number, most: number): HeadRow[][] {
  const runs: HeadRow[][] = [];
  for (let length = 1; length <= most && from + length <= head.length; length++) {
    const run = head.slice(from, from + length);
    if (length > 1 && gapAbove(head, from + length - 1) > blockGap) break;
    runs.push(run);
  }
  return runs;
}

function gapAbove(head: readonly HeadRow[], at: number): number {
  const [upper, row] = [head[at - 1]!, head[at]!];
  return (row.box.top - upper.box.bottom) / row.page.textHeight;
}

function nameSignals(run: readonly HeadRow[], page: PageAnalysis): Record<string, number> {
  const text = run.map((row) => row.text).join(' ');
  const key = squash(text);
  const again = page.segments.filter((segment) => squash(segment.text).includes(key)).length - 1;
  const heights = run.map(({words}) => Math.max(...words.map(({box}) => box.bottom - box.top)));
  return {
    headCompany: likenessToCompany(text),
    headAddress: Math.max(...run.map(({likeness}) => likeness)),
    headSize: Math.min(5, Math.max(...heights) / page.textHeight),
    headCapitals: Number(shape.isAllCapitals(text)),
    headDigits: shape.digitShare(text),
    headWords: Math.min(12, text.split(' ').length),
    headAgain: Math.min(3, Math.max(0, again)),
    headLabel: Math.max(
      ...run.flatMap(({segments}) => segments.map(({labelProbability}) => labelProbability)),
    ),
    headBold: Number(run.every(({words}) => words.every(({font}) => font?.bold === true))),
    headCentre: Math.abs(run[0]!.box.left + run[0]!.box.right - page.page.width) / (2 * page.page.width),
  };
}

function addressSignals(
  head: readonly HeadRow[],
  {order, lines}: {order: number; lines: number},
): Record<string, number> {
  const run = head.slice(order, order + lines);
  const text = run.map((row) => row.text).join(' ');
  return {
    headAddress: Math.min(
      2,
      run.reduce((sum, {likeness}) => sum + likeness, 0),
    ),
    headLeast: Math.min(...run.map(({likeness}) => likeness)),
    headPostal: Number(hasPostalCode(text)),
    headCountry: Number(endsInCountry(text)),
    headBefore: head[order - 1]?.likeness ?? 0,
    headBehind: head[order + lines]?.likeness ?? 0,
    headDigits: shape.digitShare(text),
    headColon: Number(text.includes(':')),
    headLetters: Math.min(120, text.length) / 10,
  };
}

function candidateOf(
  query: FieldQuery,
  run: readonly HeadRow[],
  {order, ...signals}: Record<string, number>,
): Candidate[] {
  const words = run.flatMap((row) => row.words);
  const [typed] = plainText(words);
  if (typed === undefined) return [];
  return [
    {
      query,
      source: 'letterhead',
      value: typed.value,
      raw: typed.raw,
      page: run[0]!.page,
      box: unionOf(words.map(({box}) => box)),
      words,
      signals: {
        ...signals,
        headOrder: order!,
        headLines: run.length,
        headTop: run[0]!.box.top / run[0]!.page.page.height,
        headLegibility: Math.min(...words.map(({confidence}) => confidence)),
      },
    },
  ];
}

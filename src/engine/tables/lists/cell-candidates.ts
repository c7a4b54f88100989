import type {ConceptQuery} from '../../query/meaning/concept-query.js';
import type {ScoredValue} from '../../scoring/scored-value.js';
import {boxOfPiece} from '../../page-view/line-range.js';
import {wordingTermsOf} from '../../labels/synonym-label-match.js';
import type {ReadDocument} from '../headers/read-document.js';
import type {Grid, GridRow} from '../structure/grids.js';
import {valuesIn} from '../../labelled-values/untyped-values.js';
import {isProbable} from '../../probable.js';
import {
  coverage,
  isAmong,
  isParticular,
  isTelling,
  queryTermsOf,
  weightOf,
  type QueryTerm,
} from '../../query/meaning/query-terms.js';

/**
 * "Result for creatinine", "deductible for damage": the cell whose row and column together match the query. Each of
 * them must match a part of it, and no other cell may match as well.
 */
export function cellCandidates(
  query: ConceptQuery,
  document: ReadDocument,
  grids: readonly Grid[],
): ScoredValue[] {
  if (!query.matchesByMeaning) return [];
  const bags = wordingTermsOf(query);
  const cells = grids.filter(({rows}) => rows.length > 1).flatMap((grid) => cellsOf(grid));
  const weighed = cells
    .map((cell) => ({
      ...cell,
      share: Math.max(0, ...bags.flatMap((bag) => [shareOf(bag, cell), shareOfResult(bag, cell)])),
    }))
    .filter(({share}) => share >= leastShare)
    .sort((a, b) => b.share - a.share);
  const [best, second] = weighed;
  if (best === undefined || best.share === second?.share) return [];
  return candidateOf(query, best, document);
}

/** Minimum share of a wording that row and column match. */
const leastShare = 0.75;
/** The score of a cell whose row and column are those of the query. */
const surest = 0.9;

interface GridCell {
  text: string;
  row: GridRow;
  /** The terms of the row's name and of the column's title. */
  name: QueryTerm[];
  title: QueryTerm[];
}

function cellsOf({titles, rows}: Grid): GridCell[] {
  const units = titles.map((title) => queryTermsOf(title));
  return rows.flatMap((row) => {
    const named = row.cells.findIndex((cell) => isOfWords(cell));
    const first = named < 0 ? row.cells.findIndex((cell) => /\p{L}{2}/u.test(cell)) : named;
    const name = first < 0 ? [] : queryTermsOf(row.cells[first]!);
    return row.cells.flatMap((text, at) =>
      at === first || text === '' ? [] : [{text, row, name, title: units[at] ?? []}],
    );
  });
}

/** Whether a cell is a name and no code such as "VR-221". */
function isOfWords(cell: string): boolean {
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  return /\p{L}{3}/u.test(cell) && letters > (cell.match(/\d/g)?.length ?? 0);
}

/**
 * How well a cell matches a query that only names its row. "Elongation" means the column of measured values or
 * results; "balance carried forward", in a row of sums, the column that the query names too.
 */
function shareOfResult(bag: QueryTerm[], {name, title}: GridCell): number {
  const isMeasured = title.some(
    (unit) => unit.key === 'theme measured' || (isParticular(unit) && coverage(unit, bag) === 1),
  );
  if (!(isMeasured || title.some(({key}) => key === 'theme result')) || title.length > 2) return 0;
  if (name.length === 0 || !bag.every((unit) => !isTelling(unit) || isAmong(unit, name))) return 0;
  const ofName = name.reduce((sum, unit) => sum + unit.weight * coverage(unit, bag), 0) / weightOf(name);
  return isProbable(ofName) ? (isMeasured ? 1 : leastShare) : 0;
}

/** The share of a wording that row and column match, each a part of its own. */
function shareOf(bag: QueryTerm[], {name, title}: GridCell): number {
  const inName = bag.filter((unit) => isTelling(unit) && isAmong(unit, name));
  const inTitle = bag.filter((unit) => !inName.includes(unit) && isAmong(unit, title));
  if (inName.length === 0 || inTitle.length === 0) return 0;
  const ofName = Math.min(1, weightOf(inName) / weightOf(name));
  return (weightOf([...inName, ...inTitle]) / weightOf(bag)) * ((1 + ofName) / 2);
}

function candidateOf(
  query: ConceptQuery,
  {text, row, share}: GridCell & {share: number},
  {view}: ReadDocument,
): ScoredValue[] {
  const line = row.lines.find((one) => one.text.includes(text));
  const [hit] = valuesIn(query, text, view.numberLocale);
  if (line === undefined || hit === undefined) return [];
  const start = line.text.indexOf(text);
  const piece = {line, start: start + hit.start, end: start + hit.end};
  return [
    {
      query,
      value: hit.value,
      raw: hit.raw,
      score: surest * share,
      route: 'table',
      lines: [line],
      box: boxOfPiece(piece),
      start: piece.start,
      end: piece.end,
    },
  ];
}

/** If a table cell answers, drops the other candidates of its row. */
export function withoutRestOfRow(candidates: ScoredValue[]): ScoredValue[] {
  const [cell] = candidates.filter(({route}) => route === 'table');
  if (cell === undefined) return candidates;
  const {page, row} = cell.lines[0]!;
  return candidates.filter(
    ({route, lines, value}) =>
      route === 'table' || value === cell.value || lines[0]!.page !== page || lines[0]!.row !== row,
  );
}

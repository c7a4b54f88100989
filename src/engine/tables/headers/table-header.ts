// headers: finds the headers of tables, what their columns mean and where the table ends; tables without headers.

import {overlapAcross} from '../../overlaps.js';
import {heightOf, unionOf} from '../../box.js';
import type {Box} from '../../page.js';
import {squash} from '../../values/fold.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import type {DetectedLabel, LabelsByLine} from '../../labels/label-detection.js';
import type {DocumentView, PageView, TextLine} from '../../page-view/document-view.js';
import {hasNumberUnder} from './number-under.js';
import {resolveColumnMeanings} from './column-meanings.js';
import {columnConcepts, type HeaderColumn} from './header-column.js';
import {withGluedTitles} from './glued-titles.js';
import {partsOf} from './header-cells.js';

/** The header of a table: one or more rows of column titles. */
export interface Header {
  page: PageView;
  firstRow: number;
  lastRow: number;
  lines: TextLine[];
  columns: HeaderColumn[];
  box: Box;
}

/**
 * Finds table headers: rows with at least three column titles, or two that name what and how much, and hardly a
 * number.
 */
export function findHeaders(view: DocumentView, labels: LabelsByLine): Header[] {
  const detectedLabels = withGluedTitles(view.lines, labels);
  return view.pages.flatMap((page) => {
    const headers: Header[] = [];
    for (let row = 0; row < page.rows.length; row++) {
      const header = headerAt(page, row, detectedLabels);
      if (header === undefined) continue;
      headers.push(header);
      row = header.lastRow;
    }
    return headers;
  });
}

function headerAt(page: PageView, row: number, detectedLabels: LabelsByLine): Header | undefined {
  if (!isHeading(page.rows[row]!, detectedLabels) && !isOfGoods(page, row, detectedLabels)) return undefined;
  let [first, last] = [row, row];
  while (last + 1 < page.rows.length && last - row < 3 && isNextHeading(page, last + 1, detectedLabels))
    last++;
  while (first > 0 && row - first < 3 && belongs(page, first - 1, first, detectedLabels)) first--;
  while (last + 1 < page.rows.length && last - first < 5 && belongs(page, last + 1, last, detectedLabels))
    last++;
  const lines = page.rows.slice(first, last + 1).flat();
  return {
    page,
    firstRow: first,
    lastRow: last,
    lines,
    columns: resolveColumnMeanings(columnsOf(lines, detectedLabels), page.rows.slice(last + 1)),
    box: unionOf(lines.map((line) => line.box)),
  };
}

/** Whether a row continues the header above it: close to it, and like a header by itself. */
function isNextHeading(page: PageView, row: number, detectedLabels: LabelsByLine): boolean {
  const gap = top(page.rows[row]!) - bottom(page.rows[row - 1]!);
  return gap < page.lineHeight && isHeading(page.rows[row]!, detectedLabels);
}

function isHeading(row: TextLine[], detectedLabels: LabelsByLine): boolean {
  const titles = titlesIn(row, detectedLabels);
  const kinds = new Set(titles.map((detectedLabel) => mainConcept(detectedLabel)));
  const named = (names: ConceptName[]) => isNamed(titles, names);
  const tells = named(['description', 'article_number', 'quantity']) && named(['line_amount', 'unit_price']);
  return (
    (kinds.size >= 3 && named(['line_amount', 'unit_price', 'quantity', 'tax_base', 'tax_rate'])) ||
    (kinds.size >= 2 && tells)
  );
}

/** Whether a row is the header of a list without prices: an item or its number, and a quantity with numbers below. */
function isOfGoods(page: PageView, row: number, detectedLabels: LabelsByLine): boolean {
  const titles = titlesIn(page.rows[row]!, detectedLabels);
  const quantity = titles.find(
    (detectedLabel) => detectedLabel.concepts.has('quantity') && !detectedLabel.concepts.has('description'),
  );
  if (quantity === undefined || !isNamed(titles, ['description', 'article_number'])) return false;
  return page.rows.slice(row + 1, row + 3).some((below) => hasNumberUnder(below, quantity.box));
}

function isNamed(titles: DetectedLabel[], names: ConceptName[]): boolean {
  return titles.some((detectedLabel) => names.some((name) => detectedLabel.concepts.has(name)));
}

/** The column titles of a row; none if it states values. */
function titlesIn(row: TextLine[], detectedLabels: LabelsByLine): DetectedLabel[] {
  const titles = row.flatMap((line) => detectedLabels.get(line)!.filter(isTitle));
  if (titles.some((detectedLabel) => detectedLabel.hasColon)) return [];
  const tokens = row.flatMap((line) => line.tokens);
  return tokens.filter(({text}) => /\d/.test(text)).length > 1 ? [] : titles;
}

function isTitle(detectedLabel: DetectedLabel): boolean {
  return columnConcepts.some((name) => detectedLabel.concepts.has(name));
}

export function mainConcept(detectedLabel: DetectedLabel): ConceptName | undefined {
  return columnConcepts.find((name) => detectedLabel.concepts.has(name));
}

/** How far a second line of titles may reach beyond the first, in line heights. */
const reach = {left: 2, right: 4};

/**
 * Whether a row without values, directly above or below a row of the header, belongs to it: titles may have several
 * lines.
 */
function belongs(page: PageView, row: number, neighbour: number, detectedLabels: LabelsByLine): boolean {
  const lines = page.rows[row]!;
  const near = page.rows[neighbour]!;
  const gap = row < neighbour ? top(near) - bottom(lines) : top(lines) - bottom(near);
  if (gap > Math.max(...near.map((line) => heightOf(line.box)))) return false;
  if (lines.some((line) => /\d/.test(line.text) || line.tokens.length > 4)) return false;
  const titled = lines.some((line) =>
    coversMost(detectedLabels.get(line)!.filter(isTitle), line, row > neighbour),
  );
  const units = lines.every((line) => line.text.length < 10 && !namesElse(line, detectedLabels));
  const box = unionOf(near.map((line) => line.box));
  const {lineHeight} = page;
  const inside = lines.every(
    (line) =>
      line.box.left > box.left - reach.left * lineHeight &&
      line.box.right < box.right + reach.right * lineHeight,
  );
  return (
    (titled || units) &&
    inside &&
    !lines.some((line) => detectedLabels.get(line)!.some((detectedLabel) => detectedLabel.hasColon))
  );
}

/** Whether a line is mostly titles. Below a header, one that is half a title may be the name of the first item. */
function coversMost(titles: DetectedLabel[], {tokens}: TextLine, isBelow: boolean): boolean {
  const covered = tokens.filter((_, at) => titles.some(({from, to}) => at >= from && at < to)).length;
  return isBelow ? covered > tokens.length / 2 : covered > 0 && covered >= tokens.length / 2;
}

/** Whether a line has a label that is no column title, as "INVOICE" above a table. */
function namesElse(line: TextLine, detectedLabels: LabelsByLine): boolean {
  return detectedLabels
    .get(line)!
    .some((detectedLabel) => detectedLabel.concepts.size > 0 && !isTitle(detectedLabel));
}

function top(lines: TextLine[]): number {
  return Math.min(...lines.map((line) => line.box.top));
}

function bottom(lines: TextLine[]): number {
  return Math.max(...lines.map((line) => line.box.bottom));
}

/** The columns of a header: titles above each other are one column, unknown words included. */
function columnsOf(lines: TextLine[], detectedLabels: LabelsByLine): HeaderColumn[] {
  const parts = lines.flatMap((line) => partsOf(line, detectedLabels));
  const columns: HeaderColumn[] = [];
  for (const part of parts.sort((a, b) => a.box.top - b.box.top)) {
    const over = columns.find((column) => overlapAcross(column.box, part.box) > 0);
    if (over === undefined) columns.push(part);
    else merge(over, part);
  }
  return columns.sort((a, b) => a.box.left - b.box.left);
}

function merge(column: HeaderColumn, part: HeaderColumn): void {
  column.box = unionOf([column.box, part.box]);
  column.title = `${column.title} ${part.title}`;
  for (const [name, weight] of part.concepts)
    column.concepts.set(name, Math.max(weight, column.concepts.get(name) ?? 0));
  column.detectedLabel ??= part.detectedLabel;
  const meanings = column.concepts.size > 0 ? undefined : knownLabels().exact(squash(column.title));
  // A word broken over two lines: "Quanti-" over "dade".
  if (meanings) column.concepts = new Map([...meanings].filter(([name]) => columnConcepts.includes(name)));
}

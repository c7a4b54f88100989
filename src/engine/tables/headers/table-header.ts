import {heightOf, unionOf} from '../../box.js';
import type {Box} from '../../page.js';
import {squash} from '../../values/fold.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import type {SpotsByLine} from '../../labels/value-regions.js';
import type {DetectedLabel} from '../../labels/label-detection.js';
import type {DocumentView, PageView, TextLine} from '../../page-view/document-view.js';
import {hasNumberUnder} from './number-under.js';
import {settleMeanings} from './column-meanings.js';
import {columnConcepts, type HeaderColumn} from './header-column.js';
import {withTitles} from './glued-titles.js';
import {partsOf} from './header-cells.js';

/** The heading of a table: one to four rows of column titles. */
export interface Header {
  page: PageView;
  firstRow: number;
  lastRow: number;
  lines: TextLine[];
  columns: HeaderColumn[];
  box: Box;
}

/** Headings of tables: rows with at least three column titles, or two that name what and how much, and hardly a number. */
export function findHeaders(view: DocumentView, labels: SpotsByLine): Header[] {
  const spots = withTitles(view.lines, labels);
  return view.pages.flatMap((page) => {
    const headers: Header[] = [];
    for (let row = 0; row < page.rows.length; row++) {
      const header = headerAt(page, row, spots);
      if (header === undefined) continue;
      headers.push(header);
      row = header.lastRow;
    }
    return headers;
  });
}

function headerAt(page: PageView, row: number, spots: SpotsByLine): Header | undefined {
  if (!isHeading(page.rows[row]!, spots) && !isOfGoods(page, row, spots)) return undefined;
  let [first, last] = [row, row];
  while (last + 1 < page.rows.length && last - row < 3 && isNextHeading(page, last + 1, spots)) last++;
  while (first > 0 && row - first < 3 && belongs(page, first - 1, first, spots)) first--;
  while (last + 1 < page.rows.length && last - first < 5 && belongs(page, last + 1, last, spots)) last++;
  const lines = page.rows.slice(first, last + 1).flat();
  return {
    page,
    firstRow: first,
    lastRow: last,
    lines,
    columns: settleMeanings(columnsOf(lines, spots), page.rows.slice(last + 1)),
    box: unionOf(lines.map((line) => line.box)),
  };
}

/** Titles of one heading may stand in two rows that both look like a heading. */
function isNextHeading(page: PageView, row: number, spots: SpotsByLine): boolean {
  const gap = top(page.rows[row]!) - bottom(page.rows[row - 1]!);
  return gap < 0.9 * page.lineHeight && isHeading(page.rows[row]!, spots);
}

function isHeading(row: TextLine[], spots: SpotsByLine): boolean {
  const titles = titlesIn(row, spots);
  const kinds = new Set(titles.map((spot) => mainConcept(spot)));
  const named = (names: ConceptName[]) => isNamed(titles, names);
  const tells = named(['description', 'article_number', 'quantity']) && named(['line_amount', 'unit_price']);
  return (
    (kinds.size >= 3 && named(['line_amount', 'unit_price', 'quantity', 'tax_base', 'tax_rate'])) ||
    (kinds.size >= 2 && tells)
  );
}

/** What and how many, over numbers: goods that nobody says the price of. */
function isOfGoods(page: PageView, row: number, spots: SpotsByLine): boolean {
  const titles = titlesIn(page.rows[row]!, spots);
  const quantity = titles.find((spot) => spot.concepts.has('quantity') && !spot.concepts.has('description'));
  if (quantity === undefined || !isNamed(titles, ['description', 'article_number'])) return false;
  return page.rows.slice(row + 1, row + 3).some((below) => hasNumberUnder(below, quantity.box));
}

function isNamed(titles: DetectedLabel[], names: ConceptName[]): boolean {
  return titles.some((spot) => names.some((name) => spot.concepts.has(name)));
}

/** The titles of a row that is hardly anything else; none of a row that states values. */
function titlesIn(row: TextLine[], spots: SpotsByLine): DetectedLabel[] {
  const titles = row.flatMap((line) => spots.get(line)!.filter(isTitle));
  if (titles.some((spot) => spot.hasColon)) return [];
  const tokens = row.flatMap((line) => line.tokens);
  const numbers = tokens.filter((token) => /\d/.test(token.text)).length;
  if (numbers > 1) return [];
  const covered = titles.reduce((sum, spot) => sum + spot.to - spot.from, 0);
  return covered < 0.4 * tokens.filter((token) => token.key !== '').length ? [] : titles;
}

function isTitle(spot: DetectedLabel): boolean {
  return columnConcepts.some((name) => spot.concepts.has(name));
}

export function mainConcept(spot: DetectedLabel): ConceptName | undefined {
  return columnConcepts.find((name) => spot.concepts.has(name));
}

/** How far a second line of titles may reach beyond the first, in line heights. */
const reach = {left: 2, right: 4};

/** Rows right beside the heading that hold no values belong to it: titles of two or three lines. */
function belongs(page: PageView, row: number, neighbour: number, spots: SpotsByLine): boolean {
  const lines = page.rows[row]!;
  const near = page.rows[neighbour]!;
  const gap = row < neighbour ? top(near) - bottom(lines) : top(lines) - bottom(near);
  if (gap > 0.9 * Math.max(...near.map((line) => heightOf(line.box)))) return false;
  if (lines.some((line) => /\d/.test(line.text) || line.tokens.length > 4)) return false;
  const titled = lines.some((line) => coversMost(spots.get(line)!.filter(isTitle), line, row > neighbour));
  const units = lines.every((line) => line.text.length < 10 && !namesElse(line, spots));
  const box = unionOf(near.map((line) => line.box));
  const {lineHeight} = page;
  const inside = lines.every(
    (line) =>
      line.box.left > box.left - reach.left * lineHeight &&
      line.box.right < box.right + reach.right * lineHeight,
  );
  return (titled || units) && inside && !lines.some((line) => spots.get(line)!.some((spot) => spot.hasColon));
}

/** Titles are most of their line; half of one below a heading may be the name of the first item. */
function coversMost(titles: DetectedLabel[], {tokens}: TextLine, isBelow: boolean): boolean {
  const covered = tokens.filter((_, at) => titles.some(({from, to}) => at >= from && at < to)).length;
  return isBelow ? covered > tokens.length / 2 : covered > 0 && covered >= tokens.length / 2;
}

/** "INVOICE" above a table titles the page. */
function namesElse(line: TextLine, spots: SpotsByLine): boolean {
  return spots.get(line)!.some((spot) => spot.concepts.size > 0 && !isTitle(spot));
}

function top(lines: TextLine[]): number {
  return Math.min(...lines.map((line) => line.box.top));
}

function bottom(lines: TextLine[]): number {
  return Math.max(...lines.map((line) => line.box.bottom));
}

/** Titles that stand over each other are one column; words nobody knows as titles make columns too. */
function columnsOf(lines: TextLine[], spots: SpotsByLine): HeaderColumn[] {
  const parts = lines.flatMap((line) => partsOf(line, spots));
  const columns: HeaderColumn[] = [];
  for (const part of parts.sort((a, b) => a.box.top - b.box.top)) {
    const over = columns.find((column) => overlapShare(column.box, part.box) > 0.3);
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
  column.spot ??= part.spot;
  const meanings = column.concepts.size > 0 ? undefined : knownLabels().exact(squash(column.title));
  // A word broken for want of room: "Quanti-" over "dade".
  if (meanings) column.concepts = new Map([...meanings].filter(([name]) => columnConcepts.includes(name)));
}

function overlapShare(a: Box, b: Box): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.min(a.right - a.left, b.right - b.left);
}

import type {ExtractedField, FieldValue} from '../../../contract/extraction.js';
import {unionOf} from '../../box.js';
import {findTable} from '../line-items/find-table.js';
import type {Ask} from '../../fields/ask.js';
import {labelledCandidates} from '../../fields/labelled.js';
import {bagsOf, match} from '../../fields/described.js';
import type {ReadDocument} from '../../fields/document.js';
import {gridsOf, type Grid, type GridRow} from '../structure/grids.js';
import {tickedWords, valuesIn} from '../../fields/open-value.js';
import {fractionOf, notFound} from '../../fields/result.js';
import {spoken} from '../../fields/concept-of.js';
import {columnsNamedIn} from './named-columns.js';
import {coverage, unitsOf, type Unit} from '../../fields/wording.js';

/**
 * All of something as an array: the texts of one column of a table where the request names one, objects by the titles
 * of the columns where it names several or the table as a whole, or what stands behind a label, parted by commas. Line
 * items come as `description`, `quantity`, `unit_price`, `line_amount`.
 */
export function findList(ask: Ask, document: ReadDocument): ExtractedField {
  const asked = withNamedColumns(ask, document);
  if (asked !== undefined) return asked;
  const grids = gridsOf(document.view, document.spots).filter(({rows}) => rows.length > 0);
  const choices = grids
    .map((grid) => ({grid, ...choiceOf(ask, grid)}))
    .filter(({fit}) => fit >= leastFit)
    .sort((a, b) => b.fit - a.fit);
  const [best] = choices;
  const isColumn = best?.columns.length === 1 && best.fit >= 0.5;
  const items = ask.isOfItems && !isColumn ? findTable({...ask, type: 'table'}, document) : notFound;
  if (isFilled(items)) return items;
  if (best !== undefined) return fromGrid(best.grid, best.columns, {ask, document, fit: best.fit});
  const all = ask.isOfItems ? largestOf(grids) : undefined;
  if (all !== undefined)
    return fromGrid(
      all,
      all.titles.map((_, at) => at),
      {ask, document, fit: leastFit},
    );
  return enumerated(ask, document);
}

/** Rows with the columns that the request names, under the names it gives them; `undefined` where no table has them. */
function withNamedColumns(ask: Ask, document: ReadDocument): ExtractedField | undefined {
  const names = columnsNamedIn(ask.field.prompt ?? '');
  if (names.length < 2) return undefined;
  const columns = names.map((name) => ({name}));
  const found = findTable({...ask, type: 'table', field: {...ask.field, columns}}, document);
  return isFilled(found) ? found : undefined;
}

const leastFit = 0.5;

/** The one table with many rows. */
function largestOf(grids: Grid[]): Grid | undefined {
  const [first, second] = [...grids].sort((a, b) => b.rows.length - a.rows.length);
  if (first === undefined || first.rows.length < 2) return undefined;
  return second === undefined || first.rows.length >= 1.5 * second.rows.length ? first : undefined;
}

function isFilled({value}: ExtractedField): boolean {
  return Array.isArray(value) && value.length > 0;
}

interface Choice {
  columns: number[];
  /** 0 to 1: how much of the request the table is about. */
  fit: number;
}

/** The columns of a table a request names, by their titles; all of them where it names what the table is about. */
function choiceOf(ask: Ask, {titles, heading = ''}: Grid): Choice {
  const words = [ask.field.prompt ?? '', spoken(ask.field.name)].map(unitsOf).filter((bag) => bag.length > 0);
  const about = unitsOf(heading);
  const choices = words.map((bag): Choice => {
    const columns = namedColumns(titles, bag);
    const said = [...about, ...columns.flatMap((at) => unitsOf(titles[at]!))];
    const telling = bag.filter(({weight}) => weight >= 0.5);
    const fit =
      telling.length === 0
        ? 0
        : telling.filter((unit) => coverage(unit, said) >= 0.8).length / telling.length;
    const isAbout = about.length > 0 && match(bag, about) !== undefined;
    return {
      columns: columns.length > 0 ? columns : titles.map((_, at) => at),
      fit: isAbout && columns.length === 0 ? Math.max(fit, 0.7) : fit,
    };
  });
  return choices.sort((a, b) => b.fit - a.fit)[0] ?? {columns: [], fit: 0};
}

/** "All index numbers of goods" names the index, though "name of goods" is a title too. */
function namedColumns(titles: string[], bag: Unit[]): number[] {
  const named = titles.flatMap((title, at) => {
    const units = unitsOf(title);
    return isNamed(units, bag) ? [{at, weight: Math.max(...units.map(({weight}) => weight))}] : [];
  });
  const isTelling = named.some(({weight}) => weight >= 0.9);
  return named.filter(({weight}) => !isTelling || weight > 0.5).map(({at}) => at);
}

/** A title all of whose telling words the request says. */
function isNamed(title: Unit[], bag: Unit[]): boolean {
  if (title.length === 0) return false;
  const most = Math.max(...title.map(({weight}) => weight));
  return title.filter(({weight}) => weight === most).every((unit) => coverage(unit, bag) >= 0.8);
}

interface Reading {
  ask: Ask;
  document: ReadDocument;
  fit: number;
}

function fromGrid(grid: Grid, columns: number[], {ask, document, fit}: Reading): ExtractedField {
  const [only] = columns;
  const rows = grid.rows.filter(({cells}) => columns.some((at) => cells[at] !== ''));
  const value =
    columns.length === 1 && only !== undefined
      ? rows.flatMap(({cells}) => (cells[only] === '' ? [] : [valueOf(cells[only]!, ask, document)]))
      : rows.map((row) => rowOf(row, {grid, columns, ask, document}));
  if (value.length === 0) return {...notFound, value: []};
  const first = rows[0]!.lines[0]!;
  return {
    value,
    confidence: Math.round(Math.min(0.9, 0.55 + 0.35 * fit) * 1000) / 1000,
    route: 'table',
    page: grid.page.number,
    box: fractionOf(grid.box, grid.page),
    raw: rows.map(({lines}) => lines.map(({text}) => text).join(' ')).join('\n'),
    source: first.source,
  };
}

function rowOf(
  {cells}: GridRow,
  {grid, columns, ask, document}: {grid: Grid; columns: number[]; ask: Ask; document: ReadDocument},
): FieldValue {
  return Object.fromEntries(
    columns.map((at) => [
      titleOf(grid, at),
      cells[at] === '' ? null : valueOf(cells[at]!, {...ask, type: 'text', isOpen: true}, document),
    ]),
  );
}

function titleOf({titles}: Grid, at: number): string {
  const title = titles[at] ?? '';
  return title === '' ? `column ${at + 1}` : title;
}

/** A cell as the values of a field are written. */
function valueOf(text: string, ask: Ask, {view}: ReadDocument): FieldValue {
  const hits = valuesIn(ask, text, view.notation);
  return hits.length === 1 ? hits[0]!.value : text;
}

/** "Allergies: penicillin, shellfish": things parted by commas behind their label. */
function enumerated(ask: Ask, document: ReadDocument): ExtractedField {
  const asText: Ask = {...ask, type: 'text', isOpen: true};
  const best = labelledCandidates(asText, document)
    .filter(({score}) => score >= 0.55)
    .sort((a, b) => b.score - a.score)[0];
  if (best === undefined || bagsOf(ask).length === 0) return {...notFound, value: []};
  const parts = (tickedWords(best.raw) ?? best.raw.split(/[,;\n•·]| (?:and|und|et|y|e|en|i|och|ve) /u))
    .map((part) => part.trim().replace(/[.\s]+$/, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const [line] = best.lines;
  return {
    value: parts,
    confidence: Math.round(best.score * 1000) / 1000,
    route: 'label',
    page: line!.page.number,
    box: fractionOf(unionOf(best.lines.map(({box}) => box)), line!.page),
    raw: best.raw,
    source: line!.source,
  };
}

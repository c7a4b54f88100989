import {type CellKind, type CellValue, cellXml, columnName, styles, textCell} from './cell.js';

export interface Column {
  name: string;
  kind: CellKind;
  /** Characters of its longest value. */
  length: number;
}

export interface Sheet {
  /** Any text; made valid and unique by the workbook. */
  name: string;
  columns: readonly Column[];
  /** Read once for each file that is written. */
  rows: () => AsyncIterable<readonly CellValue[]>;
}

/** Rows that a sheet may have, the header among them (Excel specifications and limits). */
export const mostRows = 1_048_576;
/** Columns that a sheet may have. */
export const mostColumns = 16_384;

/** In characters: so that a date fits, and a long text does not hide its neighbours. */
const [narrowest, widest] = [10, 48];

/** The XML of a sheet: a bold header that stays in view, then the rows, as they come. */
export async function* sheetXml(
  columns: readonly Column[],
  rows: AsyncIterable<readonly CellValue[]>,
): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  yield `${declaration}<worksheet xmlns="${mainNamespace}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `<cols>${columns.map(widthXml).join('')}</cols><sheetData>`;
  const header = columns.map(({name}, index) => textCell(name, `${names[index]}1`, styles.header));
  yield `<row r="1">${header.join('')}</row>`;
  let number = 1;
  for await (const row of rows) {
    number++;
    const cells = columns.map(({kind}, index) =>
      cellXml(row[index] ?? null, kind, `${names[index]}${number}`),
    );
    yield `<row r="${number}">${cells.join('')}</row>`;
  }
  yield `</sheetData><autoFilter ref="A1:${names.at(-1) ?? 'A'}${number}"/>${printed}</worksheet>`;
}

/** Page setup for printing: A4 landscape, scaled so that all columns fit one page width. */
const printed = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

function widthXml({name, length}: Column, index: number): string {
  // Two for the button of the filter.
  const width = Math.min(widest, Math.max(narrowest, name.length + 2, length + 1));
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
}

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

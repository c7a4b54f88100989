import {join} from 'node:path';
import {csvText} from '../../contract/csv.js';
import {type ContentSource, writeAtomically} from '../files/write-file.js';
import {workbookOf} from '../workbook/workbook.js';
import {lineTableFiles, lineTablesOf, linesOf} from './line-tables.js';
import type {ResultRows} from './result-rows.js';
import {sheetsOf} from './result-sheets.js';
import {csvOf} from './results-table.js';

interface Tables {
  directory: string;
  /** Names of files of all results: `results.csv`, `results.ndjson`, `results.xlsx`. */
  tables: readonly string[];
  /** A CSV of each table in the results as well, such as `results.lines.csv`. */
  hasLineTables: boolean;
  csvBom: boolean | undefined;
}

/** Writes the tables from the rows of all results; gives their paths. */
export async function finishTables(
  {directory, tables, hasLineTables, csvBom}: Tables,
  rows: ResultRows,
): Promise<string[]> {
  if (tables.length === 0 && !hasLineTables) return [];
  await rows.refresh();
  if (rows.isEmpty) return [];
  const all = () => rows.all();
  const contents = new Map<string, ContentSource>();
  for (const name of tables) contents.set(name, await contentOf(name, rows, csvBom));
  for (const {name, table} of hasLineTables ? lineTableFiles(await lineTablesOf(all)) : [])
    contents.set(name, () => csvText(linesOf(all, table), {bom: csvBom}));
  return Promise.all(
    [...contents].map(async ([name, content]) => {
      const file = join(directory, name);
      await writeAtomically(file, content);
      return file;
    }),
  );
}

async function contentOf(name: string, rows: ResultRows, bom: boolean | undefined): Promise<ContentSource> {
  const all = () => rows.all();
  if (name.endsWith('.csv')) return () => csvOf(all, {bom});
  if (name.endsWith('.ndjson')) return () => ndjsonOf(rows);
  const sheets = await sheetsOf(all);
  return () => workbookOf(sheets);
}

async function* ndjsonOf(rows: ResultRows): AsyncGenerator<string> {
  for await (const {source, job_id, mapping, fields} of rows.all())
    yield `${JSON.stringify({source, job_id, mapping, result: fields})}\n`;
}

import {join} from 'node:path';
import {writeAtomically} from '../files/write-file.js';
import type {ResultRows} from './result-rows.js';
import {csvOf} from './results-table.js';

interface Tables {
  directory: string;
  tables: string[];
  csvBom: boolean | undefined;
}

/** Writes the tables from the rows of all results; gives their paths. */
export async function finishTables({directory, tables, csvBom}: Tables, rows: ResultRows): Promise<string[]> {
  if (tables.length === 0) return [];
  await rows.refresh();
  if (rows.isEmpty) return [];
  return Promise.all(
    tables.map(async (name) => {
      const file = join(directory, name);
      await writeAtomically(file, () =>
        name.endsWith('.csv') ? csvOf(() => rows.all(), {bom: csvBom}) : ndjsonOf(rows),
      );
      return file;
    }),
  );
}

async function* ndjsonOf(rows: ResultRows): AsyncGenerator<string> {
  for await (const {source, job_id, mapping, fields} of rows.all())
    yield `${JSON.stringify({source, job_id, mapping, result: fields})}\n`;
}

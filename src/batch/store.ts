import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {DocextractError} from '../contract/errors.js';
import {ResultDocument} from '../contract/jobs.js';
import {parseJson} from '../contract/static-values.js';
import {mapConcurrently} from './concurrency.js';
import {resultPath} from './names.js';
import type {OutputOptions} from './options.js';
import type {DocumentOutcome, Mapping} from './outcome.js';
import {openRows, type Rows} from './rows.js';
import {csvOf} from './table.js';
import {appendLines, exists, makeWritable, writeWhole} from './write-file.js';

/** One result to keep. */
export interface Result {
  source: string;
  /** The identity of the work, where there is one. */
  identity?: string | undefined;
  job_id?: string | undefined;
  mapping: Mapping;
  fields: ResultDocument;
}

/**
 * Where results go: a folder of the user's, laid out like the sources, or the state directory when the results are only
 * told. All methods throw `cannot_write`.
 */
export interface ResultStore {
  /** Throws when nothing can be written, or results are there that would be replaced without `overwrite`. */
  refuseExisting(sources: string[]): Promise<void>;
  /** Keeps results; on the disk when it resolves. */
  keep(results: Result[]): Promise<void>;
  /** The file a result goes to. */
  placeOf(result: Pick<Result, 'source' | 'identity' | 'job_id'>): string;
  /** Results nobody could relate to their documents. Gives the file. */
  keepUnrelated(jobId: string, elements: ResultDocument[]): Promise<string>;
  /** The reply of the service, byte for byte. */
  keepReply(name: string, body: Buffer): Promise<void>;
  /** The result of an earlier run, from the file it went to. `undefined`: not there any more. */
  recall(path: string, source: string): Promise<ResultDocument | undefined>;
  /** A line of the manifest for each document. */
  note(outcomes: DocumentOutcome[]): Promise<void>;
  /** Writes what stands for the batch as a whole, such as results.csv, and the missing lines of the manifest. Gives the files. */
  finish(outcomes: DocumentOutcome[]): Promise<string[]>;
}

export function createStore(output: OutputOptions, stateDirectory: string): ResultStore {
  return output.directory === undefined
    ? createPrivateStore(join(stateDirectory, 'results'))
    : createFolderStore(output.directory, output);
}

function createFolderStore(
  directory: string,
  {format = 'json', overwrite = false}: OutputOptions,
): ResultStore {
  const inner = join(directory, '.docextract');
  const rowsFile = join(inner, 'results.ndjson');
  const tables = {json: [], csv: ['results.csv'], both: ['results.csv'], ndjson: ['results.ndjson']}[format];
  const hasFiles = format === 'json' || format === 'both';
  const fileOf = (source: string) => (hasFiles ? join(directory, `${resultPath(source)}.json`) : rowsFile);
  const noted = new Set<string>();
  const note = async (outcomes: DocumentOutcome[]) => {
    const at = new Date().toISOString();
    await appendLines(
      join(inner, 'manifest.ndjson'),
      outcomes.map((outcome) => JSON.stringify({at, ...outcome})),
    );
    for (const {source} of outcomes) noted.add(source);
  };
  return {
    async refuseExisting(sources) {
      if (sources.length > 0) await makeWritable(directory);
      if (overwrite) return;
      const files = hasFiles ? sources.map(fileOf) : [];
      const own = (await exists(rowsFile)) ? [] : tables.map((name) => join(directory, name));
      const there = (
        await mapConcurrently([...own, ...files], 16, async (file) => ((await exists(file)) ? [file] : []))
      ).flat();
      if (there.length > 0) throw alreadyThere(there);
    },
    async keep(results) {
      if (hasFiles)
        await mapConcurrently(results, 8, (result) =>
          writeWhole(fileOf(result.source), json(contentOf(result))),
        );
      await appendLines(rowsFile, results.map(rowLine));
    },
    async keepUnrelated(jobId, elements) {
      const file = join(directory, `job-${jobId}.json`);
      await writeWhole(file, json(elements));
      return file;
    },
    placeOf: ({source}) => fileOf(source),
    keepReply: (name, body) => writeWhole(join(inner, 'raw', `${name}.json`), body),
    recall: readResult,
    note,
    async finish(outcomes) {
      await note(outcomes.filter(({source, status}) => status !== 'skipped' && !noted.has(source)));
      return finishTables(directory, tables, rowsFile);
    },
  };
}

/** Results that go to nobody's folder: kept by identity, so that a repeated run can tell them again without paying. */
function createPrivateStore(directory: string): ResultStore {
  const placeOf: ResultStore['placeOf'] = ({identity, job_id, source}) =>
    join(
      directory,
      `${identity ?? resultPath(`${job_id ?? 'result'}-${source.replaceAll('/', '__')}`)}.json`,
    );
  return {
    refuseExisting: () => Promise.resolve(),
    async keep(results) {
      await mapConcurrently(results, 8, (result) => writeWhole(placeOf(result), json(contentOf(result))));
    },
    async keepUnrelated(jobId, elements) {
      const file = join(directory, `job-${jobId}.json`);
      await writeWhole(file, json(elements));
      return file;
    },
    placeOf,
    keepReply: () => Promise.resolve(),
    recall: readResult,
    note: () => Promise.resolve(),
    finish: () => Promise.resolve([]),
  };
}

async function finishTables(directory: string, tables: string[], rowsFile: string): Promise<string[]> {
  if (tables.length === 0 || !(await exists(rowsFile))) return [];
  const rows = await openRows(rowsFile);
  return Promise.all(
    tables.map(async (name) => {
      const file = join(directory, name);
      await writeWhole(file, () => (name.endsWith('.csv') ? csvOf(rows) : ndjsonOf(rows)));
      return file;
    }),
  );
}

async function* ndjsonOf(rows: Rows): AsyncGenerator<string> {
  for await (const {source, job_id, mapping, fields} of rows())
    yield `${JSON.stringify({source, job_id, mapping, result: fields})}\n`;
}

function rowLine({source, job_id, mapping, fields}: Result): string {
  return JSON.stringify({source, job_id, mapping, fields});
}

/** A result that is not certain to belong to its source says so itself. */
function contentOf({mapping, fields}: Result): ResultDocument {
  return mapping === 'exact' || mapping === 'named' ? fields : {...fields, _mapping: mapping};
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function readResult(path: string, source: string): Promise<ResultDocument | undefined> {
  if (!(await exists(path))) return undefined;
  if (path.endsWith('.ndjson')) return readRow(path, source);
  const parsed = ResultDocument.safeParse(parseJson(await readFile(path, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}

async function readRow(path: string, source: string): Promise<ResultDocument | undefined> {
  const rows = await openRows(path);
  for await (const row of rows()) if (row.source === source) return row.fields;
  return undefined;
}

function alreadyThere(files: string[]): DocextractError {
  const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
  return new DocextractError('cannot_write', `there already: ${files.slice(0, 3).join(', ')}${more}`, {
    hint: 'Replace them with --overwrite, or give another folder with -o.',
  });
}

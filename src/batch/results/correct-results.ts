import {open, readFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';
import {byteOrderMark} from '../../contract/csv.js';
import {DocextractError} from '../../contract/errors.js';
import {ResultDocument} from '../../contract/jobs.js';
import {parseJson} from '../../contract/static-values.js';
import {resultPath} from '../files/flat-names.js';
import {appendLines, exists, writeAtomically} from '../files/write-file.js';
import {correctedResult, type ResultCorrections} from './corrections.js';
import {finishTables} from './finish-tables.js';
import {lineTablesIn} from './line-tables-in.js';
import {type ResultOrigin, textOf} from './result.js';
import {openRows, rowLine, type ResultRows, type StoredRow} from './result-rows.js';

/** A stored result, by the name of its document. */
export interface ResultPlace extends ResultOrigin {
  /** Its file, or the rows of a folder that has tables only. */
  result: string;
}

export interface CorrectedDocument extends ResultPlace {
  /** Fields that were changed; empty if the result already had all corrections. */
  corrected: string[];
}

/**
 * Corrects results on the disk: their files, the rows behind the tables, and the tables. Nothing is written when anything of
 * the corrections cannot be applied. Throws `usage`, `cannot_read`, `cannot_write`.
 */
export async function correctResults(
  corrections: ResultCorrections,
  places: ResultPlace[],
  at: string,
): Promise<CorrectedDocument[]> {
  const folders = new Map<string, ResultRows>();
  const planned: Planned[] = [];
  for (const [source, values] of Object.entries(corrections)) {
    const place = places.find((one) => one.source === source);
    if (place === undefined) throw unknownFile(source, places);
    const stored = await storedResult(place, folders);
    planned.push({place, stored, ...correctedResult(stored.fields, values, {source, at})});
  }
  const news = planned.filter(({changed}) => changed.length > 0);
  for (const one of news) await write(one);
  for (const directory of new Set(news.flatMap(({stored}) => stored.directory ?? [])))
    await renewTables(directory, folders.get(directory));
  return planned.map(({place: {source, result}, changed}) => ({source, result, corrected: changed}));
}

/** The results of a folder, by the names of their documents. Throws `cannot_read` where it is none. */
export async function resultsOfFolder(directory: string): Promise<ResultPlace[]> {
  const file = rowsFileOf(directory);
  if (!(await exists(file)))
    throw new DocextractError('cannot_read', `${directory} is no folder of results`, {
      hint: 'name a folder that was given with -o',
    });
  const rows = openRows(file);
  await rows.refresh();
  const places: ResultPlace[] = [];
  for await (const {source, identity, job_id} of rows.all()) {
    const json = join(directory, `${resultPath(source)}.json`);
    places.push({source, identity, job_id, result: (await exists(json)) ? json : file});
  }
  return places;
}

interface Stored {
  fields: ResultDocument;
  /** The folder of results it is in; none for one that was only printed. */
  directory?: string;
  row?: StoredRow;
}

interface Planned {
  place: ResultPlace;
  stored: Stored;
  fields: ResultDocument;
  changed: string[];
}

async function storedResult(
  {source, result}: ResultPlace,
  folders: Map<string, ResultRows>,
): Promise<Stored> {
  const isTable = result.endsWith('.ndjson');
  const directory = await folderAround(result);
  const rows = directory === undefined ? undefined : await rowsOf(directory, folders);
  const key =
    isTable || directory === undefined ? source : relative(directory, result).slice(0, -'.json'.length);
  const row = (await rows?.of(key))?.at(-1);
  const fields = isTable ? row?.fields : ((await inFile(result)) ?? row?.fields);
  if (fields !== undefined) return {fields, ...(directory !== undefined && {directory}), ...(row && {row})};
  throw new DocextractError('cannot_read', `the result of ${source} is not there any more: ${result}`);
}

async function inFile(file: string): Promise<ResultDocument | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const content = text === undefined ? undefined : parseJson(text);
  if (!Array.isArray(content)) return ResultDocument.safeParse(content).data;
  throw new DocextractError(
    'usage',
    `${file} holds the results of several documents, and not whose they are`,
    {
      hint: 'name the folder of results: each of them has a number there',
    },
  );
}

async function write({place, stored: {row, directory}, fields}: Planned): Promise<void> {
  const {_mapping: told, ...plain} = fields;
  const mapping = row?.mapping ?? 'exact';
  const own = row === undefined && told !== undefined ? fields : plain;
  if (row !== undefined && directory !== undefined)
    await appendLines(rowsFileOf(directory), ['', rowLine({...row, fields: own}, false)]);
  if (!place.result.endsWith('.ndjson')) await writeAtomically(place.result, textOf({mapping, fields: own}));
}

async function renewTables(directory: string, rows: ResultRows | undefined): Promise<void> {
  if (rows === undefined) return;
  const csv = join(directory, 'results.csv');
  const tables: string[] = [];
  for (const name of ['results.csv', 'results.ndjson', 'results.xlsx'])
    if (await exists(join(directory, name))) tables.push(name);
  const lineTables = await lineTablesIn(directory);
  const csvBom = await beginsWithMark(lineTables[0] ?? csv);
  await finishTables({directory, tables, hasLineTables: lineTables.length > 0, csvBom}, rows);
}

async function beginsWithMark(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (handle === undefined) return false;
  try {
    const {buffer} = await handle.read(Buffer.alloc(3), 0, 3, 0);
    return buffer.toString('utf8').startsWith(byteOrderMark);
  } finally {
    await handle.close();
  }
}

async function rowsOf(directory: string, folders: Map<string, ResultRows>): Promise<ResultRows> {
  const rows = folders.get(directory) ?? openRows(rowsFileOf(directory));
  folders.set(directory, rows);
  await rows.refresh();
  return rows;
}

/** The folder of results that a file is in. */
async function folderAround(file: string): Promise<string | undefined> {
  for (let at = dirname(file); ; at = dirname(at)) {
    if (await exists(rowsFileOf(at))) return at;
    if (dirname(at) === at) return undefined;
  }
}

function rowsFileOf(directory: string): string {
  return join(directory, '.docextract', 'results.ndjson');
}

/** Names shown of those that there are. */
const namesShown = 5;

function unknownFile(source: string, places: ResultPlace[]): DocextractError {
  const names = places.slice(0, namesShown).map((place) => place.source);
  const more = places.length > namesShown ? `, and ${places.length - namesShown} more` : '';
  return new DocextractError('usage', `there is no result of ${source}`, {
    hint:
      places.length === 0 ? 'there are no results at all' : `there are those of ${names.join(', ')}${more}`,
  });
}

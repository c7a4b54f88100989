import {readFile, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import pMap from 'p-map';
import {resultPath} from '../files/flat-names.js';
import type {OutputFormat, OutputOptions} from '../model/run-options.js';
import type {DocumentOutcome} from '../model/outcome.js';
import {createStoredResultFinder} from './find-stored-results.js';
import {removeParts, removeReplyParts} from './remove-parts.js';
import {isSameWork, type ResultOrigin, type Result, checksumOf, textOf} from './result.js';
import {openRows, rowLine, type StoredRow, withdrawnLine} from './result-rows.js';
import type {StoreOutcome, ResultStore} from './result-store.js';
import {createUnmatchedStore} from './unmatched-results.js';
import {finishTables} from './finish-tables.js';
import {lineTablesIn} from './line-tables-in.js';
import {filesNestedIn, foldersTo, inspectPath, removeEmpty} from './result-paths.js';
import {
  appendLines,
  exists,
  requireWritable,
  syncFolders,
  writeExclusively,
  writeAtomically,
} from '../files/write-file.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Stores results in the user's folder. Each result gets a row in a state file before its file is written: the row
 * tells which work's result the file holds, so that only the same work may overwrite it.
 */
export function createFolderStore(
  directory: string,
  {format = 'json', tables: lineTables, overwrite = false, csvBom}: OutputOptions,
): ResultStore {
  const inner = join(directory, '.docextract');
  const rowsFile = join(inner, 'results.ndjson');
  const rows = openRows(rowsFile);
  const tables = tablesOf[format];
  const hasLineTables = lineTables === 'csv';
  const hasFiles = format === 'json' || format === 'both';
  const placeOf = ({source}: Pick<ResultOrigin, 'source'>) =>
    hasFiles ? join(directory, `${resultPath(source)}.json`) : rowsFile;
  /** Name of an occupied path in messages. */
  const nameOf = (origin: ResultOrigin) =>
    hasFiles
      ? placeOf(origin)
      : `${origin.source} in ${join(directory, mustExist(tables[0], 'result table'))}`;
  const noted = new Set<string>();
  /** Sources whose results this run wrote first. */
  const brought = new Set<string>();
  const synced = new Set<string>();

  const swept = new Set<string>();
  const sweep = async (folders: string[]) => {
    const fresh = [...new Set(folders)].filter((folder) => !swept.has(folder));
    for (const folder of fresh) swept.add(folder);
    await pMap(fresh, removeParts, {concurrency: 8});
  };

  const note = async (outcomes: Parameters<ResultStore['note']>[0]) => {
    const at = new Date().toISOString();
    await appendLines(
      join(inner, 'manifest.ndjson'),
      outcomes.map((outcome) => JSON.stringify({at, ...outcome})),
    );
    for (const {source} of outcomes) noted.add(source);
  };
  const inFile = async (origin: ResultOrigin, text?: string): Promise<PathState> => {
    const file = placeOf(origin);
    const there = await inspectPath(file, directory);
    if (there !== 'file') return there === 'nothing' ? 'free' : 'taken';
    if (overwrite) return 'own';
    const content = await readFile(file, 'utf8').catch(() => undefined);
    if (content !== undefined && content === text) return 'same';
    await rows.refresh();
    const own = (await rows.of(origin.source)).findLast((row) => isSameWork(row, origin));
    return own !== undefined && !isCorrected(own) && textOf(own) === content ? 'own' : 'taken';
  };
  const inRows = async (origin: ResultOrigin, text?: string): Promise<PathState> => {
    await rows.refresh();
    const there = await rows.of(origin.source);
    const own = there.findLast((row) => isSameWork(row, origin));
    if (own !== undefined && textOf(own) === text) return 'same';
    if (own !== undefined && (overwrite || !isCorrected(own))) return 'own';
    return there.length === 0 || overwrite ? 'free' : 'taken';
  };
  /** State of the result's path: its file, and its rows where needed. */
  const standingOf = async (origin: ResultOrigin, text?: () => string): Promise<PathStates> => {
    const file = hasFiles ? await inFile(origin, text?.()) : 'same';
    if (tables.length > 0) return {file, row: await inRows(origin, text?.())};
    return {file, row: file === 'same' && (await inRows(origin, text?.())) === 'same' ? 'same' : 'free'};
  };
  const write = async (result: Result, {file: state}: PathStates): Promise<StoreOutcome> => {
    const [file, text] = [placeOf(result), textOf(result)];
    if (state === 'own') await writeAtomically(file, text);
    const isKept = state !== 'free' || (await writeExclusively(file, text));
    return {isKept, file, sum: checksumOf(text)};
  };

  const syncNames = async (written: {file: string; isNew: boolean}[]) => {
    const folders = written.flatMap(({file, isNew}) => (isNew ? [...foldersTo(file, directory)] : []));
    await syncFolders(synced.has(inner) ? folders : [...folders, inner, directory]);
    synced.add(inner);
  };

  return {
    async prepare() {
      await requireWritable(directory);
      await sweep([directory, inner]);
      await removeReplyParts(join(inner, 'raw'));
      if (overwrite || (await exists(rowsFile))) return;
      const there = await filter(
        tables.map((name) => join(directory, name)),
        exists,
      );
      if (hasLineTables) there.push(...(await lineTablesIn(directory)));
      if (there.length > 0) throw alreadyThere(there);
    },
    async taken(origins) {
      if (hasFiles) await sweep(origins.map((origin) => dirname(placeOf(origin))));
      const inTheWay = hasFiles ? filesNestedIn(origins.map(placeOf), directory) : new Set();
      const taken = await filter(
        origins,
        async (origin) => inTheWay.has(placeOf(origin)) || isTaken(await standingOf(origin)),
      );
      return new Map(taken.map((origin) => [origin.source, nameOf(origin)]));
    },
    async keep(results) {
      const inTheWay = hasFiles ? filesNestedIn(results.map(placeOf), directory) : new Set();
      const looked = await pMap(
        results,
        async (result) => {
          const standings = await standingOf(result, () => textOf(result));
          return {result, standings, isTaken: inTheWay.has(placeOf(result)) || isTaken(standings)};
        },
        {concurrency: 16},
      );
      const lines = looked
        .filter(({standings, isTaken}) => !isTaken && standings.row !== 'same')
        .map(({result}) => rowLine(result, overwrite));
      // The leading line break keeps a truncated line from spoiling the next one.
      if (lines.length > 0) await appendLines(rowsFile, ['', ...lines]);
      const kept = await pMap(
        looked,
        async ({result, standings, isTaken}) =>
          isTaken ? {isKept: false, file: nameOf(result), sum: ''} : write(result, standings),
        {concurrency: 8},
      );
      for (const {result, standings, isTaken} of looked)
        if (!isTaken && standings.row !== 'same') brought.add(result.source);
      await syncNames(
        looked.map(({standings}, index) => ({
          file: mustExist(kept[index], 'stored result').file,
          isNew: standings.file === 'free',
        })),
      );
      return kept;
    },
    async withdraw(origins) {
      await rows.refresh();
      const own = await filter(origins, async (origin) =>
        (await rows.of(origin.source)).some((row) => isSameWork(row, origin)),
      );
      const unchanged = hasFiles ? await filter(own, async (origin) => (await inFile(origin)) === 'own') : [];
      for (const origin of unchanged) await rm(placeOf(origin), {force: true});
      if (own.length > 0) await appendLines(rowsFile, ['', ...own.map(withdrawnLine)]);
      await removeEmpty([...new Set(unchanged.map((origin) => dirname(placeOf(origin))))]);
    },
    ...createUnmatchedStore({unrelated: directory, unread: join(inner, 'raw')}),
    placeOf,
    keepReply: (name, body) => writeAtomically(join(inner, 'raw', `${name}.json`), body),
    placeOfReply: (name) => ({file: join(inner, 'raw', `${name}.json`), stays: true}),
    findStored: createStoredResultFinder(),
    note,
    async finish(outcomes) {
      const isNews = ({source, status}: DocumentOutcome) => status !== 'skipped' || brought.has(source);
      await note(outcomes.filter((outcome) => isNews(outcome) && !noted.has(outcome.source)));
      return finishTables({directory, tables, hasLineTables, csvBom}, rows);
    },
  };
}

/** The files of all results that a format has. */
const tablesOf = {
  json: [],
  csv: ['results.csv'],
  both: ['results.csv'],
  ndjson: ['results.ndjson'],
  xlsx: ['results.xlsx'],
} satisfies Record<OutputFormat, string[]>;

/** State of a result's path: free, this very result, an unchanged result of the same work, or something else. */
type PathState = 'free' | 'same' | 'own' | 'taken';

/** What a person has corrected gives way to `overwrite` alone. */
function isCorrected({fields}: StoredRow): boolean {
  return fields._corrected !== undefined;
}

interface PathStates {
  file: PathState;
  row: PathState;
}

function isTaken({file, row}: PathStates): boolean {
  return file === 'taken' || row === 'taken';
}

async function filter<T>(items: T[], isMeant: (item: T) => Promise<boolean>): Promise<T[]> {
  const meant = await pMap(items, isMeant, {concurrency: 16});
  return items.filter((_, index) => meant[index]);
}

function alreadyThere(files: string[]): DocextractError {
  return new DocextractError('cannot_write', `there already: ${files.join(', ')}`, {
    hint: 'Replace them with --overwrite, or give another folder with -o.',
  });
}

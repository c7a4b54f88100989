import {readFile} from 'node:fs/promises';
import {basename, dirname, join, relative} from 'node:path';
import {ResultDocument} from '../../contract/jobs.js';
import {parseJson} from '../../contract/static-values.js';
import {isSameWork, type ResultOrigin, checksumOf} from './result.js';
import {openRows, type ResultRows, type StoredRow} from './result-rows.js';
import {sizeOf} from '../files/write-file.js';

/** Reference to a result that was stored before. */
export interface StoredResultRef extends ResultOrigin {
  file: string;
  /** Checksum of its text; absent for results of earlier versions or other programs. */
  sum?: string | undefined;
}

export interface FoundResult {
  fields: ResultDocument;
  /** The result is still in its own file, perhaps corrected by hand. Otherwise only the stored copy was found. */
  isInPlace: boolean;
}

/**
 * Finds results of earlier runs: in their files, else in the rows of the state file. A file corrected by hand still
 * counts; one that holds another work's result does not.
 */
export function createStoredResultFinder(): (
  remembered: StoredResultRef,
) => Promise<FoundResult | undefined> {
  const known = new Map<string, Promise<ResultRows | undefined>>();
  const rowsIn = (directory: string) => {
    const there = known.get(directory) ?? rowsOf(join(directory, '.docextract', 'results.ndjson'));
    known.set(directory, there);
    return there;
  };
  return async (remembered) => {
    const {file} = remembered;
    if (file.endsWith('.ndjson')) return fromRows(remembered, [await rowsIn(dirname(dirname(file)))]);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined && (remembered.sum === checksumOf(text) || isNamedAfter(remembered)))
      return parsed(text);
    const above = await Promise.all(
      parentsOf(file).map(async (directory) => ({directory, rows: await rowsIn(directory)})),
    );
    if (text !== undefined && (await isStillItsFile(remembered, above))) return parsed(text);
    return fromRows(
      remembered,
      above.map(({rows}) => rows),
    );
  };
}

/** Results that were only printed are kept under the name of their work: a corrected one is still its result. */
function isNamedAfter({file, identity}: StoredResultRef): boolean {
  return identity !== undefined && basename(file) === `${identity}.json`;
}

function parsed(text: string): FoundResult | undefined {
  const fields = ResultDocument.safeParse(parseJson(text));
  return fields.success ? {fields: fields.data, isInPlace: true} : undefined;
}

/**
 * Whether the last recorded result in a file is this work's. Without a record of the file it is taken for it only if the
 * work has no checksum of it.
 */
async function isStillItsFile(
  remembered: StoredResultRef,
  above: {directory: string; rows: ResultRows | undefined}[],
): Promise<boolean> {
  for (const {directory, rows} of above) {
    const last = (await rows?.of(relative(directory, remembered.file).slice(0, -'.json'.length)))?.at(-1);
    if (last !== undefined) return isOf(last, remembered);
  }
  return remembered.sum === undefined;
}

async function fromRows(
  remembered: StoredResultRef,
  all: (ResultRows | undefined)[],
): Promise<FoundResult | undefined> {
  for (const rows of all) {
    const there = (await rows?.of(remembered.source))?.findLast((row) => isOf(row, remembered));
    const row = there ?? (await rows?.find(remembered));
    if (row)
      return {fields: row.fields, isInPlace: there !== undefined && remembered.file.endsWith('.ndjson')};
  }
  return undefined;
}

/** Rows of earlier versions do not name their work. */
function isOf(row: StoredRow, remembered: StoredResultRef): boolean {
  return isSameWork(row, remembered) || (row.identity === undefined && remembered.sum === undefined);
}

function parentsOf(file: string): string[] {
  const parents: string[] = [];
  for (let at = dirname(file); ; at = dirname(at)) {
    parents.push(at);
    if (dirname(at) === at) return parents;
  }
}

async function rowsOf(file: string): Promise<ResultRows | undefined> {
  if ((await sizeOf(file)) === 0) return undefined;
  const rows = openRows(file);
  await rows.refresh();
  return rows;
}

import {randomUUID} from 'node:crypto';
import {closeSync, openSync, writeSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {isDeepStrictEqual} from 'node:util';
import type {DocumentOutcome} from '../../batch/model/outcome.js';
import type {WatchedResult} from '../../batch/model/run-options.js';
import {openRows, rowLine, type StoredRow} from '../../batch/results/result-rows.js';
import {isSameWork} from '../../batch/results/result.js';
import {cannotWrite} from '../../batch/files/cannot-write.js';
import {writeAtomically} from '../../batch/files/write-file.js';
import type {DocextractError} from '../../contract/errors.js';
import type {ResultDocument} from '../../contract/jobs.js';
import {metaDepthOf, metaIn} from '../../contract/result-columns.js';

/** The results of a run with all that is known of their values, on the disk: a batch may be of any size. */
export interface KeptResults {
  add: (result: WatchedResult) => void;
  /** Call before `of`. Throws `cannot_write` if a result could not be kept. */
  refresh: () => Promise<void>;
  /** The result of a document, with the metadata that an earlier report had of unchanged values. */
  of: (source: string) => Promise<ResultDocument | undefined>;
  /** Keeps the results of these documents for the next report. */
  save: (documents: readonly DocumentOutcome[]) => Promise<void>;
  close: () => Promise<void>;
}

/** `file` is of the last report in the folder. Throws `cannot_write`. */
export async function openKeptResults(file: string): Promise<KeptResults> {
  const spool = `${file}.${randomUUID().slice(0, 8)}.part`;
  const [now, before] = [openRows(spool), openRows(file)];
  let failure: DocextractError | undefined;
  const attempt = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (cause) {
      failure ??= cannotWrite(spool, cause);
      return undefined;
    }
  };
  const handle = attempt(() => openSync(spool, 'wx', 0o600));
  if (handle === undefined) throw failure!;
  await before.refresh();
  const rowOf = async (source: string): Promise<StoredRow | undefined> => {
    const row = (await now.of(source)).at(-1);
    return row && withKnownMeta(row, (await before.of(source)).at(-1));
  };
  return {
    // At once, so that no result waits in memory for the disk.
    add: (result) =>
      void attempt(() => writeSync(handle, `${rowLine({...result, mapping: 'exact'}, true)}\n`)),
    async refresh() {
      if (failure !== undefined) throw failure;
      await now.refresh();
    },
    of: async (source) => (await rowOf(source))?.fields,
    save: (documents) =>
      writeAtomically(file, async function* () {
        for (const {source} of documents) {
          const row = await rowOf(source);
          if (row !== undefined) yield `${rowLine(row, true)}\n`;
        }
      }),
    async close() {
      attempt(() => closeSync(handle));
      await rm(spool, {force: true});
    },
  };
}

/** A result read by an earlier run is written without places; the report of that run kept them. */
function withKnownMeta(row: StoredRow, earlier: StoredRow | undefined): StoredRow {
  if (earlier === undefined || !isSameWork(row, earlier)) return row;
  const [meta, known] = [metaIn(row.fields) ?? {}, metaIn(earlier.fields) ?? {}];
  if (metaDepthOf(meta) === 'provenance' || metaDepthOf(known) === undefined) return row;
  const isAsBefore = isDeepStrictEqual(valuesIn(row.fields), valuesIn(earlier.fields));
  const still = Object.entries(known).filter(
    ([name]) =>
      isAsBefore ||
      (Object.hasOwn(row.fields, name) && isDeepStrictEqual(row.fields[name], earlier.fields[name])),
  );
  return {...row, fields: {...row.fields, _meta: {...meta, ...Object.fromEntries(still)}}};
}

function valuesIn(fields: ResultDocument): ResultDocument {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_')));
}

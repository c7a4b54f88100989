import {createReadStream} from 'node:fs';
import {open} from 'node:fs/promises';
import {z} from 'zod';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {ResultDocument} from '../../contract/jobs.js';
import {parseJson} from '../../contract/static-values.js';
import pLimit from 'p-limit';
import {readFailure} from '../files/cannot-read.js';
import {resultPath} from '../files/flat-names.js';
import {mappings} from '../model/outcome.js';
import {isSameWork, type ResultOrigin, type Result} from './result.js';
import {sizeOf} from '../files/write-file.js';

/** A stored result, one per line, independent of the output format. */
export const StoredRow = z.object({
  source: z.string(),
  identity: z.string().optional(),
  job_id: z.string().optional(),
  mapping: z.enum(mappings),
  fields: ResultDocument,
  /** It replaced all earlier rows of this source. */
  replaces: z.literal(true).optional(),
  /** Withdraws the row of this source and work. */
  withdrawn: z.literal(true).optional(),
});
export type StoredRow = z.infer<typeof StoredRow>;

/** An index of row offsets in a file of rows; the rows stay on disk. The latest row of a work and source counts. */
export interface ResultRows {
  /** Reads rows that any process has added since. */
  refresh(): Promise<void>;
  /** Current rows of a source, the latest last. Also found by the path of its result. */
  of(source: string): Promise<StoredRow[]>;
  /** The latest row of a work, also one that was replaced. */
  find(work: Omit<ResultOrigin, 'source'>): Promise<StoredRow | undefined>;
  readonly isEmpty: boolean;
  /** All current rows, in the order of their sources. */
  all(): AsyncGenerator<StoredRow>;
}

/** The line of a row, without its line break. `replaces`: it replaces all earlier rows of its source. */
export function rowLine(result: Result, replaces: boolean): string {
  const {source, identity, job_id, mapping, fields} = result;
  return JSON.stringify({source, identity, job_id, mapping, fields, ...(replaces && {replaces})});
}

/** The line that withdraws a row. */
export function withdrawnLine({source, identity, job_id}: ResultOrigin): string {
  return JSON.stringify({source, identity, job_id, mapping: 'none', fields: {}, withdrawn: true});
}

/** An index of a file of rows, empty until the first `refresh`. A file that has become shorter is indexed anew. */
export function openRows(file: string): ResultRows {
  let index = emptyIndex();
  const takeInNew = async () => {
    const size = await sizeOf(file);
    if (size < index.read) index = emptyIndex();
    if (size > index.read)
      await indexNewRows(file, index).catch((error: unknown) => throwUnlessGone(error, file));
  };
  /** Serialised: two calls at once would index the same lines twice. */
  const inTurn = pLimit(1);
  return {
    refresh: () => inTurn(takeInNew),
    async of(source) {
      const rows: StoredRow[] = [];
      for await (const row of read(file, index.places.get(resultPath(source)) ?? [])) rows.push(row);
      return rows;
    },
    async find({identity}) {
      const place = identity === undefined ? undefined : index.byIdentity.get(identity);
      for await (const row of read(file, place === undefined ? [] : [place])) return row;
      return undefined;
    },
    get isEmpty() {
      return index.places.size === 0;
    },
    async *all() {
      const sorted = [...index.places].sort(([one], [other]) => (one < other ? -1 : 1));
      yield* read(
        file,
        sorted.flatMap(([, places]) => places),
      );
    },
  };
}

interface RowPosition extends Omit<ResultOrigin, 'source'> {
  offset: number;
  length: number;
}

interface Index {
  /** Bytes indexed so far. */
  read: number;
  places: Map<string, RowPosition[]>;
  byIdentity: Map<string, RowPosition>;
}

function emptyIndex(): Index {
  return {read: 0, places: new Map(), byIdentity: new Map()};
}

/** Only complete lines are indexed: others are still being written, or were truncated. */
async function indexNewRows(file: string, index: Index): Promise<void> {
  let parts: Buffer[] = [];
  const content: AsyncIterable<Buffer> = createReadStream(file, {start: index.read});
  for await (const chunk of content) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const line = Buffer.concat([...parts, chunk.subarray(start, end)]);
      takeIn(index, line, index.read);
      index.read += line.length + 1;
      [parts, start] = [[], end + 1];
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  }
}

function takeIn(index: Index, line: Buffer, offset: number): void {
  const row = line.length === 0 ? undefined : rowOf(line);
  if (row === undefined) return;
  const {identity, job_id} = row;
  const place: RowPosition = {offset, length: line.length, identity, job_id};
  const key = resultPath(row.source);
  const others = row.replaces ? [] : (index.places.get(key) ?? []).filter((one) => !isSameKey(one, place));
  if (row.withdrawn) return withdraw(index, key, others);
  index.places.set(key, [...others, place]);
  if (identity !== undefined) index.byIdentity.set(identity, place);
}

function withdraw({places}: Index, key: string, others: RowPosition[]): void {
  if (others.length > 0) places.set(key, others);
  else places.delete(key);
}

/** Rows without an origin are all alike. */
function isSameKey(one: RowPosition, other: RowPosition): boolean {
  const isNobodys = ({identity, job_id}: RowPosition) => identity === undefined && job_id === undefined;
  return isSameWork(one, other) || (isNobodys(one) && isNobodys(other));
}

async function* read(file: string, places: RowPosition[]): AsyncGenerator<StoredRow> {
  if (places.length === 0) return;
  const handle = await open(file, 'r').catch((error: unknown) => throwUnlessGone(error, file));
  if (handle === undefined) return;
  try {
    for (const {offset, length} of places) {
      const {buffer} = await handle.read(Buffer.alloc(length), 0, length, offset);
      const row = rowOf(buffer);
      if (row) yield row;
    }
  } finally {
    await handle.close();
  }
}

/** A file that is gone has no rows. */
function throwUnlessGone(cause: unknown, file: string): undefined {
  if (systemCodeOf(cause) === 'ENOENT') return undefined;
  throw new DocextractError('cannot_read', `${file} cannot be read: ${readFailure(cause).reason}`, {
    hint: 'It tells which results are in the folder. Check its permissions.',
    cause,
  });
}

function rowOf(line: Buffer): StoredRow | undefined {
  const parsed = StoredRow.safeParse(parseJson(line.toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}

import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {parseJson} from '../../contract/static-values.js';
import {isWorthCompacting, recordsOf} from './compact.js';
import {closingLine, openLineFile} from './ledger-file.js';
import {type LockOptions, withLock} from './ledger-lock.js';
import {LedgerRecord} from './records.js';
import {emptyState, applyRecord, type LedgerState} from './ledger-state.js';

/** The journal of a state directory and the state its records produce. */
export interface Journal {
  /** The state after all records read so far. */
  readonly state: LedgerState;
  /** Reads what other processes have written. */
  catchUp(): Promise<void>;
  /** Appends records; they are on disk and applied when it resolves. Throws `cannot_write`. */
  append(records: LedgerRecord[]): Promise<void>;
  /** Runs `work` under the journal's lock, after reading all records. Throws `locked`. */
  alone<T>(work: (journal: Pick<Journal, 'append'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Runs work under the lock, or at once for the holder of the lock. */
type Alone = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Opens the journal of a state directory. A journal that is mostly history is compacted into a new file while other
 * processes go on: a closing line ends the old file; lines that others append behind it are ignored, and those
 * processes append them again to the new file. When the compacting process is killed, the next one replaces the
 * closed file. Throws `cannot_write`.
 */
export async function openJournal(directory: string, self: Omit<LockOptions, 'path'>): Promise<Journal> {
  const file = await openLineFile(join(directory, 'ledger.ndjson'));
  const lock = {path: join(directory, 'ledger.lock'), ...self};
  const waiting: Alone = (work) => withLock(lock, work);
  const atOnce: Alone = (work) => work();
  if (await file.hasAsides()) await waiting(file.removeAsides).catch(housekeepingOnly);
  let state = emptyState();
  /** Appended records that were not read back yet. */
  let own = new Map<string, LedgerRecord>();

  const takeIn = (line: string) => {
    const added = own.get(line);
    if (added) {
      applyRecord(state, added);
      return own.delete(line);
    }
    const value = parseJson(line);
    const record = LedgerRecord.safeParse(value);
    if (record.success) applyRecord(state, record.data);
    return value !== undefined;
  };
  const catchUp = async (alone: Alone) => {
    while ((await file.readNew(takeIn)) === 'closed') await alone(moveOn);
  };
  /** Continues with the next file; creates it when the process that should have is gone. */
  const moveOn = async () => {
    if (!(await file.isReplaced())) await file.replace(linesOf(state));
    await file.reopen();
    state = emptyState();
  };
  const append = async (records: LedgerRecord[], alone: Alone) => {
    own = new Map(records.map((record) => [JSON.stringify(record), record]));
    while (own.size > 0) {
      await file.append([...own.keys()]);
      await catchUp(alone);
    }
  };
  const compact = async () => {
    await catchUp(atOnce);
    if (!isWorthCompacting(file.count(), state)) return;
    await file.rehearse(linesOf(state));
    await file.append([closingLine]);
    await catchUp(atOnce);
  };

  await catchUp(waiting);
  if (isWorthCompacting(file.count(), state)) await waiting(compact).catch(housekeepingOnly);
  return {
    get state() {
      return state;
    },
    catchUp: () => catchUp(waiting),
    append: (records) => append(records, waiting),
    alone: (work) =>
      waiting(async () => {
        await catchUp(atOnce);
        return work({append: (records) => append(records, atOnce)});
      }),
    close: () => file.close(),
  };
}

function* linesOf(state: LedgerState): Generator<string> {
  for (const record of recordsOf(state)) yield JSON.stringify(record);
}

/** Compaction is optional: when it fails, the journal stays as it is. */
function housekeepingOnly(error: unknown): void {
  if (!(error instanceof DocextractError)) throw error;
}

import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {parseJson} from '../../contract/static-values.js';
import {isWorthCompacting, recordsOf} from './compact.js';
import {closingLine, openLineFile} from './ledger-file.js';
import {type LockOptions, withLock} from './ledger-lock.js';
import {LedgerRecord} from './records.js';
import {emptyState, applyRecord, type LedgerState} from './ledger-state.js';

/** The records of a state directory, and what they come to. */
export interface Journal {
  /** What all records read so far come to. */
  readonly state: LedgerState;
  /** Takes in what other processes wrote. */
  catchUp(): Promise<void>;
  /** On the disk, and taken in, when it resolves. Throws `cannot_write`. */
  append(records: LedgerRecord[]): Promise<void>;
  /** Does `work` while no other process does such work; all records are taken in before. Throws `locked`. */
  alone<T>(work: (journal: Pick<Journal, 'append'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** How to be alone: by waiting for the lock, or, for who has it, at once. */
type Alone = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Opens the journal of a state directory. Where most of its records are history it is written anew with what they come
 * to, while other processes go on: a last line closes the old file, so that what they add behind it counts for nothing
 * and is added again, by them, to the new one. A process that is killed in between leaves a closed file, which the next
 * one replaces. Throws `cannot_write`.
 */
export async function openJournal(directory: string, self: Omit<LockOptions, 'path'>): Promise<Journal> {
  const file = await openLineFile(join(directory, 'ledger.ndjson'));
  const lock = {path: join(directory, 'ledger.lock'), ...self};
  const waiting: Alone = (work) => withLock(lock, work);
  const atOnce: Alone = (work) => work();
  if (await file.hasAsides()) await waiting(file.removeAsides).catch(housekeepingOnly);
  let state = emptyState();
  /** What is being appended and was not read back yet. */
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
  /** Goes on with the next file; makes it, where the one who was to make it is gone. */
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

/** Where it cannot be written anew, or others are busy, it stays as it is. */
function housekeepingOnly(error: unknown): void {
  if (!(error instanceof DocextractError)) throw error;
}

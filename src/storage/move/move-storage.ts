import {DocextractError} from '../../contract/errors.js';
import type {FileStore} from '../files/file-store.js';
import {namedFiles} from '../retention/orphan-files.js';
import {copyFiles, type CopiedFiles, verifyFiles} from './copy-files.js';
import {compareRows, type ComparedTable, copyRows} from './copy-rows.js';
import type {FileTarget} from './file-target.js';
import {acquireExclusiveAccess, type MoveSide} from './exclusive-access.js';
import type {AtMoveCrashPoint} from './move-crash-points.js';
import {type Begun, beginSource, endMove, unmarkSource} from './move-records.js';
import {beginTarget, examineTarget, requireFreeTarget} from './target-database.js';

export interface MovePlan {
  source: MoveSide & {files: FileStore};
  /** Absent: the database stays. */
  target: MoveSide | undefined;
  /** The target of database and files, for people; the same each time that a move is run. */
  other: string;
  /** Opens the target of the files; an S3 store is then claimed for this move. Absent: the files stay. */
  openFiles: ((id: string) => Promise<FileTarget>) | undefined;
  /** Records durably where the files are, in the target or in the database that stays. */
  adoptFiles: (id: string) => Promise<void>;
}

export interface MoveOptions {
  /** Whether the move goes on although files of the source are missing. */
  allowMissing: boolean;
  listener: MoveListener;
  at: AtMoveCrashPoint;
}

/** Called with the progress of a move. */
export interface MoveListener {
  onRows: (table: string, rows: number) => void;
  onFile: (done: number, of: number, step: 'copy' | 'verify') => void;
  onTable: (compared: ComparedTable) => void;
}

export interface MoveOutcome {
  /** Empty where the database stays. */
  tables: ComparedTable[];
  files: CopiedFiles & {count: number};
  /** Whether the move had already been made, so that nothing was copied or compared. */
  wasMade: boolean;
}

/** Rows are copied anew once when they differ: something wrote to the source meanwhile. */
const mostCopies = 2;

/**
 * Copies rows and files, verifies both, and only then lets the target be used and marks the source as moved. Ended at
 * any moment, the same move goes on. Throws `usage` and `locked` before anything is changed, `unavailable` for what is
 * worth another attempt.
 */
export async function moveStorage(plan: MovePlan, options: MoveOptions): Promise<MoveOutcome> {
  const {source, target, other} = plan;
  const begun = await beginAlone(plan);
  const {id, isAnew} = begun;
  if (target !== undefined) {
    const record = await beginTarget(target.db, {id, other: source.where, isAnew, now: target.clock()});
    if (record.state === 'finished') {
      await endMove(source.db, {id, role: 'source', state: 'moved', now: source.clock()});
      return {tables: [], files: {count: 0, copied: 0, bytes: 0, unreadable: []}, wasMade: true};
    }
  } else if (plan.openFiles === undefined && begun.before !== 'copying') {
    await unmarkSource(source.db, begun);
    throw new DocextractError('usage', `The files are in ${other} already.`, {
      hint: 'There is nothing to move.',
    });
  }
  options.at('move.begun');
  const tables = await moveRows(plan, id, options);
  const files = await moveFiles(plan, id, options);
  options.at('move.verified');
  await plan.adoptFiles(id);
  if (target !== undefined)
    await endMove(target.db, {id, role: 'target', state: 'finished', now: target.clock()});
  options.at('move.finished');
  const state = target === undefined ? 'finished' : 'moved';
  await endMove(source.db, {id, role: 'source', state, now: source.clock()});
  return {tables, files, wasMade: false};
}

/** Marks the source, which keeps services from starting, and makes sure that none runs on either side. */
async function beginAlone({source, target, other}: MovePlan): Promise<Begun> {
  const begun = await beginSource(source.db, {other, now: source.clock()});
  try {
    await acquireExclusiveAccess(source);
    if (target === undefined) return begun;
    requireFreeTarget(await examineTarget(target.db, target.where), {id: begun.id, where: target.where});
    await acquireExclusiveAccess(target);
    return begun;
  } catch (error) {
    await unmarkSource(source.db, begun);
    throw error;
  }
}

async function moveRows(
  {source, target}: MovePlan,
  id: string,
  {listener, at}: MoveOptions,
): Promise<ComparedTable[]> {
  if (target === undefined) return [];
  const databases = {source: source.db, target: target.db};
  for (let copies = 1; ; copies++) {
    await copyRows(databases, {id, onRows: listener.onRows, at});
    at('move.copied');
    const compared = await compareRows(databases, listener.onTable);
    const differing = compared.filter(({isSame}) => !isSame).map(({table}) => table);
    if (differing.length === 0) return compared;
    if (copies === mostCopies)
      throw new DocextractError(
        'unavailable',
        `The rows of ${differing.join(', ')} differ from those of ${source.where}.`,
        {
          hint: 'Make sure that nothing uses either side, and run the same command again.',
        },
      );
    await beginTarget(target.db, {id, other: source.where, isAnew: true, now: target.clock()});
  }
}

async function moveFiles(
  {source, openFiles}: MovePlan,
  id: string,
  {listener, allowMissing, at}: MoveOptions,
): Promise<MoveOutcome['files']> {
  const keys = [...(await namedFiles(source.db))];
  if (openFiles === undefined) {
    const there = new Set<string>();
    for await (const key of source.files.list()) there.add(key);
    const unreadable = keys.filter((key) => !there.has(key));
    requireAll(unreadable, {allowMissing, where: source.where});
    return {count: keys.length, copied: 0, bytes: 0, unreadable};
  }
  const target = await openFiles(id);
  const watched = (step: 'copy' | 'verify') => {
    let done = 0;
    return () => listener.onFile(++done, keys.length, step);
  };
  const copied = await copyFiles({source: source.files, target, keys, onFile: watched('copy'), at});
  requireAll(copied.unreadable, {allowMissing, where: source.where});
  const lost = new Set(copied.unreadable);
  const whole = keys.filter((key) => !lost.has(key));
  const wrong = await verifyFiles({source: source.files, target, keys: whole, onFile: watched('verify')});
  if (wrong.length > 0)
    throw new DocextractError(
      'unavailable',
      `${wrong.length} files are not at the target as they were stored, as ${wrong[0]}.`,
      {
        hint: 'Run the same command again; check the disk or the store when it says the same.',
      },
    );
  return {count: keys.length, ...copied};
}

/** Throws `cannot_read` for files that rows name and that are missing or damaged, unless `allowMissing`. */
function requireAll(
  unreadable: string[],
  {allowMissing, where}: {allowMissing: boolean; where: string},
): void {
  if (unreadable.length === 0 || allowMissing) return;
  const [first] = unreadable;
  const what =
    unreadable.length === 1 ? `The file ${first} of` : `${unreadable.length} files, as ${first}, of`;
  throw new DocextractError(
    'cannot_read',
    `${what} ${where} ${unreadable.length === 1 ? 'is' : 'are'} missing or damaged.`,
    {
      hint: 'Is a disk not mounted? Bring them back from a backup; or go on without them by --allow-missing: what needs them will fail.',
    },
  );
}

// hot-folder: watches a directory, extracts new files and moves them when done.

import {mkdir, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {type DirectoryLock, lockDirectory} from '../files/directory-lock.js';
import {requireWritable} from '../files/write-file.js';
import type {BatchReport, Failure} from '../model/outcome.js';
import {failureOf} from '../model/batch-report.js';
import {createChangeSignal, onFolderChange, type ChangeSignal} from './change-signal.js';
import {filesIn, finishedFolders, type WatchedFile} from './files.js';
import type {HotFolderContext, HotFolderOptions} from './hot-folder-options.js';
import {createRetryPause, type RetryPause} from './retry-pause.js';
import {runRound, type RoundReport} from './round.js';
import {withoutRepeatedWarnings} from './repeated-warnings.js';
import {createStableFiles, type StableFiles} from './stable-files.js';
import {createWatchStatistics, type WatchStatistics} from './watch-statistics.js';

export interface HotFolderReport extends BatchReport {
  /** Files left in the folder: still growing, or the watcher was stopped first. */
  waiting: number;
}

/**
 * Processes each stable file of a folder, writes its result, and moves it to `done` or `failed`. The ledger knows
 * files by content: interrupted work continues with the next start, and nothing is paid twice. Runs until stopped, or
 * with `once` until the folder is empty; failures that affect all documents end it.
 * @throws DocextractError `cannot_read` when there is no such folder, `cannot_write` for the output, `locked` when another process watches it
 */
export async function watchFolder(
  options: HotFolderOptions,
  given: HotFolderContext,
): Promise<HotFolderReport> {
  const context = {...given, tell: withoutRepeatedWarnings(given.tell)};
  await refuseNoFolder(options.folder);
  await requireWritable(options.output.directory);
  const lock = await lockDirectory({
    path: join(options.folder, '.docextract-watch.lock'),
    what: `the folder ${options.folder}`,
    pid: context.pid,
    isRunning: context.isRunning,
  });
  const changes = createChangeSignal();
  const endings = [context.stop, context.signal].filter((signal) => signal !== undefined);
  const stop = AbortSignal.any(endings);
  stop.addEventListener('abort', changes.ring);
  const forget =
    options.pollMs === undefined ? onFolderChange(options.folder, changes.ring) : () => undefined;
  try {
    for (const name of Object.values(finishedFolders))
      await mkdir(join(options.folder, name), {recursive: true});
    const stableFiles = createStableFiles({settleMs: options.settleMs ?? defaultSettleMs, now: context.now});
    const watch: WatchState = {
      options,
      context,
      lock,
      changes,
      stop,
      stableFiles,
      statistics: createWatchStatistics(options.once === true ? Infinity : documentsKept),
      files: new Set(),
      unreadable: new Set(),
    };
    context.tell({type: 'watching', folder: options.folder, once: options.once === true});
    await keepWatching(watch);
    return await reportOf(watch);
  } finally {
    forget();
    await lock.release();
  }
}

/** Documents that the report of an endless watch lists. */
const documentsKept = 1000;
const defaultSettleMs = 2000;
/** Interval of full scans, in case events were lost. */
const rescanMs = 5000;
/** Documents per round: enough to keep requests busy, few enough that new files do not wait behind a burst. */
const roundSize = 64;

interface WatchState {
  options: HotFolderOptions;
  context: HotFolderContext;
  lock: DirectoryLock;
  changes: ChangeSignal;
  stop: AbortSignal;
  stableFiles: StableFiles;
  statistics: WatchStatistics;
  /** Files written for all documents together. */
  files: Set<string>;
  /** Names that are not UTF-8 and have been reported. */
  unreadable: Set<string>;
}

/** Scans and rounds run in parallel: files become stable while others are processed. */
async function keepWatching(watch: WatchState): Promise<void> {
  const {options, stableFiles, stop, changes} = watch;
  const retryPause = createRetryPause(watch.context, options.firstPauseMs);
  let round: Promise<void> | undefined;
  let failure: unknown;
  const begin = (files: WatchedFile[]) =>
    oneRound(files, watch, retryPause)
      .catch((error: unknown) => (failure ??= error))
      .finally(() => {
        round = undefined;
        changes.ring();
      }) as Promise<void>;
  for (;;) {
    const isEnding = stop.aborted || failure !== undefined || watch.statistics.stopped !== undefined;
    if (!isEnding) await look(watch, retryPause).catch((error: unknown) => (failure ??= error));
    if (!isEnding && round === undefined && !retryPause.isPaused()) {
      const files = stableFiles.take(roundSize);
      if (files.length > 0) round = begin(files);
    }
    const isDone = isEnding || (options.once === true && (stableFiles.isQuiet() || retryPause.isPaused()));
    if (round === undefined && isDone) break;
    await changes.wait(isEnding ? rescanMs : untilNextLook(watch));
    await debounce();
  }
  if (failure !== undefined) throw failure as Error;
  if (options.once === true && retryPause.isPaused()) watch.statistics.stop(retryPause.reason()!);
}

async function look(watch: WatchState, retryPause: RetryPause): Promise<void> {
  const {lock, stableFiles, options, context} = watch;
  await lock.refresh();
  try {
    await stableFiles.observe(await filesIn(options, (name) => tellUnreadable(name, watch)));
    retryPause.seen();
  } catch (error) {
    // A network share may come back; with `once`, the run does not wait for it.
    if (options.once === true) throw error;
    retryPause.pause(failureOf(error));
  }
  const paused = retryPause.reason();
  await context.onHeartbeat?.({waiting: stableFiles.waiting(), ...(paused && {paused})});
}

function tellUnreadable(name: string, {unreadable, context}: WatchState): void {
  if (unreadable.has(name)) return;
  unreadable.add(name);
  context.tell({
    type: 'warning',
    message: `${name}: the name is not UTF-8; the file stays where it is`,
    hint: 'Rename it.',
  });
}

async function oneRound(files: WatchedFile[], watch: WatchState, retryPause: RetryPause): Promise<void> {
  const {options, context, stableFiles, statistics} = watch;
  try {
    const round: RoundReport = await runRound(files, {options, context, statistics});
    for (const file of round.files) watch.files.add(file);
    if (round.obstacle !== undefined) retryPause.pause(round.obstacle);
    else if (isFullDisk(round.stopped, retryPause)) retryPause.pause(round.stopped);
    else if (round.stopped !== undefined) statistics.stop(round.stopped);
    else retryPause.worked();
  } catch (error) {
    const failure = failureOf(error);
    if (!isFullDisk(failure, retryPause)) throw error;
    retryPause.pause(failure);
  } finally {
    stableFiles.release(files);
  }
}

/** Whether to wait for space: only if a round has succeeded before. A failure from the start is the user's mistake. */
function isFullDisk(failure: Failure | undefined, retryPause: RetryPause): failure is Failure {
  return failure?.code === 'cannot_write' && retryPause.hasWorked();
}

function untilNextLook({options, stableFiles}: WatchState): number {
  const {pollMs, settleMs = defaultSettleMs} = options;
  const idleMs = pollMs ?? rescanMs;
  return stableFiles.waiting() === 0 ? idleMs : Math.min(idleMs, Math.max(50, settleMs / 3));
}

/** Debounces a burst of events into one scan. */
async function debounce(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
}

async function reportOf({
  statistics,
  options,
  files,
  stop,
  unreadable,
}: WatchState): Promise<HotFolderReport> {
  const waiting = (await filesIn(options).catch(() => [])).length + unreadable.size;
  const finished = statistics.finish([...files]);
  if (finished.stopped !== undefined || !stop.aborted || waiting === 0) return {...finished, waiting};
  const stopped = failureOf(new DocextractError('interrupted', 'stopped while files were waiting'));
  return {...finished, stopped, waiting};
}

async function refuseNoFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() === true) return;
  const message = found === undefined ? `${folder}: no such folder` : `${folder} is not a folder`;
  throw new DocextractError('cannot_read', message, {hint: 'Check the path.'});
}

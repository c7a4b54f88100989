// hot-folder: watches a directory, extracts new files and moves them when done.

import {mkdir, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {type DirectoryLock, lockDirectory} from '../files/directory-lock.js';
import type {BatchReport, Failure} from '../model/outcome.js';
import {failureOf} from '../model/batch-report.js';
import {createBell, listenToFolder, type Bell} from './bell.js';
import {filesIn, landingFolders, type WatchedFile} from './files.js';
import type {HotFolderContext, HotFolderOptions} from './hot-folder-options.js';
import {createRest, type Rest} from './rest.js';
import {runRound, type Round} from './round.js';
import {createSettling, type Settling} from './settling.js';
import {createTally, type Tally} from './tally.js';

export interface HotFolderReport extends BatchReport {
  /** Files that were left in the folder: they still grow, or the watcher was stopped first. */
  waiting: number;
}

/**
 * Processes each file that has stopped growing in a folder, writes its result, and moves it to `done` or `failed`. The
 * ledger knows files by content: whatever is cut off goes on with the next start, and nothing is paid twice. Runs until
 * it is stopped, or with `once` until there is nothing to do; what concerns every document ends it too.
 * @throws DocextractError `cannot_read` when there is no such folder, `locked` when another process watches it
 */
export async function watchFolder(
  options: HotFolderOptions,
  context: HotFolderContext,
): Promise<HotFolderReport> {
  await refuseNoFolder(options.folder);
  const lock = await lockDirectory({
    path: join(options.folder, '.docextract-watch.lock'),
    what: `the folder ${options.folder}`,
    pid: context.pid,
    isRunning: context.isRunning,
  });
  const bell = createBell();
  const endings = [context.stop, context.signal].filter((signal) => signal !== undefined);
  const stop = AbortSignal.any(endings);
  stop.addEventListener('abort', bell.ring);
  const forget = options.pollMs === undefined ? listenToFolder(options.folder, bell.ring) : () => undefined;
  try {
    for (const name of Object.values(landingFolders))
      await mkdir(join(options.folder, name), {recursive: true});
    const settling = createSettling({settleMs: options.settleMs ?? defaultSettleMs, now: context.now});
    const watch: Watch = {
      options,
      context,
      lock,
      bell,
      stop,
      settling,
      tally: createTally(options.once === true ? Infinity : documentsKept),
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
/** A look at the whole folder, in case events were lost. */
const rescanMs = 5000;
/** Documents of one round: enough to keep requests going, few enough for what is new not to wait behind a burst. */
const roundSize = 64;

interface Watch {
  options: HotFolderOptions;
  context: HotFolderContext;
  lock: DirectoryLock;
  bell: Bell;
  stop: AbortSignal;
  settling: Settling;
  tally: Tally;
  /** Files written for all documents together. */
  files: Set<string>;
  /** Names that nobody can read, which have been told. */
  unreadable: Set<string>;
}

/** Looks and rounds go on side by side: files settle while others are being processed. */
async function keepWatching(watch: Watch): Promise<void> {
  const {options, settling, stop, bell} = watch;
  const rest = createRest(watch.context, options.firstPauseMs);
  let round: Promise<void> | undefined;
  let failure: unknown;
  const begin = (files: WatchedFile[]) =>
    oneRound(files, watch, rest)
      .catch((error: unknown) => (failure ??= error))
      .finally(() => {
        round = undefined;
        bell.ring();
      }) as Promise<void>;
  for (;;) {
    const isEnding = stop.aborted || failure !== undefined || watch.tally.stopped !== undefined;
    if (!isEnding) await look(watch, rest).catch((error: unknown) => (failure ??= error));
    if (!isEnding && round === undefined && !rest.isPaused()) {
      const files = settling.take(roundSize);
      if (files.length > 0) round = begin(files);
    }
    const isDone = isEnding || (options.once === true && (settling.isQuiet() || rest.isPaused()));
    if (round === undefined && isDone) break;
    await bell.wait(isEnding ? rescanMs : untilNextLook(watch));
    await breathe();
  }
  if (failure !== undefined) throw failure as Error;
  if (options.once === true && rest.isPaused()) watch.tally.stop(rest.reason()!);
}

async function look(watch: Watch, rest: Rest): Promise<void> {
  const {lock, settling, options, context} = watch;
  await lock.refresh();
  try {
    await settling.look(await filesIn(options, (name) => tellUnreadable(name, watch)));
    rest.seen();
  } catch (error) {
    // A share that is away for a while comes back; a run that is to end does not wait for it.
    if (options.once === true) throw error;
    rest.pause(failureOf(error));
  }
  const paused = rest.reason();
  await context.onPulse?.({waiting: settling.waiting(), ...(paused && {paused})});
}

function tellUnreadable(name: string, {unreadable, context}: Watch): void {
  if (unreadable.has(name)) return;
  unreadable.add(name);
  context.tell({
    type: 'warning',
    message: `${name}: the name is not UTF-8; the file stays where it is`,
    hint: 'Rename it.',
  });
}

async function oneRound(files: WatchedFile[], watch: Watch, rest: Rest): Promise<void> {
  const {options, context, settling, tally} = watch;
  try {
    const round: Round = await runRound(files, {options, context, tally});
    for (const file of round.files) watch.files.add(file);
    if (round.obstacle !== undefined) rest.pause(round.obstacle);
    else if (isFullDisk(round.stopped, rest)) rest.pause(round.stopped);
    else if (round.stopped !== undefined) tally.stop(round.stopped);
    else rest.worked();
  } catch (error) {
    const failure = failureOf(error);
    if (!isFullDisk(failure, rest)) throw error;
    rest.pause(failure);
  } finally {
    settling.release(files);
  }
}

/** A disk that could be written before is emptied by somebody; one that never could be is wrong use. */
function isFullDisk(failure: Failure | undefined, rest: Rest): failure is Failure {
  return failure?.code === 'cannot_write' && rest.hasWorked();
}

function untilNextLook({options, settling}: Watch): number {
  const {pollMs, settleMs = defaultSettleMs} = options;
  const idleMs = pollMs ?? rescanMs;
  return settling.waiting() === 0 ? idleMs : Math.min(idleMs, Math.max(50, settleMs / 3));
}

/** A burst of events is one reason to look, not many. */
async function breathe(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
}

async function reportOf({tally, options, files, stop, unreadable}: Watch): Promise<HotFolderReport> {
  const waiting = (await filesIn(options).catch(() => [])).length + unreadable.size;
  const finished = tally.finish([...files]);
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

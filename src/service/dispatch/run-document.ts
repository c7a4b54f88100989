import {setTimeout as delay} from 'node:timers/promises';
import {DocextractError, type ErrorCode, isErrorCode} from '../../contract/errors.js';
import type {ClaimedDocument} from '../../storage/jobs/documents.js';
import {maxInterruptions} from '../../storage/jobs/recovery.js';
import type {ServiceContext} from '../context/context.js';
import {withReferences} from '../requests/extraction-request.js';
import {withFiles} from '../../storage/files/file-store.js';
import {namedFailure} from '../workers/named-failure.js';
import {stackFrames, loggableReason} from '../logging/log-safe.js';
import {retryUntilRecorded} from '../background/work-loop.js';
import type {Outages} from './outages.js';
import type {WorkerOutcome} from '../workers/start-worker.js';
import {requireIntactReferences, requireIntact} from '../disk/require-intact.js';

interface DocumentRun {
  document: ClaimedDocument;
  outages: Outages;
  /** Lets another document use this one's slot during a pause. */
  whilePaused: (pause: () => Promise<void>) => Promise<void>;
  /** Aborted when the service stops; pauses then end early. */
  stopping: AbortSignal;
  /** Aborted when outcomes are no longer recorded; the next start recovers. */
  signal: AbortSignal;
}

/** Reads a claimed document and records the outcome. */
export async function runDocument(
  context: Omit<ServiceContext, 'wake'>,
  {document, outages, whilePaused, stopping, signal}: DocumentRun,
): Promise<void> {
  const {storage, settings, log, at} = context;
  const outcome = await read(context, document);
  at('document.read');
  logOutcome(log, document, outcome);
  if (isOutage(outcome)) await pause(outages.notice(), stopping);
  else if (isKilled(outcome)) await whilePaused(() => pause(pauseAfterKill(document), stopping));
  else if (outcome.type !== 'stopped') outages.end();
  const settled = await retryUntilRecorded(() => record(context, document, outcome), {
    retryMs: settings.pollMs,
    log,
    signal,
  });
  at('document.ended');
  // The row no longer names the file: a crash before this line leaves an orphan for the sweep.
  const needsFile = settled ? document.keepsFile : await storage.documents.needsFile(document);
  if (!needsFile) await storage.files.remove(document.file);
}

async function read(
  context: Omit<ServiceContext, 'wake'>,
  document: ClaimedDocument,
): Promise<WorkerOutcome> {
  const {files} = context.storage;
  const broken = await integrityFailure(context, document);
  if (broken !== undefined) return broken;
  const keys = [document.file, ...(document.request.references ?? [])];
  try {
    return await withFiles(files, keys, (paths) => readPaths(context, document, paths));
  } catch (reason) {
    return (await integrityFailure(context, document)) ?? {type: 'refused', reason};
  }
}

async function readPaths(
  context: Omit<ServiceContext, 'wake'>,
  document: ClaimedDocument,
  [path = '', ...references]: string[],
): Promise<WorkerOutcome> {
  const {storage, pool, settings, reading, at} = context;
  const task = {
    kind: 'read' as const,
    path,
    request: withReferences(document.request, references),
    maxPages: settings.pagesPerDocument,
    reading,
  };
  const begin = async (pages: number): Promise<void> => {
    await storage.documents.begin(document, pages);
    at('document.reading');
  };
  const outcome = await pool.run(task, {begin}).catch((): WorkerOutcome => ({type: 'stopped'}));
  // If the disk failed during reading, the document is not to blame.
  if (outcome.type === 'failed') return (await integrityFailure(context, document)) ?? outcome;
  return outcome;
}

/** Outcome of a document whose files are damaged or unreadable; `undefined` when they are intact. */
async function integrityFailure(
  {storage: {files}, log}: Omit<ServiceContext, 'wake'>,
  {id, file, request}: ClaimedDocument,
): Promise<WorkerOutcome | undefined> {
  try {
    await requireIntact(files, {key: file, what: 'its stored copy'});
    await requireIntactReferences(files, request);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof DocextractError && reason.code === 'unreadable_document'))
      return {type: 'refused', reason};
    log.error({document: id}, reason.message);
    return {type: 'failed', code: reason.code, message: reason.message};
  }
}

/** Returns whether the document has ended and was still ours. */
async function record(
  {storage: {documents}, settings}: Omit<ServiceContext, 'wake'>,
  document: ClaimedDocument,
  outcome: WorkerOutcome,
): Promise<boolean> {
  const giveBack = async (): Promise<false> => {
    await documents.release(document);
    return false;
  };
  switch (outcome.type) {
    case 'done':
      return documents.complete(document, outcome.answer);
    case 'failed':
      return documents.fail(document, failureOf(document, outcome));
    case 'refused':
      if (isOutOfCredits(outcome.reason))
        return documents.fail(document, failureOf(document, outcome.reason));
      // Accepted documents are not given up, however long the disk is unavailable.
      if (hasCode(outcome.reason, 'unavailable')) return giveBack();
      if (document.interruptions + 1 >= maxInterruptions)
        return documents.fail(document, failureOf(document, {code: 'internal', message: notBegun}));
      await documents.interrupt(document);
      return false;
    case 'lost':
      if (isKilled(outcome)) {
        if (document.interruptions + 1 >= maxKills)
          return documents.fail(document, {code: 'unavailable', message: killed(document)});
        await documents.interrupt(document);
        return false;
      }
      if (document.strikes + 1 >= settings.strikes)
        return documents.fail(document, lostOver(document, {...outcome, strikes: settings.strikes}));
      await documents.strike(document);
      return false;
    case 'unstarted':
    case 'stopped':
      return giveBack();
  }
}

/** Interruptions after which an external kill fails a document: some five minutes of kills. */
const maxKills = 12;
const longestPauseMs = 60_000;

/** Pause after a kill: half a second, doubled each time. */
function pauseAfterKill({interruptions}: ClaimedDocument): number {
  return interruptions === 0 ? 0 : Math.min(longestPauseMs, 250 * 2 ** interruptions);
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await delay(ms, undefined, {signal: stopping}).catch(() => undefined);
}

function isKilled(outcome: WorkerOutcome): boolean {
  return outcome.type === 'lost' && outcome.how === 'killed';
}

function killed({name, interruptions}: ClaimedDocument): string {
  return `${name}: reading it was interrupted ${interruptions + 1} times, the last time because its worker was killed from outside, perhaps for want of memory; the document may be fine: submit it again.`;
}

const notBegun = `it could not be begun in ${maxInterruptions} attempts; submit it again.`;

/** Whether nothing could be read, independently of the document. */
function isOutage(outcome: WorkerOutcome): boolean {
  return outcome.type === 'unstarted' || (outcome.type === 'refused' && !isOutOfCredits(outcome.reason));
}

function isOutOfCredits(reason: unknown): reason is DocextractError {
  return hasCode(reason, 'out_of_credits');
}

function hasCode(reason: unknown, code: ErrorCode): reason is DocextractError {
  return reason instanceof DocextractError && reason.code === code;
}

function failureOf(document: ClaimedDocument, {code, message}: {code: string; message: string}) {
  return {code: isErrorCode(code) ? code : 'internal', message: namedFailure(message, document)};
}

function lostOver({name}: ClaimedDocument, {reason, strikes}: {reason: string; strikes: number}) {
  // The worker's last output may contain document text or paths.
  const short = reason.replace(/\).*$/s, ')');
  return {code: 'unreadable_document', message: `${name}: given up after ${strikes} attempts, ${short}.`};
}

function logOutcome(log: ServiceContext['log'], {id}: ClaimedDocument, outcome: WorkerOutcome): void {
  if (outcome.type === 'lost')
    log.error({document: id, reason: loggableReason(outcome.reason)}, 'a worker was lost');
  if (outcome.type === 'unstarted')
    log.error({document: id, reason: loggableReason(outcome.reason)}, 'no worker could be started');
  if (outcome.type === 'failed' && outcome.stack !== undefined)
    log.error({document: id, stack: stackFrames(outcome.stack)}, 'the engine failed');
  if (outcome.type === 'refused' && !isOutOfCredits(outcome.reason))
    log.error({document: id, err: outcome.reason}, 'a document could not be begun');
}

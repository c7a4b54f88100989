import {setTimeout as delay} from 'node:timers/promises';
import {DocextractError, isErrorCode} from '../../contract/errors.js';
import type {ClaimedDocument} from '../../storage/documents.js';
import type {ServiceContext} from '../context.js';
import {withPaths} from '../extraction-request.js';
import {runArchive} from '../unzip/run-archive.js';
import {namedFailure} from './failure-message.js';
import {createLoop, insist} from './loop.js';
import type {Outcome} from './start-worker.js';

/** Takes waiting work from the database and sees it through. */
export interface Dispatcher {
  start(): void;
  /** Looks for work now rather than at the next tick. */
  wake: () => void;
  isWorking(): boolean;
  /** Takes on nothing new, lets what is under way finish for so long, and gives back the rest. */
  stop(graceMs: number): Promise<void>;
}

/** `onEnd` is called when a piece of work has ended: there may be something to deliver. */
export function createDispatcher(
  context: Omit<ServiceContext, 'wake'>,
  onEnd: () => void = () => undefined,
): Dispatcher {
  const {storage, pool, settings, log} = context;
  let unzipping = false;
  const takeArchive = async (): Promise<void> => {
    if (unzipping) return;
    const archive = await storage.archives.claim();
    if (archive === undefined) return;
    unzipping = true;
    loop.track(
      runArchive(context, {archive, signal: loop.stopping})
        .catch(async (error: unknown) => {
          await delay(settings.pollMs);
          await storage.archives.release(archive);
          throw error;
        })
        .finally(() => (unzipping = false)),
    );
  };
  const takeDocuments = async (): Promise<void> => {
    while (!loop.stopping.aborted && pool.free() > 0) {
      const document = await storage.documents.claim();
      if (document === undefined) return;
      loop.track(runDocument(context, document));
    }
  };
  const loop = createLoop({
    look: async () => {
      await takeArchive();
      await takeDocuments();
    },
    pollMs: settings.pollMs,
    log,
    onEnd,
  });
  return {
    start: loop.wake,
    wake: loop.wake,
    isWorking: loop.isWorking,
    stop: (graceMs) => loop.stop(graceMs, () => pool.stop()),
  };
}

async function runDocument(
  {storage, pool, settings, reading, log}: Omit<ServiceContext, 'wake'>,
  document: ClaimedDocument,
): Promise<void> {
  const {files, documents} = storage;
  const outcome = await pool
    .run(
      {
        path: files.pathOf(document.file),
        request: withPaths(document.request, files),
        maxPages: settings.pagesPerDocument,
        reading,
      },
      {begin: (pages) => documents.begin(document, pages)},
    )
    .catch((): Outcome => ({type: 'stopped'}));
  if (outcome.type === 'lost')
    log.error({document: document.id, reason: outcome.reason}, 'a worker was lost');
  if (outcome.type === 'failed' && outcome.stack)
    log.error({document: document.id, stack: outcome.stack}, 'the engine failed');
  if (outcome.type === 'refused' && !isOutOfCredits(outcome.reason)) {
    log.error({document: document.id, err: outcome.reason}, 'a document could not be begun');
    await delay(settings.pollMs);
  }
  const settled = await insist(() => record(outcome), {retryMs: settings.pollMs, log});
  // The row no longer names the file, so a crash before this line leaves an orphan for the sweep, never a lie.
  if (settled && !document.keepsFile) await files.remove(document.file);

  async function record(result: Outcome): Promise<boolean> {
    if (result.type === 'done') return documents.complete(document, result.extraction);
    if (result.type === 'failed') return documents.fail(document, failureOf(document, result));
    if (result.type === 'refused' && isOutOfCredits(result.reason))
      return documents.fail(document, failureOf(document, result.reason));
    if (result.type === 'lost' && document.strikes + 1 >= settings.strikes)
      return documents.fail(document, lostOver(document, {reason: result.reason, strikes: settings.strikes}));
    await (result.type === 'lost' ? documents.strike(document) : documents.release(document));
    return false;
  }
}

function isOutOfCredits(reason: unknown): reason is DocextractError {
  return reason instanceof DocextractError && reason.code === 'out_of_credits';
}

function failureOf(document: ClaimedDocument, {code, message}: {code: string; message: string}) {
  return {code: isErrorCode(code) ? code : 'internal', message: namedFailure(message, document)};
}

function lostOver({name}: ClaimedDocument, {reason, strikes}: {reason: string; strikes: number}) {
  // What the worker said last may hold text of the document or paths: that is for the log.
  const short = reason.replace(/\).*$/s, ')');
  return {code: 'unreadable_document', message: `${name}: given up after ${strikes} attempts, ${short}.`};
}

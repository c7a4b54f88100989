import {stat} from 'node:fs/promises';
import {counted} from '../../contract/counted.js';
import type {ErrorCode} from '../../contract/errors.js';
import type {DocumentOutcome, Failure} from '../model/outcome.js';
import {processBatch} from '../submit/process-batch.js';
import type {BatchEvent} from '../model/batch-events.js';
import {scan} from '../scan/scan.js';
import type {WatchedFile} from './files.js';
import {moveFinished} from './move-finished.js';
import {type NamedScan, assignFreeNames} from './assign-free-names.js';
import type {RoundContext} from './hot-folder-options.js';
import {mustExist} from '../../contract/must-exist.js';

export interface RoundReport {
  /** A transient failure. */
  obstacle?: Failure;
  /** A failure that affects every further document. */
  stopped?: Failure;
  /** Files written for all documents together, such as results.csv. */
  files: string[];
}

/** Processes stable files as one batch; each is moved as soon as it is done. Unsent files stay where they are. */
export async function runRound(files: WatchedFile[], hot: RoundContext): Promise<RoundReport> {
  const {options, context} = hot;
  const found = await scan({
    cwd: options.folder,
    inputs: [],
    listed: files.map(({path}) => path),
    travel: 'alone',
    converter: options.converter,
    ...(context.signal && {signal: context.signal}),
  });
  const named = await assignFreeNames(found, hot);
  const landings = landInTurn(named, hot);
  const report = await processBatch(
    named.scan,
    {...options, retryFailed: true, maxCredits: creditsLeft(hot)},
    {...context, tell: (event) => (context.tell(event), landings.hear(event))},
  );
  const documents = report.stopped === undefined ? report.documents.map(asFailure) : report.documents;
  for (const document of documents)
    if (!report.documents.includes(document)) landings.hear({type: 'document', document});
  await landings.done();
  for (const outcome of documents) hot.statistics.record(outcome, landings.have(outcome.source));
  return verdictOn(documents, asOfWhole(report.stopped, options), report.files);
}

/** Rewrites the credit failure of a round in terms of the limit that the user gave. */
function asOfWhole(stopped: Failure | undefined, {maxCredits}: RoundContext['options']): Failure | undefined {
  if (stopped?.code !== 'over_budget' || maxCredits === undefined) return stopped;
  return {...stopped, message: `the limit of ${counted(maxCredits, 'credit')} is reached`};
}

/** Credits left of the limit for the whole watch. */
function creditsLeft({options: {maxCredits}, statistics}: RoundContext): number | undefined {
  return maxCredits === undefined ? undefined : Math.max(0, maxCredits - statistics.creditsSpent);
}

/** Documents whose price is unknown fail; otherwise they would be tried again for ever. */
function asFailure(document: DocumentOutcome): DocumentOutcome {
  const isUncountable = document.status === 'unsent' && document.error?.code === 'over_budget';
  return isUncountable ? {...document, status: 'failed'} : document;
}

function landInTurn(named: NamedScan, hot: RoundContext) {
  let last = Promise.resolve();
  let failure: unknown;
  const landed = new Set<string>();
  const one = async (document: DocumentOutcome) => {
    const path = mustExist(named.paths.get(document.source), 'path of the document in the hot folder');
    const isReplaced = await hasChanged(path, named);
    if (!mayLand(document, {isReplaced, hot})) return;
    await moveFinished({document, path}, {...hot, isReplaced});
    landed.add(document.source);
  };
  return {
    hear(event: BatchEvent) {
      if (event.type !== 'document') return;
      last = last.then(() => one(event.document)).catch((error: unknown) => void (failure ??= error));
    },
    have: (source: string) => landed.has(source),
    async done() {
      await last;
      if (failure !== undefined) throw failure as Error;
    },
  };
}

/** Whether a document is finished. Otherwise its file stays and is examined again. */
function mayLand(
  {status, error, job_id}: DocumentOutcome,
  {isReplaced, hot}: {isReplaced: boolean; hot: RoundContext},
): boolean {
  if (status === 'succeeded' || status === 'skipped') return true;
  if (status === 'unsent' || status === 'pending' || hot.context.signal?.aborted === true) return false;
  if (error !== undefined && affectsAllDocuments(error.code, job_id)) return false;
  return error?.code !== 'cannot_read' || !isReplaced;
}

/** Whether the file was replaced or removed since it was sent. */
async function hasChanged(path: string, {seen}: NamedScan): Promise<boolean> {
  const now = await stat(path).catch(() => undefined);
  const before = seen.get(path);
  if (now === undefined) return true;
  return before !== undefined && (now.size !== before.size || now.mtimeMs !== before.modifiedMs);
}

const passing: ReadonlySet<ErrorCode> = new Set(['unreachable', 'unavailable', 'rate_limited', 'locked']);

function verdictOn(documents: DocumentOutcome[], stopped: Failure | undefined, files: string[]): RoundReport {
  const everybodys = documents.find(
    ({error, job_id}) => error && affectsAllDocuments(error.code, job_id),
  )?.error;
  const cause = stopped ?? everybodys;
  if (cause !== undefined && cause.code !== 'interrupted')
    return passing.has(cause.code) ? {obstacle: cause, files} : {stopped: cause, files};
  const unsent = documents.find(({status, error}) => status === 'unsent' && error?.code === 'locked')?.error;
  return unsent === undefined ? {files} : {obstacle: unsent, files};
}

/** A missing template or an unwritable output concerns all documents. */
function affectsAllDocuments(code: ErrorCode, jobId: string | undefined): boolean {
  return (code === 'not_found' && jobId === undefined) || code === 'cannot_write';
}

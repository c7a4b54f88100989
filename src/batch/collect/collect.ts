// collect: stores assigned results and marks the job as collected in the ledger.

import {isFailure} from '../../contract/job-status.js';
import type {JobState, ResultDocument} from '../../contract/jobs.js';
import {retryUntilReady} from '../reply/retry-until-ready.js';
import type {ReplyElements} from '../reply/reply-elements.js';
import {fetchResults} from '../reply/fetch-results.js';
import type {SettledDocument} from '../ledger/records.js';
import {storeWithFallback} from '../results/store-with-fallback.js';
import {isNoResultsError, withReason} from '../reply/no-results.js';
import type {ResultOptions} from '../model/run-options.js';
import type {Tell} from '../model/batch-events.js';
import type {DocumentOutcome} from '../model/outcome.js';
import {portionsOf} from '../results/portions.js';
import {reportedResult} from './known-results.js';
import type {BatchRun} from '../run/run.js';
import {isJoined, elementsOf} from '../reply/map-reply.js';
import {
  failedDocumentResults,
  jobFailure,
  emptyJobFailure,
  matchResults,
  type MatchedDocument,
  type DocumentResults,
  documentResultsOf,
} from './document-results.js';
import {withStaticValues} from './static-values.js';
import type {TrackedJob} from '../run/tracked-job.js';
import {storeNumbered, numberedOrigins} from './numbered-results.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Fetches the results of an ended job, writes them, and then marks the job as collected. `isPatient`: waits for
 * results that are not ready yet. Rejects when results cannot be fetched or written now; the job stays pending.
 */
export async function collect(
  trackedJob: TrackedJob,
  state: JobState,
  run: BatchRun<ResultOptions>,
  {isPatient = false} = {},
): Promise<void> {
  const {jobId} = trackedJob;
  warnOfIgnored(state, run.context.tell);
  const ask = () =>
    isFailure(state.status) ? failedEnd(jobId, state, run) : successfulEnd(jobId, state, run);
  const end = isPatient ? await retryUntilReady(ask, run.context) : await ask();
  await storeJobResults(trackedJob, end, run);
}

export interface EndedJob {
  state: JobState;
  /** `undefined` where a failed job has no results. */
  elements: ReplyElements | undefined;
  /** The results were fetched by an earlier run. */
  isDoneBefore?: boolean;
}

/** Writes the results of an ended job, records them in the ledger, and reports the outcome of each document. */
export async function storeJobResults(
  trackedJob: TrackedJob,
  {state, elements, isDoneBefore = false}: EndedJob,
  run: BatchRun<ResultOptions>,
): Promise<void> {
  const {jobId} = trackedJob;
  const documents: StoredDocumentResults[] =
    elements === undefined
      ? trackedJob.documents.map((document) => failedDocumentResults(document, jobId, jobFailure(state)))
      : await storeElements(trackedJob, {state, elements}, run);
  await elements?.discard();
  const outcomes = documents.flatMap((one) => one.outcomes);
  if (!isDoneBefore) await run.store.note(outcomes);
  await run.context.ledger.collect(jobId, settledOf(documents));
  for (const outcome of outcomes) run.report.record(isDoneBefore ? asDoneBefore(outcome) : outcome);
  run.report.recordJob({
    job_id: jobId,
    status: state.status,
    collected: true,
    ...(state.documents && {documents: state.documents}),
    ...(state.expires_at && {expires_at: state.expires_at}),
    ...(documents.length === 0 && {error: emptyJobFailure(jobId)}),
    ...(isFailure(state.status) && {error: jobFailure(state)}),
  });
}

function asDoneBefore(outcome: DocumentOutcome): DocumentOutcome {
  return outcome.status === 'succeeded' ? {...outcome, status: 'skipped'} : outcome;
}

/** Warns of entries of a user's archive that the service ignored. */
function warnOfIgnored({job_id, status, warnings = []}: JobState, tell: Tell): void {
  if (isFailure(status)) return;
  for (const {entry, reason} of warnings)
    tell({type: 'warning', message: `job ${job_id} ignored ${entry}: it ${reason}`});
}

async function successfulEnd(
  jobId: string,
  state: JobState,
  run: BatchRun<ResultOptions>,
): Promise<EndedJob> {
  return {state, elements: await fetchResults(jobId, run)};
}

/** Results of a failed job, which may tell per document what was wrong. */
async function failedEnd(jobId: string, state: JobState, run: BatchRun<ResultOptions>): Promise<EndedJob> {
  try {
    const elements = await fetchResults(jobId, run);
    return {state, elements: elements.stubs.length > 0 ? elements : undefined};
  } catch (error) {
    if (isNoResultsError(error)) return {state: withReason(state, error), elements: undefined};
    throw error;
  }
}

/** Document results with the checksum of the file they were written to. */
type StoredDocumentResults = Omit<DocumentResults, 'results'> & {sum?: string | undefined};

/**
 * Writes matched results to their documents' files and unmatched ones to a separate file. Large replies are processed
 * in portions.
 */
async function storeElements(
  trackedJob: TrackedJob,
  {state, elements}: {state: JobState; elements: ReplyElements},
  run: BatchRun<ResultOptions>,
): Promise<StoredDocumentResults[]> {
  const {store, options} = run;
  const {jobId} = trackedJob;
  const {related, rest, counts, isWithoutNames} = matchResults(trackedJob, elements.stubs, options);
  const unrelated =
    rest.length > 0 ? await store.keepUnrelated(jobId, () => oneByOne(rest, elements)) : undefined;
  const failures = isWithoutNames ? await storeNumbered(trackedJob, elements, store) : 0;
  const expectation = {
    counts: {...counts, failures, unrelated: rest.length},
    strictMapping: options.strictMapping === true,
    jobFailure: isFailure(state.status) ? jobFailure(state) : undefined,
  };
  const documents: StoredDocumentResults[] = [];
  const sizeOf = ({stub}: MatchedDocument) =>
    elementsOf(stub).reduce((sum, one) => sum + elements.sizeOf(one), 0);
  for (const some of portionsOf(related, sizeOf)) {
    const found = await Promise.all(some.map(({stub}) => elementOf(stub, elements)));
    const portion = some.map((one, index) =>
      withStaticValues(
        documentResultsOf({...one, element: found[index]}, jobId, expectation),
        trackedJob.staticValues,
      ),
    );
    documents.push(...(await storeDocuments(portion, {jobId, unrelated}, run)));
  }
  if (trackedJob.isUnassigned && rest.length === 0)
    await store.withdraw(numberedOrigins(jobId, elements.stubs.length));
  return documents;
}

async function storeDocuments(
  documents: DocumentResults[],
  {jobId, unrelated}: {jobId: string; unrelated: string | undefined},
  run: BatchRun<ResultOptions>,
): Promise<StoredDocumentResults[]> {
  const results = documents.flatMap((one) => one.results);
  results.forEach((result) => run.options.watch?.(result));
  const kept = await storeWithFallback(results, jobId, run.store);
  const placeOf = new Map(results.map((result, index) => [result, mustExist(kept[index], 'stored result')]));
  return documents.map(({document, outcomes, results}) => ({
    document,
    sum: results[0] && mustExist(placeOf.get(results[0]), 'stored result').sum,
    outcomes: outcomes.map((outcome, index) => {
      const result = results[index];
      if (result)
        return {
          ...outcome,
          result: mustExist(placeOf.get(result), 'stored result').file,
          ...reportedResult(result.fields, run),
        };
      const isUnassigned = outcome.mapping === 'none' || outcome.error?.code === 'not_assigned';
      return unrelated !== undefined && isUnassigned ? {...outcome, result: unrelated} : outcome;
    }),
  }));
}

async function* oneByOne(stubs: ResultDocument[], elements: ReplyElements): AsyncGenerator<ResultDocument> {
  for (const stub of stubs) yield* await elements.read([stub]);
}

async function elementOf(
  stub: ResultDocument | undefined,
  elements: ReplyElements,
): Promise<ResultDocument | undefined> {
  const read = await elements.read(elementsOf(stub));
  return isJoined(stub) ? {_results: read} : read[0];
}

/** One record per work identity. A user's archive succeeded when every document in it did. */
function settledOf(documents: StoredDocumentResults[]): SettledDocument[] {
  const byIdentity = new Map<string, SettledDocument>();
  for (const {document, outcomes, sum} of documents) {
    const [outcome] = outcomes;
    const earlier = byIdentity.get(document.identity);
    if (outcome === undefined || document.identity === '' || earlier?.state === 'failed') continue;
    byIdentity.set(document.identity, {
      identity: document.identity,
      state: outcome.status === 'succeeded' ? 'succeeded' : 'failed',
      mapping: outcome.mapping,
      ...(outcome.result !== undefined && {result: outcome.result}),
      ...(sum !== undefined && {sum}),
      ...(outcome.error && {error: outcome.error}),
    });
  }
  return [...byIdentity.values()];
}

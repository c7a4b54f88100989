// collect: stores assigned results and marks the job as collected in the ledger.

import {isFailure, type JobState, type ResultDocument} from '../../contract/jobs.js';
import {askUntilReady} from '../reply/ask-until-ready.js';
import type {Elements} from '../reply/reply-elements.js';
import {fetchResults} from '../reply/fetch-results.js';
import type {SettledDocument} from '../ledger/records.js';
import {keepSomewhere} from '../results/keep-somewhere.js';
import {saysThereAreNone} from '../reply/no-results.js';
import type {ResultOptions} from '../model/run-options.js';
import type {Tell} from '../model/batch-events.js';
import type {DocumentOutcome} from '../model/outcome.js';
import {portionsOf} from '../results/portions.js';
import {toldFields} from './remembered-results.js';
import type {Run} from '../run/run.js';
import {isJoined, stubsIn} from '../reply/map-reply.js';
import {
  failedShare,
  jobFailure,
  nothingFailure,
  relate,
  type Related,
  type Share,
  shareOf,
} from './document-results.js';
import {withStaticValues} from './static-values.js';
import type {Ticket} from '../run/tracked-job.js';
import {keepNumbered, numberedOrigins} from './unassigned.js';

/**
 * Fetches the results of a job that has ended, writes them, and only then notes them as collected.
 * `isPatient`: results that are not there yet are waited for. Rejects when they cannot be fetched or written now; the job stays to be collected.
 */
export async function collect(
  ticket: Ticket,
  state: JobState,
  run: Run<ResultOptions>,
  {isPatient = false} = {},
): Promise<void> {
  const {jobId} = ticket;
  warnOfIgnored(state, run.context.tell);
  const ask = () => (isFailure(state.status) ? failedElements(jobId, run) : fetchResults(jobId, run));
  const elements = isPatient ? await askUntilReady(ask, run.context) : await ask();
  await settleJob(ticket, {state, elements}, run);
}

export interface JobEnd {
  state: JobState;
  /** Of a job that failed there may be none. */
  elements: Elements | undefined;
  /** The results are those of an earlier run. */
  isDoneBefore?: boolean;
}

/** Writes the results of a job that has ended, notes them, and reports what came of its documents. */
export async function settleJob(
  ticket: Ticket,
  {state, elements, isDoneBefore = false}: JobEnd,
  run: Run<ResultOptions>,
): Promise<void> {
  const {jobId} = ticket;
  const shares: KeptShare[] =
    elements === undefined
      ? ticket.documents.map((document) => failedShare(document, jobId, jobFailure(state)))
      : await keep(ticket, {state, elements}, run);
  await elements?.discard();
  const outcomes = shares.flatMap((share) => share.outcomes);
  if (!isDoneBefore) await run.store.note(outcomes);
  await run.context.ledger.collect(jobId, settledOf(shares));
  for (const outcome of outcomes) run.report.record(isDoneBefore ? asDoneBefore(outcome) : outcome);
  run.report.recordJob({
    job_id: jobId,
    status: state.status,
    collected: true,
    ...(state.documents && {documents: state.documents}),
    ...(state.expires_at && {expires_at: state.expires_at}),
    ...(shares.length === 0 && {error: nothingFailure(jobId)}),
    ...(isFailure(state.status) && {error: jobFailure(state)}),
  });
}

function asDoneBefore(outcome: DocumentOutcome): DocumentOutcome {
  return outcome.status === 'succeeded' ? {...outcome, status: 'skipped'} : outcome;
}

/** An archive of the user's own may hold documents that the service passes over. */
function warnOfIgnored({job_id, status, warnings = []}: JobState, tell: Tell): void {
  if (isFailure(status)) return;
  for (const {entry, reason} of warnings)
    tell({type: 'warning', message: `job ${job_id} ignored ${entry}: it ${reason}`});
}

/** A failed job may still say what was wrong with each document. */
async function failedElements(jobId: string, run: Run<ResultOptions>): Promise<Elements | undefined> {
  try {
    const elements = await fetchResults(jobId, run);
    return elements.stubs.length > 0 ? elements : undefined;
  } catch (error) {
    if (saysThereAreNone(error)) return undefined;
    throw error;
  }
}

/** What became of a share: where its results went. */
type KeptShare = Omit<Share, 'results'> & {sum?: string | undefined};

/** Writes what can be related to its document, and the rest beside it; of a large reply so much at a time as can be held. */
async function keep(
  ticket: Ticket,
  {state, elements}: {state: JobState; elements: Elements},
  run: Run<ResultOptions>,
): Promise<KeptShare[]> {
  const {store, options} = run;
  const {jobId} = ticket;
  const {related, rest, counts, isWithoutNames} = relate(ticket, elements.stubs, options);
  const unrelated =
    rest.length > 0 ? await store.keepUnrelated(jobId, () => oneByOne(rest, elements)) : undefined;
  const failures = isWithoutNames ? await keepNumbered(ticket, elements, store) : 0;
  const expectation = {
    counts: {...counts, failures},
    strictMapping: options.strictMapping === true,
    jobFailure: isFailure(state.status) ? jobFailure(state) : undefined,
  };
  const shares: KeptShare[] = [];
  const sizeOf = ({stub}: Related) => stubsIn(stub).reduce((sum, one) => sum + elements.sizeOf(one), 0);
  for (const some of portionsOf(related, sizeOf)) {
    const found = await Promise.all(some.map(({stub}) => elementOf(stub, elements)));
    const portion = some.map((one, index) =>
      withStaticValues(shareOf({...one, element: found[index]}, jobId, expectation), ticket.staticValues),
    );
    shares.push(...(await keepShares(portion, {jobId, unrelated}, run)));
  }
  if (ticket.isUnassigned && rest.length === 0)
    await store.withdraw(numberedOrigins(jobId, elements.stubs.length));
  return shares;
}

async function keepShares(
  shares: Share[],
  {jobId, unrelated}: {jobId: string; unrelated: string | undefined},
  run: Run<ResultOptions>,
): Promise<KeptShare[]> {
  const results = shares.flatMap((share) => share.results);
  const kept = await keepSomewhere(results, jobId, run.store);
  const placeOf = new Map(results.map((result, index) => [result, kept[index]!]));
  return shares.map(({document, outcomes, results}) => ({
    document,
    sum: results[0] && placeOf.get(results[0])!.sum,
    outcomes: outcomes.map((outcome, index) => {
      const result = results[index];
      if (result) return {...outcome, result: placeOf.get(result)!.file, ...toldFields(result.fields, run)};
      const isUnassigned = outcome.mapping === 'none' || outcome.error?.code === 'not_assigned';
      return unrelated !== undefined && isUnassigned ? {...outcome, result: unrelated} : outcome;
    }),
  }));
}

async function* oneByOne(stubs: ResultDocument[], elements: Elements): AsyncGenerator<ResultDocument> {
  for (const stub of stubs) yield* await elements.read([stub]);
}

async function elementOf(
  stub: ResultDocument | undefined,
  elements: Elements,
): Promise<ResultDocument | undefined> {
  const read = await elements.read(stubsIn(stub));
  return isJoined(stub) ? {_results: read} : read[0];
}

/** One line for each piece of work. An archive of the user's own succeeded when all that was in it did. */
function settledOf(shares: KeptShare[]): SettledDocument[] {
  const byIdentity = new Map<string, SettledDocument>();
  for (const {document, outcomes, sum} of shares) {
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

import {DocextractError} from '../contract/errors.js';
import {isFailure, type JobState, type ResultDocument, type ResultInclude} from '../contract/jobs.js';
import type {SettledDocument} from './ledger/records.js';
import {nameOfJob} from './names.js';
import type {ResultOptions} from './options.js';
import {toldFields} from './remembered.js';
import type {Result} from './result.js';
import type {Run} from './run.js';
import {failedShare, jobFailure, nothingFailure, type Share, shareOut} from './shares.js';
import type {Kept, ResultStore} from './result-store.js';
import type {Ticket} from './ticket.js';

/**
 * Fetches the results of a job that has ended, writes them, and only then notes them as collected.
 * Rejects when they cannot be fetched or written now; the job stays to be collected.
 */
export async function collect(ticket: Ticket, state: JobState, run: Run<ResultOptions>): Promise<void> {
  const {jobId} = ticket;
  const elements = isFailure(state.status)
    ? await failedElements(jobId, run)
    : await fetchResults(jobId, run);
  const shares: KeptShare[] =
    elements === undefined
      ? ticket.documents.map((document) => failedShare(document, jobId, jobFailure(state)))
      : await keep(ticket, elements, run);
  const outcomes = shares.flatMap((share) => share.outcomes);
  await run.store.note(outcomes);
  await run.context.ledger.collect(jobId, settledOf(shares));
  for (const outcome of outcomes) run.report.record(outcome);
  run.report.recordJob({
    job_id: jobId,
    status: state.status,
    collected: true,
    ...(state.documents && {documents: state.documents}),
    ...(state.expires_at && {expires_at: state.expires_at}),
    ...(isFailure(state.status) && {error: jobFailure(state)}),
    ...(shares.length === 0 && {error: nothingFailure(jobId)}),
  });
}

/**
 * The results of a job, with the file names where the service gives them. The reply is kept byte for byte, also one that
 * nobody can read. `listOnly`: the job may not have ended, and a lone object may be anything.
 */
export async function fetchResults(
  jobId: string,
  run: Run<ResultOptions>,
  {listOnly = false} = {},
): Promise<ResultDocument[]> {
  const include: ResultInclude[] = [...new Set<ResultInclude>(['file', ...(run.options.include ?? [])])];
  const {client, signal} = run.context;
  const kept: {body?: Buffer} = {};
  const options = {
    listOnly,
    onReply: ({body}: {body: Buffer}) => void (kept.body = body),
    ...(signal && {signal}),
  };
  try {
    return await client.results(jobId, {...options, include}).catch((error: unknown) => {
      // A strict service may refuse a field that the interface does not name.
      if (error instanceof DocextractError && error.code === 'invalid_request')
        return client.results(jobId, options);
      throw error;
    });
  } finally {
    if (kept.body) await run.store.keepReply(nameOfJob(jobId), kept.body);
  }
}

/** A failed job may still say what was wrong with each document. */
async function failedElements(jobId: string, run: Run<ResultOptions>): Promise<ResultDocument[] | undefined> {
  try {
    const elements = await fetchResults(jobId, run);
    return elements.length > 0 ? elements : undefined;
  } catch (error) {
    if (error instanceof DocextractError && saysThereAreNone.has(error.status)) return undefined;
    throw error;
  }
}

/** Every other failure passes: the results may be there when they are asked for again. */
const saysThereAreNone: ReadonlySet<number | undefined> = new Set([400, 404, 409, 410]);

/** What became of a share: where its results went. */
type KeptShare = Share & {sum?: string | undefined};

/** Writes what can be related to its document, and the rest beside it. */
async function keep(
  ticket: Ticket,
  elements: ResultDocument[],
  run: Run<ResultOptions>,
): Promise<KeptShare[]> {
  const {store, options} = run;
  const {shares, rest} = shareOut(ticket, elements, options);
  const unrelated = rest.length > 0 ? await store.keepUnrelated(ticket.jobId, rest) : undefined;
  const results = shares.flatMap((share) => share.results);
  const kept = await keepSomewhere(results, ticket.jobId, store);
  const placeOf = new Map(results.map((result, index) => [result, kept[index]!]));
  return shares.map((share) => ({
    ...share,
    sum: share.results[0] && placeOf.get(share.results[0])!.sum,
    outcomes: share.outcomes.map((outcome, index) => {
      const result = share.results[index];
      if (result) return {...outcome, result: placeOf.get(result)!.file, ...toldFields(result.fields, run)};
      return unrelated !== undefined && outcome.mapping === 'none'
        ? {...outcome, result: unrelated}
        : outcome;
    }),
  }));
}

/** A result whose place is taken goes to a folder of its job: it is paid, and will be deleted on the other side. */
async function keepSomewhere(results: Result[], jobId: string, store: ResultStore): Promise<Kept[]> {
  const kept = await store.keep(results);
  const homeless = results.filter((_, index) => !kept[index]!.isKept);
  const apart = await store.keep(
    homeless.map((result) => ({...result, source: `${nameOfJob(jobId)}/${result.source}`})),
  );
  const still = apart.find(({isKept}) => !isKept);
  if (still)
    throw new DocextractError('cannot_write', `there already: ${still.file}`, {
      hint: 'Replace it with --overwrite.',
    });
  return kept.map((one) => (one.isKept ? one : apart.shift()!));
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

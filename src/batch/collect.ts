import {DocextractError} from '../contract/errors.js';
import {isFailure, type JobState, type ResultDocument} from '../contract/jobs.js';
import type {Elements} from './elements.js';
import {fetchResults} from './fetch-results.js';
import type {SettledDocument} from './ledger/records.js';
import {nameOfJob} from './names.js';
import {saysThereAreNone} from './no-results.js';
import type {ResultOptions} from './options.js';
import {toldFields} from './remembered.js';
import type {Result} from './result.js';
import type {Run} from './run.js';
import {isJoined, stubsIn} from './mapping.js';
import {
  failedShare,
  jobFailure,
  nothingFailure,
  relate,
  type Related,
  type Share,
  shareOf,
} from './shares.js';
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
  await elements?.discard();
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
async function keep(ticket: Ticket, elements: Elements, run: Run<ResultOptions>): Promise<KeptShare[]> {
  const {store, options} = run;
  const {jobId} = ticket;
  const {related, rest, counts} = relate(ticket, elements.stubs, options);
  const unrelated =
    rest.length > 0 ? await store.keepUnrelated(jobId, () => oneByOne(rest, elements)) : undefined;
  const expectation = {counts, strictMapping: options.strictMapping === true};
  const shares: KeptShare[] = [];
  for (const some of portionsOf(related, elements)) {
    const found = await Promise.all(some.map(({stub}) => elementOf(stub, elements)));
    const portion = some.map((one, index) => shareOf({...one, element: found[index]}, jobId, expectation));
    shares.push(...(await keepShares(portion, {jobId, unrelated}, run)));
  }
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
      return unrelated !== undefined && outcome.mapping === 'none'
        ? {...outcome, result: unrelated}
        : outcome;
    }),
  }));
}

async function* oneByOne(stubs: ResultDocument[], elements: Elements): AsyncGenerator<ResultDocument> {
  for (const stub of stubs) yield* await elements.read([stub]);
}

/** So many bytes of results are held, and so many files written, before the next ones are read. */
const portionBytes = 1024 * 1024;
const portionResults = 200;

function* portionsOf(related: Related[], elements: Elements): Generator<Related[]> {
  let portion: Related[] = [];
  let bytes = 0;
  for (const one of related) {
    portion.push(one);
    for (const stub of stubsIn(one.stub)) bytes += elements.sizeOf(stub);
    if (bytes < portionBytes && portion.length < portionResults) continue;
    yield portion;
    [portion, bytes] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}

async function elementOf(
  stub: ResultDocument | undefined,
  elements: Elements,
): Promise<ResultDocument | undefined> {
  const read = await elements.read(stubsIn(stub));
  return isJoined(stub) ? {_results: read} : read[0];
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

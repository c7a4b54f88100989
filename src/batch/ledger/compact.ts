import type {CompactedIntent, LedgerRecord} from './records.js';
import {type LedgerEntry, identitiesOf, type LedgerJob, type LedgerState} from './ledger-state.js';

/** Fewer lines are not worth compacting. */
const fewLines = 10_000;

/** Whether most lines of a journal are history. */
export function isWorthCompacting(lines: number, state: LedgerState): boolean {
  return lines > fewLines && lines > 2 * (state.entries.size + importedIn(state).length);
}

/** The minimal records that produce this state. */
export function* recordsOf(state: LedgerState): Generator<LedgerRecord> {
  for (const entry of state.entries.values()) yield keptOf(entry, state);
  for (const job of importedIn(state)) yield* importOf(job);
}

/** Imported jobs. */
function importedIn({jobs}: LedgerState): LedgerJob[] {
  return [...jobs.values()].filter(({entry}) => entry === undefined);
}

function keptOf(entry: LedgerEntry, {jobs, byIdentity}: LedgerState): CompactedIntent {
  const {intent, error, settled, jobId, repeats, templateVersion} = entry;
  const job = jobId === undefined ? undefined : jobs.get(jobId);
  const all = identitiesOf(intent);
  const identities = all.filter((identity) => byIdentity.has(identity));
  return {
    type: 'kept',
    intent,
    state: entry.state,
    settled: [...settled.values()],
    ...(error && {error}),
    ...(job && {job: standingOf(job)}),
    ...(repeats && {repeats}),
    ...(templateVersion !== undefined && {template_version: templateVersion}),
    ...(identities.length < all.length && {identities}),
  };
}

function standingOf({job_id, submittedMs, status, expires_at, collected}: LedgerJob): CompactedIntent['job'] {
  return {
    job_id,
    submittedMs,
    collected,
    ...(status !== undefined && {status}),
    ...(expires_at !== undefined && {expires_at}),
  };
}

function* importOf({
  job_id,
  service,
  submittedMs: at,
  status,
  expires_at,
  collected,
}: LedgerJob): Generator<LedgerRecord> {
  yield {type: 'imported', job_id, at, service};
  if (status !== undefined)
    yield {type: 'job', job_id, at, status, ...(expires_at !== undefined && {expires_at})};
  if (collected) yield {type: 'collected', job_id, at, documents: []};
}

import {isTerminal} from '../../contract/jobs.js';
import type {Failure} from '../model/outcome.js';
import type {
  Intent,
  IntentDocument,
  CompactedIntent,
  LedgerRecord,
  Outcome,
  SettledDocument,
} from './records.js';

/** One paid request and what is known of it. `open`: no outcome is written yet. */
export interface LedgerEntry {
  intent: Intent;
  state: Outcome['state'] | 'open';
  jobId?: string;
  /** The version of the template it was answered with, where the service told it. */
  templateVersion?: number;
  error?: Failure;
  settled: Map<string, SettledDocument>;
  /** What was known of its work before, for when nothing comes of it. */
  earlier?: Map<string, LedgerEntry>;
  /** It was sent before, under the same key. */
  repeats?: true;
}

/** A job, whether submitted from here or imported. */
export interface LedgerJob {
  job_id: string;
  service: string;
  submittedMs: number;
  /** As last seen; `undefined` before it was first asked. */
  status?: string;
  expires_at?: string;
  collected: boolean;
  /** Empty for an imported job. */
  documents: IntentDocument[];
  entry?: LedgerEntry;
}

/** The ledger as its records leave it. */
export interface LedgerState {
  entries: Map<string, LedgerEntry>;
  jobs: Map<string, LedgerJob>;
  /** The latest entry that counts for each identity of work. */
  byIdentity: Map<string, LedgerEntry>;
}

export function emptyState(): LedgerState {
  return {entries: new Map(), jobs: new Map(), byIdentity: new Map()};
}

/** Adds one record. Records of what is not known (any more) change nothing. */
export function applyRecord(state: LedgerState, record: LedgerRecord): void {
  switch (record.type) {
    case 'intent':
      return begin(state, record);
    case 'outcome':
      return settle(state, record);
    case 'job':
      return see(state.jobs.get(record.job_id), record);
    case 'collected':
      return collect(state.jobs.get(record.job_id), record.documents);
    case 'imported':
      if (!state.jobs.has(record.job_id)) state.jobs.set(record.job_id, jobOf(record));
      return;
    case 'forgotten':
      return forget(state, record.id);
    case 'kept':
      return keep(state, record);
  }
}

export function identitiesOf({documents}: Pick<Intent, 'documents'>): string[] {
  return documents.map(({identity}) => identity);
}

function begin(state: LedgerState, intent: Intent): void {
  const before = state.entries.get(intent.id);
  // Services count the life of a key from its first request.
  const at = before?.intent.at ?? intent.at;
  const entry: LedgerEntry = {intent: {...intent, at}, state: 'open', settled: new Map()};
  if (before) entry.repeats = true;
  put(state, entry, identitiesOf(intent));
}

function put(state: LedgerState, entry: LedgerEntry, identities: string[]): void {
  state.entries.set(entry.intent.id, entry);
  for (const identity of identities) {
    const earlier = state.byIdentity.get(identity);
    if (earlier) (entry.earlier ??= new Map()).set(identity, earlier);
    state.byIdentity.set(identity, entry);
  }
}

function keep(state: LedgerState, {intent, job, identities, ...kept}: CompactedIntent): void {
  const settled = new Map(kept.settled.map((document) => [document.identity, document]));
  const entry: LedgerEntry = {intent, state: kept.state, settled};
  if (kept.error) entry.error = kept.error as Failure;
  if (kept.repeats) entry.repeats = true;
  if (kept.template_version !== undefined) entry.templateVersion = kept.template_version;
  put(state, entry, identities ?? identitiesOf(intent));
  if (job === undefined) return;
  entry.jobId = job.job_id;
  state.jobs.set(job.job_id, {...job, service: intent.service, documents: intent.documents, entry});
}

function settle(state: LedgerState, outcome: Outcome): void {
  const entry = state.entries.get(outcome.id);
  if (entry === undefined) return;
  // That nothing was sent this time says nothing of the time before.
  entry.state = outcome.state === 'unsent' && entry.repeats ? 'unknown' : outcome.state;
  if (outcome.error) entry.error = outcome.error as Failure;
  if (outcome.template_version !== undefined) entry.templateVersion = outcome.template_version;
  for (const document of outcome.documents ?? []) entry.settled.set(document.identity, document);
  if (entry.state === 'unsent') undo(state, entry);
  if (outcome.job_id === undefined) return;
  entry.jobId = outcome.job_id;
  state.jobs.set(outcome.job_id, {
    ...jobOf({...outcome, job_id: outcome.job_id, service: entry.intent.service}),
    documents: entry.intent.documents,
    entry,
  });
}

function jobOf({job_id, service, at}: {job_id: string; service: string; at: number}): LedgerJob {
  return {job_id, service, submittedMs: at, collected: false, documents: []};
}

function see(
  job: LedgerJob | undefined,
  {status, expires_at}: {status: string; expires_at?: string | undefined},
): void {
  if (job === undefined || (job.status !== undefined && isTerminal(job.status) && !isTerminal(status)))
    return;
  job.status = status;
  if (expires_at !== undefined) job.expires_at = expires_at;
}

function collect(job: LedgerJob | undefined, documents: SettledDocument[]): void {
  if (job === undefined) return;
  job.collected = true;
  for (const document of documents) job.entry?.settled.set(document.identity, document);
}

function forget(state: LedgerState, id: string): void {
  const entry = state.entries.get(id) ?? state.jobs.get(id)?.entry;
  state.jobs.delete(id);
  if (entry === undefined) return;
  if (entry.jobId !== undefined) state.jobs.delete(entry.jobId);
  drop(state, entry);
}

/** As if the intent had never been. */
function undo(state: LedgerState, entry: LedgerEntry): void {
  drop(state, entry);
  for (const [identity, earlier] of entry.earlier ?? [])
    if (!state.byIdentity.has(identity) && state.entries.get(earlier.intent.id) === earlier)
      state.byIdentity.set(identity, earlier);
}

function drop(state: LedgerState, entry: LedgerEntry): void {
  state.entries.delete(entry.intent.id);
  for (const identity of identitiesOf(entry.intent))
    if (state.byIdentity.get(identity) === entry) state.byIdentity.delete(identity);
}

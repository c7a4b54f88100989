import {isTerminal} from '../../contract/job-status.js';
import type {Failure} from '../model/outcome.js';
import type {
  Intent,
  IntentDocument,
  CompactedIntent,
  LedgerRecord,
  Outcome,
  SettledDocument,
} from './records.js';

/** One paid request and its state. `open`: no outcome is recorded yet. */
export interface LedgerEntry {
  intent: Intent;
  state: Outcome['state'] | 'open';
  jobId?: string;
  /** Template version of the answer, where the service reports it. */
  templateVersion?: number;
  error?: Failure;
  settled: Map<string, SettledDocument>;
  /** Earlier entries of the same work, restored when this request comes to nothing. */
  earlier?: Map<string, LedgerEntry>;
  /** It repeats an earlier request under the same idempotency key. */
  repeats?: true;
}

/** A job, whether submitted from here or imported. */
export interface LedgerJob {
  job_id: string;
  service: string;
  submittedMs: number;
  /** Last known status; `undefined` before the first poll. */
  status?: string;
  expires_at?: string;
  collected: boolean;
  /** Empty for an imported job. */
  documents: IntentDocument[];
  entry?: LedgerEntry;
}

/** State of the ledger after all records. */
export interface LedgerState {
  entries: Map<string, LedgerEntry>;
  jobs: Map<string, LedgerJob>;
  /** The current entry of each work identity. */
  byIdentity: Map<string, LedgerEntry>;
}

export function emptyState(): LedgerState {
  return {entries: new Map(), jobs: new Map(), byIdentity: new Map()};
}

/** Applies one record. Records of unknown or forgotten entries change nothing. */
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

/** The work identities of the documents of an intent, in order. */
export function identitiesOf({documents}: Pick<Intent, 'documents'>): string[] {
  return documents.map(({identity}) => identity);
}

function begin(state: LedgerState, intent: Intent): void {
  const before = state.entries.get(intent.id);
  // Services count the lifetime of an idempotency key from its first request.
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
  // Not having sent the repetition says nothing about the first request.
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

/** Removes an intent without trace. */
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

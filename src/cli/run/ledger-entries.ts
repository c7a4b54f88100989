import {earliestExpiryMs, hasExpired} from '../../batch/ledger/result-expiry.js';
import type {KnownWork, Ledger} from '../../batch/ledger/ledger.js';
import type {LedgerEntry, LedgerJob} from '../../batch/ledger/ledger-state.js';
import type {Failure} from '../../batch/model/outcome.js';

/** `expired`: a pending job whose results are deleted by now, by what the service said when it was asked last. */
export type WorkState = KnownWork['state'] | 'expired';

/** A paid request or an imported job, for output. */
export interface WorkRecord {
  /** The job's id, or that of the request where there is no job. */
  id: string;
  job_id?: string;
  state: WorkState;
  /** `imported`: a job submitted elsewhere and added by `jobs import`. */
  operation: 'process' | 'submit' | 'agent' | 'imported';
  service: string;
  template?: string;
  submitted_at: string;
  /** Of the job, as last seen. */
  status?: string;
  /** Of results that are not collected yet: as the service said, else the earliest, while that is to come. */
  expires_at?: string;
  documents: number;
  failed: number;
  error?: Failure;
  sources: WorkSource[];
}

export interface WorkSource {
  source: string;
  path: string;
  state?: 'succeeded' | 'failed';
  /** The file its result was written to. */
  result?: string;
  error?: {code: string; message: string};
}

/** Everything a ledger knows, oldest first. */
export function workRecords(ledger: Ledger, nowMs: number): WorkRecord[] {
  const jobs = new Map(ledger.jobs().map((job) => [job.job_id, job]));
  const requests = ledger.entries().map((entry) => requestRecord(entry, {ledger, jobs, nowMs}));
  const imported = [...jobs.values()].filter(({entry}) => entry === undefined);
  return [...requests, ...imported.map((job) => importedRecord(job, nowMs))].sort((one, other) =>
    one.submitted_at < other.submitted_at ? -1 : 1,
  );
}

interface World {
  ledger: Ledger;
  jobs: Map<string, LedgerJob>;
  nowMs: number;
}

function requestRecord(entry: LedgerEntry, {ledger, jobs, nowMs}: World): WorkRecord {
  const {intent, jobId, error} = entry;
  const job = jobId === undefined ? undefined : jobs.get(jobId);
  return {
    id: jobId ?? intent.id,
    ...(jobId !== undefined && {job_id: jobId}),
    state: withExpiry(ledger.stateOf(entry), job, nowMs),
    operation: intent.operation,
    service: intent.service,
    ...(intent.template !== undefined && {template: intent.template}),
    submitted_at: new Date(intent.at).toISOString(),
    ...jobPart(job, nowMs),
    documents: intent.documents.length,
    failed: [...entry.settled.values()].filter(({state}) => state === 'failed').length,
    ...(error && {error}),
    sources: intent.documents.map(({identity, source, path}) => ({
      source,
      path,
      ...settledPart(entry, identity),
    })),
  };
}

function settledPart({settled}: LedgerEntry, identity: string): Omit<WorkSource, 'source' | 'path'> {
  const document = settled.get(identity);
  if (document === undefined) return {};
  const {state, result, error} = document;
  return {
    state,
    ...(result !== undefined && {result}),
    ...(error && {error: {code: error.code, message: error.message}}),
  };
}

function importedRecord(job: LedgerJob, nowMs: number): WorkRecord {
  return {
    id: job.job_id,
    job_id: job.job_id,
    state: withExpiry(job.collected ? 'done' : 'pending', job, nowMs),
    operation: 'imported',
    service: job.service,
    submitted_at: new Date(job.submittedMs).toISOString(),
    ...jobPart(job, nowMs),
    documents: 0,
    failed: 0,
    sources: [],
  };
}

function jobPart(job: LedgerJob | undefined, nowMs: number): Pick<WorkRecord, 'status' | 'expires_at'> {
  if (job === undefined) return {};
  const {status, collected} = job;
  const expiryMs = earliestExpiryMs(job);
  const isKnown = hasExpired(job, nowMs) || expiryMs > nowMs;
  return {
    ...(status !== undefined && {status}),
    ...(!collected && isKnown && {expires_at: new Date(expiryMs).toISOString()}),
  };
}

function withExpiry(state: KnownWork['state'], job: LedgerJob | undefined, nowMs: number): WorkState {
  return state === 'pending' && job !== undefined && hasExpired(job, nowMs) ? 'expired' : state;
}

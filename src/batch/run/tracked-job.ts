import type {StaticValues} from '../../contract/static-values.js';
import type {IntentDocument} from '../ledger/records.js';
import type {LedgerJob} from '../ledger/ledger-state.js';
import type {Task} from './tasks.js';

/** A job to be followed and collected, with the documents that are in it. */
export interface TrackedJob {
  jobId: string;
  /** `undefined` for a job of somebody else. */
  submittedMs?: number;
  /** Empty when nobody here knows what is in the job. */
  documents: TrackedDocument[];
  /** Those it was submitted with. */
  staticValues?: StaticValues;
  /** Where the sources are put that only the reply names, so that those of several jobs lie apart. */
  folder?: string;
  /** Its results were collected before and could not be assigned to its documents. */
  isUnassigned?: boolean;
}

export interface TrackedDocument {
  identity: string;
  /** The name that the reply may call it by. */
  entry: string;
  /** All sources in the batch with this content. */
  sources: string[];
  sha256: string;
  pages?: number;
  /** An archive of the user's own: what is in it only the reply tells. */
  isArchive?: true;
}

/** The ticket of a job in the ledger. Where this batch has documents of the job, their names in this batch count. */
export function trackedJobOf(job: LedgerJob, tasks: Task[] = []): TrackedJob {
  const here = new Map(tasks.map((task) => [task.identity, task.sources]));
  return {
    jobId: job.job_id,
    submittedMs: job.submittedMs,
    isUnassigned: wasUnassigned(job),
    ...(job.entry?.intent.static_values && {staticValues: job.entry.intent.static_values}),
    documents: job.documents.map((document) => trackedDocumentOf(document, here.get(document.identity))),
  };
}

export function trackedDocumentOf(document: IntentDocument, sources = [document.source]): TrackedDocument {
  const {identity, sha256, entry, source, pages, archive} = document;
  return {
    identity,
    sha256,
    entry: entry ?? source,
    sources,
    ...(pages !== undefined && {pages}),
    ...(archive && {isArchive: true}),
  };
}

function wasUnassigned({entry}: LedgerJob): boolean {
  return [...(entry?.settled.values() ?? [])].some(
    ({state, mapping}) => state === 'succeeded' && mapping === 'none',
  );
}

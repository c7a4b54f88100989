import type {StaticValues} from '../../contract/static-values.js';
import type {IntentDocument} from '../ledger/records.js';
import type {LedgerJob} from '../ledger/ledger-state.js';
import type {Task} from './deduplicate-documents.js';

/** A job to poll and collect, with its documents. */
export interface TrackedJob {
  jobId: string;
  /** `undefined` for an imported job. */
  submittedMs?: number;
  /** Empty when the contents of the job are unknown. */
  documents: TrackedDocument[];
  /** Those it was submitted with. */
  staticValues?: StaticValues;
  /** Folder for sources that only the reply names, so that several jobs do not mix. */
  folder?: string;
  /** Its results were collected earlier and could not be assigned. */
  isUnassigned?: boolean;
}

export interface TrackedDocument {
  identity: string;
  /** Its name in replies. */
  entry: string;
  /** All sources in the batch with this content. */
  sources: string[];
  sha256: string;
  pages?: number;
  /** A user's archive: only the reply names its documents. */
  isArchive?: true;
}

/** The tracked job of a ledger entry. Documents of this batch keep their names in it. */
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

/** The document of an intent as a job tracks it. `sources` are those recorded with the intent, unless given. */
export function trackedDocumentOf(
  document: IntentDocument,
  sources = [document.source, ...(document.also ?? [])],
): TrackedDocument {
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

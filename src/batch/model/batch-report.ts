import type {ConvertedKind} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import type {
  BatchReport,
  Counts,
  DocumentOutcome,
  DocumentStatus,
  Failure,
  FailureGroup,
  JobOutcome,
} from './outcome.js';
import type {Tell} from './batch-events.js';

/** Collects the outcome of each document and job. A document's latest outcome counts. */
export interface Report {
  record(outcome: DocumentOutcome): void;
  /** A source is sent as a file of another kind. */
  noteSentAs(source: string, kind: ConvertedKind): void;
  recordJob(job: JobOutcome): void;
  /** Records why the run ends early; the first reason counts. */
  stop(failure: Failure): void;
  readonly stopped: Failure | undefined;
  documents(): DocumentOutcome[];
  finish(files: string[]): BatchReport;
}

/** An empty report. Each recorded document is also emitted as a `document` event. */
export function createReport(tell: Tell): Report {
  const documents = new Map<string, DocumentOutcome>();
  const jobs = new Map<string, JobOutcome>();
  const sentAs = new Map<string, ConvertedKind>();
  let stopped: Failure | undefined;
  return {
    record(told) {
      const kind = sentAs.get(told.source);
      const outcome = kind === undefined ? told : {...told, sent_as: kind};
      documents.set(outcome.source, outcome);
      tell({type: 'document', document: outcome});
    },
    noteSentAs: (source, kind) => void sentAs.set(source, kind),
    recordJob: (job) => void jobs.set(job.job_id, job),
    stop: (failure) => void (stopped ??= failure),
    get stopped() {
      return stopped;
    },
    documents: () => [...documents.values()],
    finish(files) {
      const all = [...documents.values()];
      return {
        counts: countsOf(all),
        documents: all,
        jobs: [...jobs.values()],
        failures: [...groupsOf(all), ...groupsOfJobs([...jobs.values()], all)],
        ...(stopped && {stopped}),
        files,
      };
    },
  };
}

/** An error as a report shows it. Anything but a `DocextractError` is a bug and is thrown on. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof DocextractError)) throw error;
  const {code, message, hint} = error;
  return {code, message, ...(hint !== undefined && {hint})};
}

/** `pages` is 0 without documents. */
export function countsOf(documents: DocumentOutcome[]): Counts {
  const count = (status: DocumentStatus) => documents.filter((document) => document.status === status).length;
  return {
    total: documents.length,
    succeeded: count('succeeded'),
    skipped: count('skipped'),
    failed: count('failed'),
    pending: count('pending'),
    unknown: count('unknown'),
    unsent: count('unsent'),
    ...pagesOf(documents),
  };
}

function pagesOf(documents: DocumentOutcome[]): {pages?: number} {
  const done = documents.filter(({status}) => status === 'succeeded' || status === 'skipped');
  const known = done.flatMap(({pages}) => (pages === undefined ? [] : [pages]));
  return known.length < done.length ? {} : {pages: known.reduce((sum, pages) => sum + pages, 0)};
}

const sourcesShown = 5;

/** Groups failures by cause, the most frequent first. */
export function groupsOf(documents: DocumentOutcome[]): FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const {source, error} of documents) {
    if (error === undefined) continue;
    const message = withoutName(error.message, source);
    const key = `${error.code}\n${message}`;
    // A group of one document keeps the name in its message.
    const group = groups.get(key) ?? {...error, count: 0, sources: []};
    if (++group.count > 1) group.message = message;
    if (group.sources.length < sourcesShown) group.sources.push(source);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}

/** Failed or unfinished jobs none of whose documents tells why. */
function groupsOfJobs(jobs: JobOutcome[], documents: DocumentOutcome[]): FailureGroup[] {
  const told = new Set(documents.flatMap(({job_id, error}) => (error === undefined ? [] : [job_id])));
  const withResults = new Set(
    documents.flatMap(({job_id, status}) => (status === 'succeeded' || status === 'skipped' ? [job_id] : [])),
  );
  return jobs.flatMap(({job_id, error}) => {
    if (error === undefined || told.has(job_id)) return [];
    if (!withResults.has(job_id)) return [{...error, count: 1, sources: [job_id]}];
    const {code, message} = error;
    return [{code, message: `${message}, but gave results`, count: 1, sources: [job_id]}];
  });
}

/** Replaces the document's name, so that failures with one cause have one message; inside a longer path it becomes `*`. */
function withoutName(message: string, source: string): string {
  const name = source.slice(source.lastIndexOf('/') + 1);
  return [source, name].reduce(
    (text, part) =>
      text.replaceAll(part, (_, at: number, whole: string) =>
        isPartOfPath(whole, at, part.length) ? '*' : 'the document',
      ),
    message,
  );
}

/** Whether a path goes on before or behind: `/results/a.png.json`. */
function isPartOfPath(text: string, at: number, length: number): boolean {
  return text[at - 1] === '/' || /^[./]\w/.test(text.slice(at + length));
}

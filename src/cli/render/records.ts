import type {BatchReport, DocumentOutcome, UnsureValue} from '../../batch/model/outcome.js';
import {staticValuesIn, withoutStaticValues} from '../../batch/collect/static-values.js';
import type {ResultDocument} from '../../contract/jobs.js';
import {metaIn, withoutMeta} from '../../contract/result-columns.js';
import type {ExitCode} from '../terminal/exit-codes.js';
import {mustExist} from '../../contract/must-exist.js';

/** JSON output of a run: the shapes of `--json` and of the last record of `--events`. */

export interface Summary {
  counts: BatchReport['counts'];
  failures: BatchReport['failures'];
  /** Documents that need review, the least sure first. */
  review?: {source: string; values: UnsureValue[]}[];
  stopped?: BatchReport['stopped'];
  files: string[];
  elapsed_ms: number;
  exit_code: ExitCode;
}

/** The record of a document in `--json` output: its fields and their details, named as in the service's interface. */
export function documentRecord({fields, ...document}: DocumentOutcome) {
  if (fields === undefined) return document;
  const {static_values = document.static_values} = staticValuesIn(fields);
  const meta = metaIn(fields);
  const others = static_values === undefined ? fields : withoutStaticValues(fields);
  return {
    ...document,
    document_data: withoutCorrected(meta === undefined ? others : withoutMeta(others)),
    ...(static_values && {static_values}),
    ...(meta && {_meta: meta}),
    ...(fields._corrected !== undefined && {_corrected: fields._corrected}),
  };
}

/** Corrected values are listed beside the fields. */
function withoutCorrected(fields: ResultDocument): ResultDocument {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== '_corrected'));
}

/** The summary of a run; `elapsedMs` is rounded to whole milliseconds. */
export function summaryOf(report: BatchReport, elapsedMs: number, exitCode: ExitCode): Summary {
  const {counts, failures, stopped, files} = report;
  const review = toBeReviewed(report.documents);
  return {
    counts,
    failures,
    ...(review.length === 0 ? {} : {review}),
    ...(stopped === undefined ? {} : {stopped}),
    files,
    elapsed_ms: Math.round(elapsedMs),
    exit_code: exitCode,
  };
}

/** Documents that need review, the least sure first; those of which nothing is known last. */
export function toBeReviewed(documents: DocumentOutcome[]): NonNullable<Summary['review']> {
  return documents
    .flatMap(({source, review}) => (review === undefined ? [] : [{source, values: review}]))
    .sort((one, other) => (one.values[0]?.confidence ?? 1) - (other.values[0]?.confidence ?? 1));
}

/** The record of one document with the summary, or lists. A single job's id is at the top level, for scripts. */
export function reportDocument(report: BatchReport, summary: Summary, single: boolean): object {
  const [only] = report.documents;
  if (single && only !== undefined) return {...documentRecord(only), summary};
  const {jobs} = report;
  const job = jobs.length === 1 ? {job_id: mustExist(jobs[0], 'only job of the report').job_id} : {};
  return {
    ...job,
    ...(jobs.length === 0 ? {} : {jobs}),
    documents: report.documents.map(documentRecord),
    summary,
  };
}

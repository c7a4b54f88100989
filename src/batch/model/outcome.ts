import type {ConvertedKind} from '../../contract/documents.js';
import type {ErrorCode} from '../../contract/errors.js';
import type {DocumentCounts, ResultDocument} from '../../contract/jobs.js';
import type {MetaDepth} from '../../contract/result-columns.js';
import type {StaticValues} from '../../contract/static-values.js';

/**
 * `succeeded`: a result is there. `skipped`: done by an earlier run. `failed`: the document or its job failed, or it was
 * refused before anything was sent. `pending`: submitted, not finished. `unknown`: sent, outcome unknown, maybe paid.
 * `unsent`: not sent, because the run stopped first.
 */
export type DocumentStatus = 'succeeded' | 'skipped' | 'failed' | 'pending' | 'unknown' | 'unsent';

/**
 * How a result was matched to its source. `exact`: one document, one request. `named`: the reply names the file.
 * `order`: same count, same order, and the user trusts that. `none`: not known.
 */
export const mappings = ['exact', 'named', 'order', 'none'] as const;
export type Mapping = (typeof mappings)[number];

/** An error as data. */
export interface Failure {
  /** As in `DocextractError`. */
  code: ErrorCode;
  /** A sentence that names the thing. */
  message: string;
  /** The next step. */
  hint?: string;
}

/** A value of low confidence. */
export interface UnsureValue {
  /** Name of the field. */
  field: string;
  /** 0 to 1. */
  confidence: number;
}

/** What became of one document of a batch. */
export interface DocumentOutcome {
  /** Its path in the batch, with `/` between folders. */
  source: string;
  /** `succeeded`, `skipped`, `failed`, `pending`, `unknown` or `unsent`. */
  status: DocumentStatus;
  /** How its result was matched to it. */
  mapping: Mapping;
  /** The job it was part of. */
  job_id?: string;
  /** Of its content, in hexadecimal digits. */
  sha256?: string;
  /** What it was converted to before it was sent, because the service does not take its own kind. */
  sent_as?: ConvertedKind;
  /** Absent where not known. */
  pages?: number;
  /** Static values of its request. */
  static_values?: StaticValues;
  /** The file the result was written to. */
  result?: string;
  /** The fields, where the result is not written to disk. */
  fields?: ResultDocument;
  /** What was asked for and its result does not tell; without confidence it tells no places either. */
  lacks?: MetaDepth;
  /** Values that a person should look at, the least sure first; empty where their confidence is not known. */
  review?: UnsureValue[];
  /** Why it failed, or what its result lacks. */
  error?: Failure;
}

/** What became of one job of a batch. */
export interface JobOutcome {
  /** Its id at the service. */
  job_id: string;
  /** Its last status. */
  status: string;
  /** Documents of the job: all, done and failed. */
  documents?: DocumentCounts;
  /** When the service deletes its results, as ISO 8601. */
  expires_at?: string;
  /** Results are on disk, or were reported in events. */
  collected: boolean;
  /** Why it failed. */
  error?: Failure;
}

export type Counts = Record<DocumentStatus, number> & {
  total: number;
  /** Pages of the documents that have results; absent when not all are known. */
  pages?: number;
};

/** Failures with the same cause, most frequent first. */
export interface FailureGroup {
  /** As in `DocextractError`. */
  code: ErrorCode;
  /** A sentence. */
  message: string;
  /** The next step. */
  hint?: string;
  /** Number of documents. */
  count: number;
  /** The first few. */
  sources: string[];
}

/** What became of a batch. */
export interface BatchReport {
  /** Documents by status, and pages. */
  counts: Counts;
  /** In the order in which they ended. */
  documents: DocumentOutcome[];
  /** Empty for a run without jobs. */
  jobs: JobOutcome[];
  /** Empty where nothing failed. */
  failures: FailureGroup[];
  /** Why the run ended early: a refused key, no credits, the credit limit, an interrupt. */
  stopped?: Failure;
  /** Files written for the batch as a whole, such as results.csv. */
  files: string[];
}

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

export interface Failure {
  code: ErrorCode;
  message: string;
  hint?: string;
}

export interface UnsureValue {
  field: string;
  /** 0 to 1. */
  confidence: number;
}

export interface DocumentOutcome {
  source: string;
  status: DocumentStatus;
  mapping: Mapping;
  job_id?: string;
  sha256?: string;
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
  error?: Failure;
}

export interface JobOutcome {
  job_id: string;
  status: string;
  documents?: DocumentCounts;
  expires_at?: string;
  /** Results are on disk, or were reported in events. */
  collected: boolean;
  error?: Failure;
}

export type Counts = Record<DocumentStatus, number> & {
  total: number;
  /** Pages of the documents that have results; absent when not all are known. */
  pages?: number;
};

/** Failures with the same cause, most frequent first. */
export interface FailureGroup {
  code: ErrorCode;
  message: string;
  hint?: string;
  count: number;
  /** The first few. */
  sources: string[];
}

export interface BatchReport {
  counts: Counts;
  documents: DocumentOutcome[];
  jobs: JobOutcome[];
  failures: FailureGroup[];
  /** Why the run ended early: a refused key, no credits, the credit limit, an interrupt. */
  stopped?: Failure;
  /** Files written for the batch as a whole, such as results.csv. */
  files: string[];
}

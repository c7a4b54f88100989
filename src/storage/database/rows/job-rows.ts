// rows: the columns of each table, as queries give them.

import type {Extraction, ExtractionRequest, FieldValue} from '../../../contract/extraction.js';
import type {Box} from '../../../contract/fields.js';
import type {JobStatus} from '../../../contract/job-status.js';
import type {JobWarning} from '../../../contract/jobs.js';
import type {StaticValues} from '../../../contract/static-values.js';
import type {Failure} from '../../failure.js';
import type {JsonText} from '../json-text.js';

export interface JobRow {
  id: string;
  account: string;
  template_id: string | null;
  template_version: number | null;
  /** The complete extraction request, so that later edits of the template change nothing. */
  request: JsonText<ExtractionRequest>;
  static_values: JsonText<StaticValues>;
  status: JobStatus;
  archive: 0 | 1;
  /** File key of an archive not yet unzipped. */
  upload: string | null;
  total: number;
  done: number;
  failed: number;
  error: JsonText<Failure> | null;
  /** Ignored archive entries; `null` for none. */
  warnings: JsonText<JobWarning[]> | null;
  /** Process that is unzipping it. */
  holder: string | null;
  interruptions: number;
  /** Turn at which this job last got a worker. */
  turn: number;
  created_at: number;
  completed_at: number | null;
  expires_at: number | null;
  purged_at: number | null;
  /** Files of its documents are kept until they are reviewed. */
  keeps_files: 0 | 1;
  /** Confidence below which a value needs a look. */
  look_below: number;
  /** Longest wait for review, in milliseconds; `null`: the job does not wait. */
  review_ms: number | null;
  /** End of the wait; `null`: it is not waiting. */
  review_until: number | null;
  /** Number of its documents that need a look. */
  needs_look: number;
}

export interface DocumentRow {
  id: string;
  job_id: string;
  /** Order in the archive, from 0. */
  position: number;
  name: string;
  /** File key; `null` once the file is not needed: read, and delivered where there is a webhook. */
  file: string | null;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** Number of workers lost while reading it. */
  strikes: number;
  /** Number of times the service stopped while reading it. */
  interruptions: number;
  holder: string | null;
  result: JsonText<Extraction> | null;
  error: JsonText<Failure> | null;
  completed_at: number | null;
  /** 1: the document has an unsure value, and is not reviewed. */
  needs_look: 0 | 1;
  reviewed_at: number | null;
  /** Counts the changes by reviewers. */
  revision: number;
}

/** A correction of a field by a reviewer. */
export interface CorrectionRow {
  document_id: string;
  field: string;
  /** `null`: the value is right as it was read. */
  value: JsonText<FieldValue> | null;
  page: number | null;
  box: JsonText<Box> | null;
  /** Id of the key. */
  by: string;
  at: number;
}

/** Turn at which an account last got a worker. */
export interface TurnRow {
  account: string;
  turn: number;
}

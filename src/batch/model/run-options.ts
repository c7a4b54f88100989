import type {ResultDocument, ResultInclude} from '../../contract/jobs.js';
import type {Budget} from './budget.js';
import type {AgentWork, TemplateWork, Work} from './work.js';

export type OutputFormat = 'json' | 'csv' | 'both' | 'ndjson' | 'xlsx';

export interface OutputOptions {
  /** Absolute. Without one, results are reported in `document` events and kept in the state directory. */
  directory?: string;
  /** `json` by default. */
  format?: OutputFormat;
  /** Write each table in the results, such as line items, as a file of its own as well. */
  tables?: 'csv' | undefined;
  /** Begin CSV with a byte order mark. */
  csvBom?: boolean | undefined;
  /** Replaces whatever file is at a result's path; without it only unmodified results of the same work are replaced. */
  overwrite?: boolean;
}

export interface MappingOptions {
  /** Results that the reply does not name count as failed, unless the job has one document. */
  strictMapping?: boolean;
  /** Match results by order when the counts are equal. */
  trustOrder?: boolean;
}

export interface ResumeOptions {
  /** Send requests of unknown outcome again; may pay twice. */
  retryUnknown?: boolean;
  /** Send failed documents again. */
  retryFailed?: boolean;
  /** Send every document, whatever the ledger says. */
  force?: boolean;
  /** One job per document instead of archives. */
  perFile?: boolean;
}

/** A result with all that is known of its values. */
export interface WatchedResult {
  source: string;
  identity?: string | undefined;
  job_id?: string | undefined;
  fields: ResultDocument;
}

/** Options of a run that writes results. */
export interface ResultOptions extends MappingOptions {
  output: OutputOptions;
  /** Additions to each result that the service is asked for, besides the file name. */
  include?: ResultInclude[];
  /** Results with a value of less confidence need review. */
  reviewBelow?: number | undefined;
  /** Called with each result, with confidence and positions if available; files still have only what `include` asks. */
  watch?: ((result: WatchedResult) => void) | undefined;
}

/** Options of a run that sends documents. */
export interface RunOptions extends ResultOptions, ResumeOptions {
  work: Work;
  /** Concurrent requests; 4 by default, 2 for archives. */
  concurrency?: number;
  /** Credit limit. A document whose pages cannot be counted is then not sent. */
  maxCredits?: number;
  /** What the run is charged to; it sends nothing beyond what is left there, of this and all other runs. */
  budget?: Budget | undefined;
}

export interface SubmitOptions extends RunOptions, FollowOptions {
  work: TemplateWork;
  /** Documents in one archive; 1,000 by default. */
  archiveMaxFiles?: number;
  /** Bytes of one archive; 1 GiB by default. */
  archiveMaxBytes?: number;
}

export interface FollowOptions {
  /** End after submission, without polling. */
  detach?: boolean;
  /** How long a job may take before it is left as pending; no limit by default. */
  jobTimeoutMs?: number;
  /** How long this run waits for jobs, whenever they were submitted; no limit by default. */
  waitMs?: number;
}

export interface ProcessOptions extends RunOptions {
  work: TemplateWork | AgentWork;
}

export interface CollectOptions extends ResultOptions, FollowOptions {
  /** Wait for jobs that are not finished; otherwise each is asked once. */
  wait?: boolean;
}

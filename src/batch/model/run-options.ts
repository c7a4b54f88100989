import type {ResultInclude} from '../../contract/jobs.js';
import type {AgentWork, TemplateWork, Work} from './work.js';

export type OutputFormat = 'json' | 'csv' | 'both' | 'ndjson';

export interface OutputOptions {
  /** Absolute. Without one, results are told with the `document` events and kept in the state directory. */
  directory?: string;
  /** `json` by default. */
  format?: OutputFormat;
  /** Begin CSV with a byte order mark. */
  csvBom?: boolean | undefined;
  /** Replace results that the ledger does not know as the same work. */
  overwrite?: boolean;
}

export interface MappingOptions {
  /** A result that is not named and not alone counts as failed. */
  strictMapping?: boolean;
  /** Same count, same order: take the order for the mapping. */
  trustOrder?: boolean;
}

export interface ResumeOptions {
  /** Send again what was sent with unknown outcome; may pay twice. */
  retryUnknown?: boolean;
  /** Send again what failed before. */
  retryFailed?: boolean;
  /** Send everything, whatever the ledger knows. */
  force?: boolean;
  /** One job per document instead of archives. */
  perFile?: boolean;
}

/** What any run that writes results is told. */
export interface ResultOptions extends MappingOptions {
  output: OutputOptions;
  /** What the service is asked to add to each result, besides the file name. */
  include?: ResultInclude[];
}

/** What a run that sends documents is told. */
export interface RunOptions extends ResultOptions, ResumeOptions {
  work: Work;
  /** Requests under way at once; 4 by default, and 2 for archives. */
  concurrency?: number;
  /** Stop before more credits than this are spent. A document whose pages cannot be counted is not sent then. */
  maxCredits?: number;
}

export interface SubmitOptions extends RunOptions, FollowOptions {
  work: TemplateWork;
  /** Documents in one archive; 1,000 by default. */
  archiveMaxFiles?: number;
  /** Bytes of one archive; 1 GiB by default. */
  archiveMaxBytes?: number;
}

export interface FollowOptions {
  /** Leave once all is submitted; nothing is polled. */
  detach?: boolean;
  /** How long a job may take before it is left as pending; no limit by default. */
  jobTimeoutMs?: number;
}

export interface ProcessOptions extends RunOptions {
  work: TemplateWork | AgentWork;
}

export interface CollectOptions extends ResultOptions, FollowOptions {
  /** Wait for jobs that are not finished; otherwise each is asked once. */
  wait?: boolean;
}

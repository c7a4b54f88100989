import type {Extraction, ExtractionRequest, FieldValue} from '../../contract/extraction.js';
import type {Box, FieldList} from '../../contract/fields.js';
import type {JobStatus} from '../../contract/job-status.js';
import type {JobWarning} from '../../contract/jobs.js';
import type {FailedRows, FailureStatus, KeyRole, SuccessStatus} from '../../contract/key-settings.js';
import type {StaticValues} from '../../contract/static-values.js';
import type {ReviewRule, TemplateStatus, Webhook} from '../../contract/templates.js';
import type {RightValue} from '../../contract/extraction.js';
import type {Failure} from '../failure.js';
import type {JsonText} from './json-text.js';

/** The webhook of a template with the secret that signs its deliveries. */
export type StoredWebhook = Webhook & {secret: string};

/** Times are milliseconds since the epoch, JSON is text, yes and no are 1 and 0. */
export interface Tables {
  templates: TemplateRow;
  template_versions: TemplateVersionRow;
  examples: ExampleRow;
  keys: KeyRow;
  jobs: JobRow;
  documents: DocumentRow;
  corrections: CorrectionRow;
  turns: TurnRow;
  holders: HolderRow;
  replies: ReplyRow;
  deliveries: DeliveryRow;
  delivery_attempts: DeliveryAttemptRow;
  accounts: AccountRow;
  ledger: LedgerRow;
  holds: HoldRow;
  sessions: SessionRow;
  file_store: FileStoreRow;
  moves: MoveRow;
}

export interface TemplateRow {
  id: string;
  /** `null`: every key may use it. */
  account: string | null;
  alias: string | null;
  name: string;
  status: TemplateStatus;
  version: number;
  webhook: JsonText<StoredWebhook> | null;
  /** When its endpoint answered 410; nothing is sent to it since. */
  webhook_disabled_at: number | null;
  static_values: JsonText<StaticValues> | null;
  /** `null`: documents are not reviewed. */
  review: JsonText<ReviewRule> | null;
  created_at: number;
  updated_at: number;
  /** A version made by teaching that is not in use yet: the one after `version`. */
  draft_version: number | null;
}

export interface TemplateVersionRow {
  template_id: string;
  version: number;
  document_type: string;
  edited_json: JsonText<FieldList>;
  custom_instructions: string | null;
  /** File keys. */
  reference_files: JsonText<string[]>;
  /** `package`: a starter template; `user`: created or changed here. */
  origin: 'package' | 'user';
  created_at: number;
}

/** A corrected document that is kept to teach its template. */
export interface ExampleRow {
  id: string;
  template_id: string;
  /** Of the document it was; that may be gone. */
  document_id: string;
  name: string;
  pages: number;
  /** File key of its pages as words. */
  pages_file: string;
  /** File key of the document; `null` unless its pictures are kept. */
  document_file: string | null;
  right_values: JsonText<Record<string, RightValue>>;
  corrected: number;
  /** Id of the key. */
  by: string;
  created_at: number;
}

export interface KeyRow {
  id: string;
  account: string;
  name: string;
  /** sha-256 of the key, hex. The key has 256 random bits, so a slow hash would add nothing. */
  hash: string;
  /** Requests per window; `null`: the default of the service. */
  requests_per_window: number | null;
  role: KeyRole;
  success: SuccessStatus;
  failure: FailureStatus;
  failed_rows: FailedRows;
  created_at: number;
  revoked_at: number | null;
}

/** A session of the studio; it ends with its key. */
export interface SessionRow {
  /** sha-256 of its token, hex. */
  hash: string;
  key_id: string;
  created_at: number;
  expires_at: number;
}

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
  /** How long it waits for review at most; `null`: it does not wait. */
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
  /** It has an unsure value, and is not reviewed. */
  needs_look: 0 | 1;
  reviewed_at: number | null;
  /** Counts the changes by reviewers. */
  revision: number;
}

/** What a reviewer said of a field. */
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

/** A running process. `beat` counts its heartbeats. */
export interface HolderRow {
  id: string;
  beat: number;
}

/** The answer to a paid request that came with an idempotency key. */
export interface ReplyRow {
  account: string;
  idempotency_key: string;
  fingerprint: string;
  /** `null` while the request is being answered. */
  status: number | null;
  body: string | null;
  holder: string;
  created_at: number;
}

/** An account that has, or had, a limit of credits. */
export interface AccountRow {
  account: string;
  unlimited: 0 | 1;
  /** Sum of its ledger entries. */
  balance: number;
  /** How many entries it has. */
  entries: number;
}

/** A movement of credits; never changed, never deleted. */
export interface LedgerRow {
  account: string;
  /** Counted per account, from 1. */
  number: number;
  amount: number;
  reason: 'added' | 'hold' | 'given_back';
  /** Id of the document, job or request. */
  reference: string;
  /** Amount held for the reference afterwards; unique per reference, so that nothing is held or given back twice. */
  held: number;
  created_at: number;
}

/** Credits held for unfinished work. */
export interface HoldRow {
  reference: string;
  account: string;
  credits: number;
  /** The process whose end gives them back, if a process holds them. */
  holder: string | null;
}

/** A webhook delivery for one document of a job. */
export interface DeliveryRow {
  /** The `webhook-id`. */
  id: string;
  job_id: string;
  /** `null`: the job failed before it had documents. */
  document_id: string | null;
  position: number;
  template_id: string;
  status: 'waiting' | 'running' | 'delivered' | 'failed';
  /** Written at the first attempt; each attempt sends the same bytes. */
  body: string | null;
  attempts: number;
  /** Failed attempts since it was last queued. */
  retries: number;
  due_at: number;
  holder: string | null;
  /** Why it was given up. */
  error: string | null;
  created_at: number;
  completed_at: number | null;
  expires_at: number;
  /** 0: the first delivery of the document; else its revision when it got another one for corrected values. */
  corrected: number;
}

export interface DeliveryAttemptRow {
  delivery_id: string;
  /** From 1. */
  number: number;
  started_at: number;
  /** `null` while it is under way, or when it was interrupted. */
  duration_ms: number | null;
  /** Of the reply; `null` without one. */
  status: number | null;
  error: string | null;
  /** The first bytes of the reply's body. */
  reply: string | null;
}

/** Which store has the files of a database that nodes share. SQLite has no row: the data directory says it. */
export interface FileStoreRow {
  row: 1;
  id: string;
  /** `null`: the files are in `kept/` of a directory that all nodes see. */
  address: string | null;
  /** 1: the store does not have the id yet. */
  pending: 0 | 1;
}

/** A move of the data from one database or store of files to another, as this database took part in it. */
export interface MoveRow {
  /** A UUID, the same on both sides; of a new S3 store the id of its owner, too. */
  id: string;
  role: 'source' | 'target';
  /** Where the other side is, for people: without user and password. */
  other: string;
  /**
   * `copying`: begun, and not to be used meanwhile. `moved`: a source whose data are used elsewhere now. `finished`: in
   * use. `given_up`: a source that is used again.
   */
  state: 'copying' | 'moved' | 'finished' | 'given_up';
  /** Of a target: what was copied of each table. */
  progress: JsonText<Record<string, CopyProgress>>;
  changed_at: number;
}

export interface CopyProgress {
  /** Primary key of the last row; absent before the first. */
  after?: (string | number)[];
  isDone: boolean;
}

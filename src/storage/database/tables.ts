import type {JobStatus} from '../../contract/jobs.js';
import type {FailedRows, FailureStatus, SuccessStatus} from '../../contract/key-settings.js';
import type {TemplateStatus} from '../../contract/templates.js';

/** Times are milliseconds since the epoch, JSON is text, yes and no are 1 and 0. */
export interface Tables {
  templates: TemplateRow;
  template_versions: TemplateVersionRow;
  keys: KeyRow;
  jobs: JobRow;
  documents: DocumentRow;
  turns: TurnRow;
  holders: HolderRow;
  replies: ReplyRow;
  deliveries: DeliveryRow;
  delivery_attempts: DeliveryAttemptRow;
  accounts: AccountRow;
  ledger: LedgerRow;
  holds: HoldRow;
}

export interface TemplateRow {
  id: string;
  /** `null`: every key of this service may use it. */
  account: string | null;
  alias: string | null;
  name: string;
  status: TemplateStatus;
  version: number;
  webhook: string | null;
  /** When its endpoint said that it is gone; nothing is sent there any more. */
  webhook_disabled_at: number | null;
  static_values: string | null;
  created_at: number;
  updated_at: number;
}

export interface TemplateVersionRow {
  template_id: string;
  version: number;
  document_type: string;
  edited_json: string;
  custom_instructions: string | null;
  /** JSON array of file keys. */
  reference_files: string;
  /** `package`: came as a starter template; `user`: made or changed here. */
  origin: 'package' | 'user';
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
  role: 'admin' | 'caller';
  success: SuccessStatus;
  failure: FailureStatus;
  failed_rows: FailedRows;
  created_at: number;
  revoked_at: number | null;
}

export interface JobRow {
  id: string;
  account: string;
  template_id: string | null;
  template_version: number | null;
  /** What each document is asked, complete, so that a later edit of the template changes nothing. */
  request: string;
  static_values: string;
  status: JobStatus;
  archive: 0 | 1;
  /** File key of an archive not yet unzipped. */
  upload: string | null;
  total: number;
  done: number;
  failed: number;
  error: string | null;
  /** JSON array of what was ignored of an archive; `null` when nothing was. */
  warnings: string | null;
  /** Who is unzipping. */
  holder: string | null;
  interruptions: number;
  /** When this job was last given a worker, counted in turns. */
  turn: number;
  created_at: number;
  completed_at: number | null;
  expires_at: number | null;
  purged_at: number | null;
}

export interface DocumentRow {
  id: string;
  job_id: string;
  /** Order in the archive, from 0. */
  position: number;
  name: string;
  /** File key; `null` once nobody needs it: it is read, and delivered where there is a webhook. */
  file: string | null;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** How many times a worker was lost over it. */
  strikes: number;
  /** How many times the service went away while it was being read. */
  interruptions: number;
  holder: string | null;
  result: string | null;
  error: string | null;
  completed_at: number | null;
}

/** When an account was last given a worker, counted in turns. */
export interface TurnRow {
  account: string;
  turn: number;
}

/** A process at work. `beat` grows while it lives. */
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
  /** The sum of its entries in the ledger. */
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
  /** What it is for: the id of a document, a job or a request. */
  reference: string;
  /** What is held for the reference afterwards; unique with it, so that nothing is held or given back twice. */
  held: number;
  created_at: number;
}

/** Credits of something that is not finished. */
export interface HoldRow {
  reference: string;
  account: string;
  credits: number;
  /** The process whose end gives them back, where it is a process that holds them. */
  holder: string | null;
}

/** What is sent to the webhook of a job's template for one of its documents. */
export interface DeliveryRow {
  /** The `webhook-id`. */
  id: string;
  job_id: string;
  /** `null`: the job failed before it had documents. */
  document_id: string | null;
  position: number;
  template_id: string;
  status: 'waiting' | 'running' | 'delivered' | 'failed';
  /** Made at the first attempt; each attempt sends these bytes. */
  body: string | null;
  attempts: number;
  /** Failed attempts since it was last told to be sent. */
  retries: number;
  due_at: number;
  holder: string | null;
  /** Why it was given up. */
  error: string | null;
  created_at: number;
  completed_at: number | null;
  expires_at: number;
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

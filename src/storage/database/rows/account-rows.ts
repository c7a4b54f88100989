import type {FailedRows, FailureStatus, KeyRole, SuccessStatus} from '../../../contract/key-settings.js';

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

import type {Ledger} from '../ledger/ledger.js';

/** What a delivery must bring to be taken. */
export interface ReceiverChecks {
  /** Headers it must have, as the template sends them: names in lower case, values exact. */
  headers?: Record<string, string>;
  /** Secrets of Standard Webhooks, `whsec_…`; a signature of one of them is enough, so that a secret can be changed. */
  secrets?: string[];
}

export interface ReceiverOptions {
  host: string;
  /** 0 for any free one. */
  port: number;
  checks: ReceiverChecks;
  /** Absolute: results go to `<job id>/`, what is needed to lose nothing to `.docextract/deliveries`. */
  directory: string;
  /** Each delivery is sent on to this address, byte for byte, until it is taken. */
  forward?: string;
  /** End after so many new deliveries. */
  count?: number;
  /** Longer bodies are refused; 16 MiB by default. */
  maxBytes?: number;
  /** Waits between attempts to forward; five more in a day by default. */
  forwardDelaysMs?: readonly number[];
}

/** What the receiver did with a delivery. Nothing here repeats a header or a secret. */
export type ReceiverEvent =
  | {type: 'listening'; url: string}
  | {type: 'delivery'; outcome: 'stored' | 'duplicate'; id: string; job_id: string}
  | {type: 'refused'; status: number; reason: string; from: string}
  | {type: 'result'; id: string; job_id: string; status: 'succeeded' | 'failed'; result: string}
  | {type: 'collected'; job_id: string}
  | {type: 'warning'; message: string}
  | {type: 'delayed'; id: string; reason: string; wait_ms: number}
  | {type: 'forwarded'; id: string; attempts: number}
  | {type: 'forward_failed'; id: string; attempts: number; reason: string; wait_ms?: number}
  | {type: 'hook_failed'; id: string; reason: string};

/** A delivery whose result is on the disk. */
export interface ReceivedDelivery {
  id: string;
  jobId: string;
  status: 'succeeded' | 'failed';
  /** The file of the result, or of the error. */
  result: string;
  /** The body, as JSON. */
  payload: object;
}

export interface ReceiverContext {
  tell: (event: ReceiverEvent) => void;
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Take nothing more, let what has come land. */
  stop: AbortSignal;
  /** Wait for nothing any more. */
  signal?: AbortSignal;
  pid: number;
  isRunning: (pid: number) => boolean;
  /** The records of jobs submitted from this machine, those that are there by now: what was delivered need not be fetched. */
  ledgers?: () => Promise<Ledger[]>;
  /** Hears of each delivery, one at a time, at least once. Gives what went wrong, if anything; it is not called again then. */
  onReceived?: (received: ReceivedDelivery) => Promise<string | undefined>;
}

export interface ReceiverCounts {
  stored: number;
  duplicate: number;
  refused: number;
  succeeded: number;
  failed: number;
  forwarded: number;
  /** Not taken yet by the address they are forwarded to; the next start goes on with them. */
  forwards_pending: number;
  /** Never taken; kept among the deliveries. */
  forwards_given_up: number;
  hooks_failed: number;
}

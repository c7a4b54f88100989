import type {Ledger} from '../ledger/ledger.js';

/** Requirements that a delivery must meet. */
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
  /** Absolute. Results go to `<job id>/`, stored deliveries to `.docextract/deliveries`. */
  directory: string;
  /** Each delivery is forwarded to this URL, byte for byte, until it is accepted. */
  forward?: string;
  /** End after so many new deliveries. */
  count?: number;
  /** Longer bodies are refused; 16 MiB by default. */
  maxBytes?: number;
  /** Waits between attempts to forward; five more in a day by default. */
  forwardDelaysMs?: readonly number[];
}

/** Events of the receiver. They contain no header and no secret. */
export type ReceiverEvent =
  | {type: 'listening'; url: string}
  | {type: 'delivery'; outcome: 'stored' | 'duplicate'; id: string; job_id: string}
  | {type: 'refused'; status: number; reason: string; from: string}
  | {
      type: 'result';
      id: string;
      job_id: string;
      status: 'succeeded' | 'failed';
      result: string;
      /** It replaces the result of an earlier delivery. */
      corrected?: boolean;
    }
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
  /** Accept nothing new; finish the deliveries received. */
  stop: AbortSignal;
  /** Abort at once. */
  signal?: AbortSignal;
  pid: number;
  isRunning: (pid: number) => boolean;
  /** Existing ledgers of this machine: delivered results need not be fetched. */
  ledgers?: () => Promise<Ledger[]>;
  /**
   * Called for each delivery, one at a time, at least once. Returns what went wrong, if anything; it is not called
   * again then.
   */
  onReceived?: (received: ReceivedDelivery) => Promise<string | undefined>;
}

export interface ReceiverCounts {
  stored: number;
  duplicate: number;
  refused: number;
  succeeded: number;
  failed: number;
  forwarded: number;
  /** Deliveries not yet accepted by the forward address; the next start continues with them. */
  forwards_pending: number;
  /** Deliveries whose forwarding was given up; they are kept. */
  forwards_given_up: number;
  hooks_failed: number;
}

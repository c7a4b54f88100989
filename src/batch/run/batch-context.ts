import type {Client} from '../../client/client.js';
import type {Sleep} from '../../client/rate-limiter.js';
import type {Ledger} from '../ledger/ledger.js';
import type {Tell} from '../model/batch-events.js';

/** Dependencies of every batch run. */
export interface BatchContext {
  client: Client;
  /** Names the service in the ledger; stable even when its address changes. */
  service: string;
  /** Names the API key in the ledger without revealing it: only this key can request the jobs it submitted. */
  account?: string;
  /** The service runs in this process: its jobs pause when the process ends. */
  rests?: boolean;
  ledger: Ledger;
  tell: Tell;
  /** First interrupt: start nothing new, finish paid requests. */
  stop?: AbortSignal;
  /** Second interrupt: abort at once. */
  signal?: AbortSignal;
  now: () => number;
  sleep: Sleep;
  /** 0 to 1. */
  random: () => number;
}

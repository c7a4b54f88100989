import type {Client} from '../../client/client.js';
import type {Sleep} from '../../client/limiter.js';
import type {Ledger} from '../ledger/ledger.js';
import type {Tell} from '../model/batch-events.js';

/** What every run over many documents is given. */
export interface BatchContext {
  client: Client;
  /** Names the service in the ledger; the same for the same service, though its address may change. */
  service: string;
  /** Names the key in the ledger without giving it away: only it can ask for the jobs it submitted. */
  account?: string;
  /** The service is part of this process: its jobs rest when the process ends. */
  rests?: boolean;
  ledger: Ledger;
  tell: Tell;
  /** Start nothing new, let what is paid land: the first interrupt. */
  stop?: AbortSignal;
  /** Give up at once: the second interrupt. */
  signal?: AbortSignal;
  now: () => number;
  sleep: Sleep;
  /** 0 to 1. */
  random: () => number;
}

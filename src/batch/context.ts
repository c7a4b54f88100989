import type {Client} from '../client/client.js';
import type {Sleep} from '../client/limiter.js';
import type {Ledger} from './ledger/ledger.js';
import type {Tell} from './progress.js';

/** What every run over many documents is given. */
export interface BatchContext {
  client: Client;
  ledger: Ledger;
  /**
   * What the ledger knows the service by; the client's base address by default. A service inside this process listens on
   * another port each time and is known by its data directory.
   */
  service?: string;
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

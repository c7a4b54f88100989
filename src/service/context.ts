import type {FastifyBaseLogger} from 'fastify';
import type {Storage} from '../storage/open.js';
import type {Settings} from './settings.js';
import type {Reading} from './work/channel.js';
import type {Pool} from './work/pool.js';

/** What the parts of the service share. */
export interface ServiceContext {
  storage: Storage;
  settings: Settings;
  pool: Pool;
  /** Counts pages, so that nobody who submits waits for documents that are being read. */
  counter: Pool;
  reading: Reading;
  log: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  clock: () => number;
  version: string;
  /** Tells the dispatcher that there is work. */
  wake: () => void;
}

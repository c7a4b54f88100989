import type {FastifyBaseLogger} from 'fastify';
import type {Storage} from '../storage/open.js';
import type {AtService} from './moments.js';
import type {Room} from './room.js';
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
  room: Room;
  /** Milliseconds since the epoch. */
  clock: () => number;
  version: string;
  /** Tells the dispatcher that there is work. */
  wake: () => void;
  /** Does what must come to be although nobody waits for it any more, again and again until the database lets it. */
  later: (action: () => Promise<unknown>) => void;
  at: AtService;
}

// context: the dependencies that all parts of the service share.

import type {FastifyBaseLogger} from 'fastify';
import type {Storage} from '../../storage/open.js';
import type {AtServiceCrashPoint} from './crash-points.js';
import type {DiskSpace} from '../disk/disk-space.js';
import type {Settings} from '../settings/settings.js';
import type {InspectionAnswer, InspectionTask, ReadOptions} from '../workers/channel.js';
import type {Pool} from '../workers/pool.js';

/** Dependencies shared by the parts of the service. */
export interface ServiceContext {
  storage: Storage;
  settings: Settings;
  pool: Pool;
  /** Pool that counts pages, so that submissions do not wait for documents being read. */
  counter: Pool;
  /**
   * A separate worker that shows documents to people, so that people never wait for documents of jobs. It caches pages.
   */
  viewer: Pool<InspectionTask, InspectionAnswer>;
  reading: ReadOptions;
  log: FastifyBaseLogger;
  diskSpace: DiskSpace;
  /** Milliseconds since the epoch. */
  clock: () => number;
  version: string;
  /** Wakes the dispatcher. */
  wake: () => void;
  /** Runs work to completion after its request was aborted: retried until the database accepts it. */
  runToCompletion: (action: () => Promise<unknown>) => void;
  at: AtServiceCrashPoint;
}

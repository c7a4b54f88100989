// retention: deletes what has expired, and copies the data directory.

import {setImmediate as othersFirst} from 'node:timers/promises';
import type {Kysely} from 'kysely';
import {checkpoint} from '../database/database.js';
import type {Holders} from '../database/holders.js';
import type {Tables} from '../database/tables.js';
import type {FileStore} from '../files/file-store.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import {deleteJob, type JobOfAccount} from '../jobs/delete-job.js';
import {type OrphanSweep, orphanSweep} from './orphan-files.js';
import {expiredBy, forgetSome, purgeSome} from './purge-expired.js';

export interface RetentionStore extends OrphanSweep {
  /** Deletes a job with all of its data; returns whether the account had it. */
  deleteJob(job: JobOfAccount): Promise<boolean>;
  /** Deletes expired results, requests and files; returns the number of jobs. */
  purge(): Promise<number>;
}

interface Parts {
  files: FileStore;
  holders: Pick<Holders, 'isAlone'>;
  clock: () => number;
  at: AtStorageCrashPoint;
}

export function retentionStore(db: Kysely<Tables>, {files, holders, clock, at}: Parts): RetentionStore {
  let isClean = true;
  return {
    deleteJob: async (job) => {
      const unneeded = await deleteJob(db, job, clock());
      if (unneeded === undefined) return false;
      await files.remove(unneeded);
      // Deleted data stays in the write-ahead log until it is truncated; the sweep does that when the log
      // is in use.
      isClean = await checkpoint(db);
      return true;
    },
    purge: async () => {
      const now = clock();
      let count = 0;
      // Reading takes no lock, and mostly finds nothing.
      while ((await expiredBy(db, now).executeTakeFirst()) !== undefined) {
        isClean = false;
        const {jobs, unneeded} = await purgeSome(db, {now, at});
        at('purge.committed');
        await files.remove(unneeded);
        count += jobs;
        await othersFirst();
      }
      while (await forgetSome(db, now)) {
        isClean = false;
        await othersFirst();
      }
      // Deleted data stays in the write-ahead log until it is truncated.
      if (!isClean) isClean = await checkpoint(db);
      return count;
    },
    ...orphanSweep(db, {files, holders}),
  };
}

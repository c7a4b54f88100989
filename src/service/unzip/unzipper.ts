import type {ClaimedArchive} from '../../storage/jobs/archives.js';
import {isDiskFull} from '../disk/disk-space.js';
import {retryUntilRecorded, type WorkLoop} from '../background/work-loop.js';
import {runArchive, type UnzipContext} from './run-archive.js';

/** Unzips one archive at a time; archives that fail transiently are put off. */
export interface Unzipper {
  /** Starts the next archive, unless one is being unzipped. */
  take(): Promise<void>;
}

type Work = Pick<WorkLoop, 'track' | 'stopping' | 'givingUp'>;

const longestPauseMs = 300_000;

/** `work` gives the loop that tracks the unzipping. */
export function createUnzipper(context: UnzipContext, work: () => Work): Unzipper {
  const {storage, settings, log} = context;
  const {archives, files} = storage;
  let unzipping = false;
  /** Until when, by the monotonic clock. */
  const putOff = new Map<string, number>();
  const resting = (): string[] => {
    const now = performance.now();
    for (const [id, until] of putOff) if (until <= now) putOff.delete(id);
    return [...putOff.keys()];
  };
  const setAside = async (archive: ClaimedArchive, error: unknown): Promise<string[]> => {
    const isCounted = isDiskFull(error);
    const attempt = archive.interruptions + 1;
    if (isCounted && attempt >= settings.archiveAttempts)
      return (await archives.finish(archive, {failure: noRoom(attempt)})) ?? [];
    const pauseMs = settings.diskPauseMs * (isCounted ? 2 ** archive.interruptions : 1);
    putOff.set(archive.jobId, performance.now() + Math.min(pauseMs, longestPauseMs));
    return archives.putOff(archive, {isCounted});
  };
  const unzip = async (archive: ClaimedArchive): Promise<void> => {
    const {stopping, givingUp} = work();
    try {
      await runArchive(context, {archive, signal: stopping});
    } catch (error) {
      log.error({err: error, job: archive.jobId}, 'an archive could not be unzipped');
      let unneeded: string[] = [];
      const record = async () => {
        unneeded = await setAside(archive, error);
        return true;
      };
      await retryUntilRecorded(record, {retryMs: settings.pollMs, log, signal: givingUp});
      await files.remove(unneeded);
    }
  };
  return {
    take: async () => {
      if (unzipping) return;
      const archive = await archives.claim(resting());
      if (archive === undefined) return;
      unzipping = true;
      work().track(unzip(archive).finally(() => (unzipping = false)));
    },
  };
}

function noRoom(attempts: number): {code: string; message: string} {
  const times = attempts === 1 ? 'one attempt' : `${attempts} attempts`;
  return {
    code: 'unavailable',
    message: `The disk of the service had no room for the content of the archive, in ${times}; submit it again later, or in parts.`,
  };
}

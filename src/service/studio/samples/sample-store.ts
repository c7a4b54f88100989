import {randomUUID} from 'node:crypto';
import {DocextractError} from '../../../contract/errors.js';
import type {FileStore} from '../../../storage/files/file-store.js';

/** A sample is deleted after this long, even while it is shown. */
const sampleMs = 60 * 60 * 1000;
/** Samples per session; one more deletes the oldest. */
const mostOfSession = 20;
const sweepMs = 60_000;

/** A document of the template editor, in a temporary file of this process. */
export interface StoredSample {
  id: string;
  /** The session that uploaded the sample; other sessions cannot see it. */
  session: string;
  key: string;
  name: string;
  pages: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Samples live in this process and end with it, with their session, or after an hour. */
export interface SampleStore {
  add(sample: Pick<StoredSample, 'session' | 'key' | 'name' | 'pages'>): Promise<StoredSample>;
  /** Throws `not_found` for an unknown one, an expired one, and that of another session. */
  get(id: string, session: string): StoredSample;
  /** Deletes all samples of a session. */
  endSession(session: string): Promise<void>;
  /** Deletes all samples and stops the timer. */
  stop(): Promise<void>;
}

/** Makes the store of samples. A timer deletes expired samples, and does not keep the process alive. */
export function createSamples(files: Pick<FileStore, 'remove'>, clock: () => number): SampleStore {
  const samples = new Map<string, StoredSample>();
  const remove = async (given: StoredSample[]): Promise<void> => {
    for (const {id} of given) samples.delete(id);
    await files.remove(given.map(({key}) => key));
  };
  const those = (are: (sample: StoredSample) => boolean): StoredSample[] => [...samples.values()].filter(are);
  const isOver = ({expiresAt}: StoredSample): boolean => expiresAt <= clock();
  const sweep = setInterval(() => {
    // What could not be deleted is swept with the temporary files of this process.
    remove(those(isOver)).catch(() => undefined);
  }, sweepMs);
  sweep.unref();
  return {
    add: async (given) => {
      const own = those(({session}) => session === given.session);
      await remove(own.slice(0, Math.max(0, own.length + 1 - mostOfSession)));
      const sample = {...given, id: randomUUID(), expiresAt: clock() + sampleMs};
      samples.set(sample.id, sample);
      return sample;
    },
    get: (id, session) => {
      const sample = samples.get(id);
      if (sample?.session === session && !isOver(sample)) return sample;
      throw new DocextractError('not_found', 'There is no such sample, or it was deleted after an hour.', {
        hint: 'Upload the document again.',
      });
    },
    endSession: (session) => remove(those((one) => one.session === session)),
    stop: async () => {
      clearInterval(sweep);
      await remove([...samples.values()]);
    },
  };
}

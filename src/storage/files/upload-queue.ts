import {DocextractError} from '../../contract/errors.js';

/** Uploads under way, a bounded number at a time. */
export interface UploadQueue {
  /** Runs an upload when there is room; its outcome is kept until it is asked for, or the file is removed. */
  add(key: string, act: () => Promise<void>): Promise<void>;
  /** Awaits an upload and throws its error. Returns at once for an unknown key: its upload is over. */
  result(key: string): Promise<void>;
  /** Ends an upload: one that is still waiting is cancelled, a running one is awaited. */
  end(key: string): Promise<void>;
  /** Ends all uploads. */
  close(): Promise<void>;
}

interface Upload {
  outcome: Promise<void>;
  isCancelled: boolean;
}

/**
 * Makes a queue that runs at most this many uploads at a time. An upload that is ended before its turn fails with
 * `unavailable`.
 */
export function openUploadQueue(mostAtOnce: number): UploadQueue {
  const uploads = new Map<string, Upload>();
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = async (): Promise<void> => {
    if (running < mostAtOnce) return void (running += 1);
    // An upload that ends starts the next one in its place.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const end = async (key: string): Promise<void> => {
    const upload = uploads.get(key);
    if (upload === undefined) return;
    upload.isCancelled = true;
    uploads.delete(key);
    await upload.outcome.catch(() => undefined);
  };
  return {
    add: (key, act) => {
      const upload: Upload = {isCancelled: false, outcome: Promise.resolve()};
      const run = async (): Promise<void> => {
        await turn();
        try {
          if (upload.isCancelled) throw new DocextractError('unavailable', 'The document is not stored.');
          await act();
        } finally {
          leave();
        }
      };
      upload.outcome = run();
      uploads.set(key, upload);
      return upload.outcome;
    },
    result: async (key) => {
      const upload = uploads.get(key);
      await upload?.outcome;
      uploads.delete(key);
    },
    end,
    close: async () => {
      await Promise.all([...uploads.keys()].map(end));
    },
  };
}

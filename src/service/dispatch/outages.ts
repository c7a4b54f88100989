/** Times in which nothing can be read, whatever the document: the disk is away, or no worker starts. */
export interface Outages {
  /** Something could not be read; says how many milliseconds to wait before the next attempt. */
  notice(): number;
  /** Something could be read. */
  end(): void;
}

const longestPauseMs = 60_000;

/** Waits as long again as the outage has lasted, at least `leastMs`, at most a minute. */
export function watchOutages(leastMs: number, now = () => performance.now()): Outages {
  let since: number | undefined;
  return {
    notice: () => {
      since ??= now();
      return Math.max(leastMs, Math.min(longestPauseMs, now() - since));
    },
    end: () => {
      since = undefined;
    },
  };
}

/** Outages in which no document can be read: disk unavailable, or no worker starts. */
export interface Outages {
  /** Records a failed read; returns the milliseconds to wait before the next attempt. */
  notice(): number;
  /** Ends the outage. */
  end(): void;
}

const longestPauseMs = 60_000;

/** Backoff: as long again as the outage has lasted, at least `leastMs`, at most a minute. */
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

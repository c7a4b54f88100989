import type {BatchReport, Counts, DocumentOutcome, Failure} from '../model/outcome.js';
import {countsOf, groupsOf} from '../model/batch-report.js';

/** Outcomes of a watch. It may run for years: all are counted, the latest are kept. */
export interface WatchStatistics {
  /** `hasLanded`: the file was moved, so that the next one of that name is another document. */
  record(outcome: DocumentOutcome, hasLanded: boolean): void;
  /** Records why the watch ends early; the first reason counts. */
  stop(failure: Failure): void;
  readonly stopped: Failure | undefined;
  /** Credits that the sent documents may have cost: one per known page. */
  readonly creditsSpent: number;
  finish(files: string[]): BatchReport;
}

/** `kept`: how many of the moved documents the report lists and groups failures of. */
export function createWatchStatistics(kept: number): WatchStatistics {
  /** Documents still in the folder, by source; they will be recorded again. */
  const open = new Map<string, DocumentOutcome>();
  const landed: DocumentOutcome[] = [];
  let counts = countsOf([]);
  let creditsSpent = 0;
  let stopped: Failure | undefined;
  return {
    record(outcome, hasLanded) {
      if (outcome.status === 'succeeded' || outcome.status === 'unknown') creditsSpent += outcome.pages ?? 0;
      open.delete(outcome.source);
      if (!hasLanded) return void open.set(outcome.source, outcome);
      counts = added(counts, countsOf([outcome]));
      landed.push(outcome);
      if (landed.length > 2 * kept) landed.splice(0, landed.length - kept);
    },
    stop: (failure) => void (stopped ??= failure),
    get stopped() {
      return stopped;
    },
    get creditsSpent() {
      return creditsSpent;
    },
    finish(files) {
      const documents = [...landed.slice(-kept), ...open.values()];
      return {
        counts: added(counts, countsOf([...open.values()])),
        ...{documents, jobs: [], failures: groupsOf(documents)},
        ...(stopped && {stopped}),
        files,
      };
    },
  };
}

function added(one: Counts, other: Counts): Counts {
  const statuses = ['succeeded', 'skipped', 'failed', 'pending', 'unknown', 'unsent', 'total'] as const;
  const sums = Object.fromEntries(statuses.map((status) => [status, one[status] + other[status]]));
  const pages = one.pages === undefined || other.pages === undefined ? {} : {pages: one.pages + other.pages};
  return {...(sums as Omit<Counts, 'pages'>), ...pages};
}

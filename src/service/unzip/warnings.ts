import type {JobWarning} from '../../contract/jobs.js';

/** An archive may have thousands of entries in folders, and each reply about its job repeats what is listed. */
const mostListed = 100;

export interface Warnings {
  add: (warning: JobWarning) => void;
  /** Those listed; the last one says how many more there were. */
  all: () => JobWarning[];
}

export function collectWarnings(): Warnings {
  const listed: JobWarning[] = [];
  let count = 0;
  return {
    add: (warning) => {
      if (++count <= mostListed) listed.push(warning);
    },
    all: () => {
      const last = listed.at(-1);
      if (last === undefined || count <= mostListed) return listed;
      const more = `and so on for ${count - mostListed} more entries`;
      return [...listed.slice(0, -1), {...last, reason: `${last.reason}; ${more}`}];
    },
  };
}

import type {JobWarning} from '../../contract/jobs.js';

/** Each reply about a job repeats its warnings, and an archive may have thousands of entries with long names. */
const mostListed = 100;
const mostCharacters = 8 * 1024;
const longestEntry = 200;

export interface Warnings {
  add: (warning: JobWarning) => void;
  /** The warnings listed; the last one says how many more there were. */
  all: () => JobWarning[];
}

/** Makes a list of warnings of one archive, limited to 100 entries and about 8 KiB of text. */
export function collectWarnings(): Warnings {
  const listed: JobWarning[] = [];
  let [count, characters] = [0, 0];
  return {
    add: ({entry, reason}) => {
      count++;
      const warning = {entry: shortened(entry), reason};
      const isWithin = listed.length < mostListed && characters < mostCharacters;
      // Once a warning is left out, all later ones are too, so that the list stays a prefix.
      if (!isWithin || listed.length < count - 1) return;
      listed.push(warning);
      characters += warning.entry.length + reason.length;
    },
    all: () => {
      const last = listed.at(-1);
      if (last === undefined || count === listed.length) return listed;
      const more = `and so on for ${count - listed.length} more entries`;
      return [...listed.slice(0, -1), {...last, reason: `${last.reason}; ${more}`}];
    },
  };
}

/** Shortens a path, keeping its end. */
function shortened(entry: string): string {
  return entry.length <= longestEntry ? entry : `…${entry.slice(1 - longestEntry)}`;
}

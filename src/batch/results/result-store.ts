// results: result files, tables and the manifest.

import type {ResultDocument} from '../../contract/jobs.js';
import type {DocumentOutcome} from '../model/outcome.js';
import type {FoundResult, StoredResultRef} from './find-stored-results.js';
import type {ResultOrigin, Result} from './result.js';

/** Where a result was stored, or what occupies its path. */
export interface StoreOutcome {
  /** `false`: the path is occupied and nothing was written. */
  isKept: boolean;
  /** The file, or the name of what occupies the path. */
  file: string;
  sum: string;
}

/**
 * Storage of results: the user's folder, laid out like the sources, or the state directory when results are only
 * reported. All methods throw `cannot_write`.
 */
export interface ResultStore {
  /** Throws when the output is not writable, or a batch file such as results.csv would replace a foreign file. */
  prepare(): Promise<void>;
  /**
   * Sources whose result path is occupied, with a name for the occupant: another work's result, a changed or foreign
   * file, a folder. With `overwrite`, only folders count.
   */
  taken(origins: ResultOrigin[]): Promise<Map<string, string>>;
  /** Stores results durably. One outcome each, in order. */
  keep(results: Result[]): Promise<StoreOutcome[]>;
  /** Removes unchanged results that are now stored elsewhere. */
  withdraw(origins: ResultOrigin[]): Promise<void>;
  /** The file a result goes to. */
  placeOf(origin: ResultOrigin): string;
  /** Stores unmatched results. Returns the file. */
  keepUnrelated(jobId: string, elements: () => AsyncIterable<ResultDocument>): Promise<string>;
  /** The reply of the service, byte for byte. */
  keepReply(name: string, body: Buffer): Promise<void>;
  /** File for a reply too large for memory; unless it `stays`, it is removed when its results are stored. */
  placeOfReply(name: string): {file: string; stays: boolean};
  /** Stores a paid reply that could not be parsed. Returns the file. */
  keepUnread(name: string, body: Buffer): Promise<string>;
  /** The result of an earlier run; `undefined` when it no longer exists. */
  findStored(remembered: StoredResultRef): Promise<FoundResult | undefined>;
  /** A line of the manifest for each document. */
  note(outcomes: DocumentOutcome[]): Promise<void>;
  /** Writes batch files, such as results.csv, and missing lines of the manifest. Returns the files. */
  finish(outcomes: DocumentOutcome[]): Promise<string[]>;
}

// results: result files, tables and the manifest.

import type {ResultDocument} from '../../contract/jobs.js';
import type {DocumentOutcome} from '../model/outcome.js';
import type {RecalledResult, StoredResultRef} from './recall.js';
import type {ResultOrigin, Result} from './result.js';

/** Where a result went, or what stands where it was to go. */
export interface StoreOutcome {
  /** Otherwise its place is taken by something else, and nothing was written. */
  isKept: boolean;
  /** Of a place that is taken, what to call it. */
  file: string;
  sum: string;
}

/**
 * Where results go: a folder of the user's, laid out like the sources, or the state directory when the results are only
 * told. All methods throw `cannot_write`.
 */
export interface ResultStore {
  /** Throws when nothing can be written, or what stands for the batch as a whole would replace a file of somebody else. */
  prepare(): Promise<void>;
  /**
   * Of results, the sources of those whose place is taken, and what to call that: by another work's result, by a file that somebody
   * made or changed, by a folder. With `overwrite` only folders are in the way.
   */
  taken(origins: ResultOrigin[]): Promise<Map<string, string>>;
  /** Keeps results; on the disk when it resolves. One answer for each, in their order. */
  keep(results: Result[]): Promise<StoreOutcome[]>;
  /** Takes results away that were kept here unchanged, because they are kept elsewhere now. */
  withdraw(origins: ResultOrigin[]): Promise<void>;
  /** The file a result goes to. */
  placeOf(origin: ResultOrigin): string;
  /** Results nobody could relate to their documents. Gives the file. */
  keepUnrelated(jobId: string, elements: () => AsyncIterable<ResultDocument>): Promise<string>;
  /** The reply of the service, byte for byte. */
  keepReply(name: string, body: Buffer): Promise<void>;
  /** Where a reply goes that is too large to be held; one that does not stay is removed when its results are kept. */
  placeOfReply(name: string): {file: string; stays: boolean};
  /** A reply that was paid for and nobody could read. Gives the file. */
  keepUnread(name: string, body: Buffer): Promise<string>;
  /** The result of an earlier run. `undefined`: not there any more. */
  recall(remembered: StoredResultRef): Promise<RecalledResult | undefined>;
  /** A line of the manifest for each document. */
  note(outcomes: DocumentOutcome[]): Promise<void>;
  /** Writes what stands for the batch as a whole, such as results.csv, and the missing lines of the manifest. Gives the files. */
  finish(outcomes: DocumentOutcome[]): Promise<string[]>;
}

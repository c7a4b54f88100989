import type {BatchContext} from '../run/batch-context.js';
import type {ProcessOptions} from '../model/run-options.js';
import type {PictureConverter} from '../model/picture-converter.js';
import type {DocumentOutcome, Failure} from '../model/outcome.js';
import type {BatchEvent} from '../model/batch-events.js';
import type {WatchStatistics} from './watch-statistics.js';

export interface HotFolderOptions extends Pick<
  ProcessOptions,
  'concurrency' | 'include' | 'reviewBelow' | 'retryUnknown' | 'force' | 'maxCredits'
> {
  work: ProcessOptions['work'];
  /** Absolute. Finished documents are moved to its `done` and `failed`. */
  folder: string;
  output: ProcessOptions['output'] & {directory: string};
  /** Converts what the service does not take. */
  converter?: PictureConverter;
  /** `true` by default. */
  recursive?: boolean;
  /** Glob patterns of files to include and to exclude. */
  includeNames?: string[];
  excludeNames?: string[];
  /** How long a file must be unchanged before it is sent; 2 s by default. */
  settleMs?: number;
  /** Polling interval in milliseconds, without file events: for network shares. */
  pollMs?: number;
  /** First pause after an obstacle; 5 s by default, doubled for each further one in a row. */
  firstPauseMs?: number;
  /** End when all stable files are processed. */
  once?: boolean;
}

/** Events of a hot folder besides those of its batches. `source` names the document as its result does. */
export type HotFolderEvent =
  | BatchEvent
  | {type: 'watching'; folder: string; once: boolean}
  | {type: 'moved'; source: string; from: string; to: string}
  | {type: 'gone'; source: string; path: string}
  | {type: 'paused'; wait_ms: number; code: string; message: string};

/** A finished document, before it is moved. */
export interface FinishedDocument {
  document: DocumentOutcome;
  /** Its current absolute path. */
  path: string;
}

/** State of a watcher, as its heartbeat reports it. */
export interface WatcherState {
  /** Files in the folder that are not stable or not processed yet. */
  waiting: number;
  /** Why processing is paused. */
  paused?: Failure;
}

export interface HotFolderContext extends Omit<BatchContext, 'tell'> {
  tell: (event: HotFolderEvent) => void;
  /** Id of this process, for the folder's lock. */
  pid: number;
  isRunning: (pid: number) => boolean;
  /**
   * Called for every finished document, one at a time, at least once: again when the move after it was interrupted.
   * Must not throw.
   */
  onFinished?: (finished: FinishedDocument) => Promise<void>;
  /** Called at every scan of the folder. */
  onHeartbeat?: (pulse: WatcherState) => Promise<void>;
}

/** What the rounds of a hot folder share. */
export interface RoundContext {
  options: HotFolderOptions;
  context: HotFolderContext;
  statistics: WatchStatistics;
}

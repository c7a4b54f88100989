import type {BatchContext} from '../run/batch-context.js';
import type {ProcessOptions} from '../model/run-options.js';
import type {DocumentOutcome, Failure} from '../model/outcome.js';
import type {BatchEvent} from '../model/batch-events.js';
import type {WatchStatistics} from './watch-statistics.js';

export interface HotFolderOptions extends Pick<
  ProcessOptions,
  'concurrency' | 'include' | 'retryUnknown' | 'force' | 'maxCredits'
> {
  work: ProcessOptions['work'];
  /** Absolute. Documents land in its `done` and `failed`. */
  folder: string;
  output: ProcessOptions['output'] & {directory: string};
  /** `true` by default. */
  recursive?: boolean;
  /** Glob patterns of the files that count, and of those that do not. */
  includeNames?: string[];
  excludeNames?: string[];
  /** How long a file must not have changed; 2 s by default. */
  settleMs?: number;
  /** Look every so many milliseconds and trust no file events: for network shares. */
  pollMs?: number;
  /** How long to wait at first when something is in the way; 5 s by default, and twice as long each time in a row. */
  firstPauseMs?: number;
  /** End when everything that has stopped growing is done. */
  once?: boolean;
}

/** What a hot folder tells besides what its batches tell. `source` names the document as its result does. */
export type HotFolderEvent =
  | BatchEvent
  | {type: 'watching'; folder: string; once: boolean}
  | {type: 'moved'; source: string; from: string; to: string}
  | {type: 'gone'; source: string; path: string}
  | {type: 'paused'; wait_ms: number; code: string; message: string};

/** A document that is finished, before it is moved. */
export interface FinishedDocument {
  document: DocumentOutcome;
  /** Where it still lies, absolute. */
  path: string;
}

/** How a watcher is doing, as its heartbeat says. */
export interface WatcherState {
  /** Files in the folder that have not settled or are not done yet. */
  waiting: number;
  /** Why nothing goes on at the moment. */
  paused?: Failure;
}

export interface HotFolderContext extends Omit<BatchContext, 'tell'> {
  tell: (event: HotFolderEvent) => void;
  /** This process, as the lock of the folder names it. */
  pid: number;
  isRunning: (pid: number) => boolean;
  /** Hears of every finished document, one at a time, at least once: again when the move after it was cut off. Must not throw. */
  onFinished?: (finished: FinishedDocument) => Promise<void>;
  /** Called at every look at the folder. */
  onHeartbeat?: (pulse: WatcherState) => Promise<void>;
}

/** What the rounds of a hot folder share. */
export interface RoundContext {
  options: HotFolderOptions;
  context: HotFolderContext;
  statistics: WatchStatistics;
}

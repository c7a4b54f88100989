import type {JsonText} from '../json-text.js';

/** A running process. `beat` counts its heartbeats. */
export interface HolderRow {
  id: string;
  beat: number;
}

/** Which store has the files of a database that nodes share. SQLite has no row: the data directory says it. */
export interface FileStoreRow {
  row: 1;
  id: string;
  /** `null`: the files are in `kept/` of a directory that all nodes see. */
  address: string | null;
  /** 1: the store does not have the id yet. */
  pending: 0 | 1;
}

/** A move of the data from one database or store of files to another, as this database took part in it. */
export interface MoveRow {
  /** A UUID, the same on both sides; of a new S3 store the id of its owner, too. */
  id: string;
  role: 'source' | 'target';
  /** Where the other side is, for people: without user and password. */
  other: string;
  /**
   * `copying`: begun, and not to be used meanwhile. `moved`: a source whose data are used elsewhere now. `finished`: in
   * use. `given_up`: a source that is used again.
   */
  state: 'copying' | 'moved' | 'finished' | 'given_up';
  /** At a target: how far each table is copied. */
  progress: JsonText<Record<string, CopyProgress>>;
  changed_at: number;
}

export interface CopyProgress {
  /** Primary key of the last row; absent before the first. */
  after?: (string | number)[];
  isDone: boolean;
}

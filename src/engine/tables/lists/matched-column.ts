import type {ReadDocument} from '../headers/read-document.js';
import type {ColumnQuery} from '../line-items/requested-columns.js';
import type {Table} from '../structure/table.js';

/** The column of a table for a requested column. */
export interface MatchedColumn {
  requested: ColumnQuery;
  /** Absent where the table has no such column. */
  at?: number;
  /** The column of outgoing amounts, if incoming and outgoing ones have a column each. */
  out?: number;
  score: number;
}

/** What the columns of a table are matched with. */
export interface MatchContext {
  matched: MatchedColumn[];
  table: Table;
  document: ReadDocument;
}

/** Minimum score of a match, and that of a column that no title names. */
export const leastFit = 0.5;

import type {PageView, TextLine, Token} from '../../page-view/document-view.js';

/** A table of any kind: what its titles say, and its rows, each over one or more lines of the page. */
export interface Table {
  /** Where it begins; it may go on on later pages. */
  page: PageView;
  header: TextLine[];
  columns: TableColumn[];
  rows: TableRow[];
  /** A line of words alone right above the header. */
  heading?: string;
}

export interface TableColumn {
  title: string;
  /** The words of the title. */
  tokens: Token[];
  left: number;
  right: number;
}

export interface TableRow {
  /** One text for each column; empty where nothing is printed. */
  cells: string[];
  lines: TextLine[];
}

import type {PageView, TextLine, Token} from '../../page-view/document-view.js';

/** A table of any kind: its titles, and its rows, each on one or more lines of the page. */
export interface Table {
  /** The page it begins on; it may continue on later ones. */
  page: PageView;
  header: TextLine[];
  columns: TableColumn[];
  rows: TableRow[];
  /** The row directly above the header, if it is a single line without digits. */
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

import stringWidth from 'string-width';

/**
 * Printable characters that take one column each, whatever is beside them: Latin letters and the punctuation of European
 * languages. Knowing them spares most commands the tables of string-width and `Intl.Segmenter`, two fifths of their time.
 */
const oneColumnEach = /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** Columns a text takes on a terminal: by whole characters as they are drawn, escape sequences not counted. */
export function widthOf(text: string): number {
  return oneColumnEach.test(text) ? text.length : stringWidth(text);
}

/** The text, cut between whole characters with an ellipsis to at most `columns`. */
export function fit(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let [kept, width] = ['', 0];
  for (const {segment} of new Intl.Segmenter().segment(text)) {
    width += widthOf(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** The text with spaces up to a width in columns; longer text stays as it is. */
export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

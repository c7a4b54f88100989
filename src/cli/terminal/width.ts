import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter();

/** Columns a text takes on a terminal: by whole characters as they are drawn, escape sequences not counted. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

/** The text, cut between whole characters with an ellipsis to at most `columns`. */
export function fit(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let [kept, width] = ['', 0];
  for (const {segment} of graphemes.segment(text)) {
    width += widthOf(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

/** Scripts and symbols that terminals draw two columns wide. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;
const without = /\p{Mark}/u;

/** Columns a text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += without.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return width;
}

/** The text, cut with an ellipsis to at most `columns`. */
export function fit(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  for (const character of text) {
    if (widthOf(kept + character) > columns - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

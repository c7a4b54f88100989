/** A value as a cell of CSV: text as it is, nothing for what is absent, tables and objects as JSON; harmless to spreadsheets. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return harmless(typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * A spreadsheet runs a cell that begins with one of `=+-@` as a formula, and what is in a document is anybody's. An
 * apostrophe makes it text. Numbers and phone numbers (`-12.50`, `+49 30 1234`) begin like that and stay as they are.
 */
function harmless(text: string): string {
  return /^[=@\t]|^[+-](?![\d\s().,/-]*$)/.test(text) ? `'${text}` : text;
}

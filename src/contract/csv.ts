import {stringify} from 'csv-stringify/sync';

export interface CsvOptions {
  /** Begin with a byte order mark, by which Excel recognises UTF-8. */
  bom?: boolean | undefined;
  /** A line break inside a cell: kept in quotes, or a space, so that every record is one line. */
  lineBreaks?: 'quote' | 'space';
}

/**
 * Records as CSV, RFC 4180: the first is the header, each ends in CRLF. A value that is not text is JSON in its cell, an
 * absent one an empty cell. A record of one empty cell is `""`, because readers skip blank lines. A cell that a
 * spreadsheet would run as a formula is made text.
 */
export async function* csvText(
  records: Iterable<unknown[]> | AsyncIterable<unknown[]>,
  {bom = false, lineBreaks = 'quote'}: CsvOptions = {},
): AsyncGenerator<string> {
  if (bom) yield byteOrderMark;
  for await (const record of records)
    yield stringify([record.map((value) => cellOf(value, lineBreaks))], {
      record_delimiter: '\r\n',
      quote_record_delimiter: true,
      quoted_empty: record.length === 1,
      // A mark at the beginning of the file would be taken for its byte order mark.
      quoted_match: /^\ufeff/,
    });
}

export const byteOrderMark = '\ufeff';

function cellOf(value: unknown, lineBreaks: 'quote' | 'space'): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return harmless(JSON.stringify(value));
  return harmless(lineBreaks === 'space' ? value.replace(/\s*[\r\n]+\s*/g, ' ') : value);
}

/** `=+-@`, also full-width, as the first visible character: spreadsheets may drop the invisible ones before it. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
/** Cells beginning with these can become formulas when they are imported again (OWASP, CSV injection). */
const control = /^[\t\r\n]/;
/** `-12.50`, `+49 30 1234`: an amount or a phone number stays as it is. */
const number = /^[+-][\d\s().,/-]*$/;

/** Documents come from strangers and may hold formulas. A leading apostrophe turns one into text. */
function harmless(text: string): string {
  return (formula.test(text) || control.test(text)) && !number.test(text) ? `'${text}` : text;
}

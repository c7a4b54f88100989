import {found, type Found} from './found.js';

/** Things with digits that may number something: `RE-20140522/501`, `01.234.567.8`, `A 123`. Dates and amounts are for the caller to tell. */
export function findIdentifiers(text: string): Found[] {
  return [...text.matchAll(/[\p{L}\p{N}#][\p{L}\p{N}#./_\-–&+*]*/gu)].flatMap((match) => {
    const raw = match[0].replace(/^#+|^(?:nr?|no)[.°º](?=\d)|[.\-–/_&+*#]+$/giu, '');
    if (!/\d/.test(raw)) return [];
    const at = match.index + match[0].indexOf(raw);
    const series = raw.includes('/') ? seriesBefore(text.slice(0, at)) : '';
    return [found({index: at - series.length, 0: series + raw}, series + raw, qualityOf(raw))];
  });
}

/** `FT 2024/215`, `NC A/17`: the kind and the series of a document are part of its number. */
function seriesBefore(text: string): string {
  return /(?<![\p{L}\p{N}])(?!N[RO] )[A-Z]{2,3} $/u.exec(text)?.[0] ?? '';
}

/** Longer and mixed is more telling; a unit price or a date is rather not an identifier. */
function qualityOf(text: string): number {
  if (/^\d{1,3}$/.test(text)) return 0.5;
  if (/^\d{1,2}[./-]\d{1,2}[./-](\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}$/.test(text)) return 0.15;
  if (/^\d{1,3}([.,]\d{3})*[.,]\d{2}$/.test(text)) return 0.3;
  return /^\d{1,2}:\d{2}/.test(text) ? 0.1 : 0.9;
}

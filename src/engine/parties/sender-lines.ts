import {hasPostalCode, isClearlyAddress, mayBeAddress} from '../values/addresses/address.js';
import {beginsWithLegalForm, cleanName, hasLegalForm, likenessToCompany} from '../values/name.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isCountryLine} from './party-block.js';
import {isTitleLine} from '../page-view/is-title-line.js';
import type {TextLine} from '../page-view/document-view.js';
import {isAtFoot, isInUpperHalf} from '../page-view/parts-of-page.js';
import {fair, likely} from '../levels.js';

/** A name and its address in one line. */
export interface SenderLine {
  line: TextLine;
  name: string;
  address: string;
  /** 0 to 1: how certain it is that it is the seller's. */
  score: number;
}

export const separators = /\s+[-–—|●•·*/]\s+|\s*[|●•·]\s*| {2,}|, /;

/**
 * `Acme GmbH · Ecke 12 · 12345 Stadt`: in small letters above the address window, across the head of the page, or
 * among other details at its foot.
 */
export function senderLines(document: ReadDocument): SenderLine[] {
  const pages = new Set([document.view.pages[0], document.view.pages.at(-1)]);
  return [...pages].flatMap((page) =>
    (page?.lines ?? []).flatMap((line) => {
      const isFoot = isAtFoot(line);
      if (!isFoot && !(isInUpperHalf(line) && page === document.view.pages[0])) return [];
      return senderLine(line, isFoot);
    }),
  );
}

function senderLine(line: TextLine, isFoot: boolean): SenderLine[] {
  if (!hasPostalCode(line.text)) return [];
  const parts = partsOf(line.text);
  const name = cleanName(parts[0]?.text ?? '');
  const last = parts.findIndex(({text}) => hasPostalCode(text));
  const from = parts.findIndex(({text}, index) => index > 0 && isStreetPart(text));
  const least = isFoot && !line.text.slice(parts[0]?.end).startsWith(',') ? 2 : 3;
  if (last < 1 || parts.length < least || isStreetNotName(name, parts[1]!.text)) return [];
  if (likenessToCompany(name) === 0 || isClearlyAddress(name) || isTitleLine(name)) return [];
  const first = parts[from < 0 || from > last ? last : from]!;
  const country = parts[last + 1];
  const end = country !== undefined && isCountryLine(country.text) ? country.end : parts[last]!.end;
  const address = line.text.slice(first.start, end).replace(/\s*[|●•·]\s*|\s+[–—-]\s+/g, ', ');
  return [{line, name, address, score: isFoot || !/[-–—|●•·]/.test(line.text) ? fair : likely}];
}

/** Whether the first part of a line is a street, not a name: its number is in it or next, or a postal code follows. */
function isStreetNotName(name: string, next: string): boolean {
  return (
    (/^\d{1,5}\p{L}? \p{L}/u.test(name) && !hasLegalForm(name)) ||
    (hasPostalCode(next) && /^[^\d]{4,}[ ,]\d{1,4} ?\p{L}?$/u.test(name)) ||
    /^\d{1,4} ?\p{L}?$/u.test(next)
  );
}

function isStreetPart(text: string): boolean {
  return mayBeAddress(text) || /^\p{L}[^\d:]{2,} \d{1,4} ?\p{L}?$|^\d{1,5} \p{L}/u.test(text);
}

interface Part {
  text: string;
  start: number;
  end: number;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const match of [...text.matchAll(new RegExp(separators, 'g')), {index: text.length, 0: ''}]) {
    const part = text.slice(start, match.index);
    const last = parts.at(-1);
    // "Stackharbor, Inc." is one name.
    if (parts.length === 1 && beginsWithLegalForm(part) && part.length < 20)
      parts[0] = {...last!, text: text.slice(last!.start, match.index), end: match.index};
    else if (part.trim() !== '') parts.push({text: part.trim(), start, end: match.index});
    start = match.index + match[0].length;
  }
  return parts;
}

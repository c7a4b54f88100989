import {heightOf, widthOf} from '../box.js';
import {asides} from '../knowledge/languages/gathered/headings.js';
import {
  hasPostalCode,
  isClearlyAddress,
  likenessToAddress,
  mayBeAddress,
} from '../values/addresses/address.js';
import {fold} from '../values/fold.js';
import {beginsWithLegalForm} from '../values/name.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isTitleLine} from '../page-view/is-title-line.js';
import type {TextLine} from '../page-view/document-view.js';
import {isLikelyLabel} from '../labels/label-detection.js';
import {large} from '../page-view/large-letters.js';

/** A row of the head of a document, with its kind. */
export interface HeadRow {
  lines: TextLine[];
  text: string;
  kind: 'name' | 'address' | 'aside' | 'title' | 'date' | 'number';
  /** 0 to 1: how much it looks like part of an address. */
  address: number;
  /** Letter height relative to the page's usual line height. */
  size: number;
  /**
   * Letter width relative to the page's median. OCR boxes are as high as the tallest letter, so heights alone
   * mislead.
   */
  width: number;
}

const longestHead = 16;

/** The first rows of the first page, up to the header of a table. */
export function headOf(document: ReadDocument): HeadRow[] {
  const page = document.view.pages[0];
  if (page === undefined) return [];
  const table = document.headers.find((header) => header.page === page)?.firstRow ?? Infinity;
  const usual = {height: page.lineHeight, width: median(page.lines.map(letterWidth))};
  return page.rows.slice(0, Math.min(longestHead, table)).map((lines) => rowOf(lines, usual, document));
}

function letterWidth({box, text}: TextLine): number {
  return widthOf(box) / text.length;
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1;
}

function rowOf(lines: TextLine[], usual: {height: number; width: number}, document: ReadDocument): HeadRow {
  const text = lines.map((line) => line.text).join(' ');
  const address = likenessToAddress(text);
  const size = Math.max(...lines.map((line) => heightOf(line.box))) / usual.height;
  const width = Math.max(...lines.map(letterWidth)) / usual.width;
  const seen = {lines, text, address, size, width};
  return {...seen, kind: kindOf(seen, document)};
}

function kindOf({text, size, lines}: Omit<HeadRow, 'kind'>, document: ReadDocument): HeadRow['kind'] {
  if (lines.every((line) => isTitleLine(line.text))) return 'title';
  if (isAside(text)) return 'aside';
  const detectedLabels = lines.flatMap((line) => document.detectedLabels.get(line)!);
  const first = detectedLabels.find(
    (detectedLabel) =>
      detectedLabel.line === lines[0] &&
      detectedLabel.from === 0 &&
      isLikelyLabel(detectedLabel) &&
      (detectedLabel.hasColon || detectedLabel.concepts.size > 0),
  );
  const isLetters = !/\d/.test(text);
  if (isLetters && beginsWithLegalForm(text)) return 'name';
  const isSign = isLetters && size > large && first?.hasColon !== true;
  const concepts = isSign ? [] : [...(first?.concepts.keys() ?? [])];
  const label = first === undefined ? '' : first.line.tokens[first.from]!.key;
  if (label.length > 2 && concepts.some(isContact)) return 'aside';
  if (isRegistration(text)) return 'number';
  const isLabelled = /^[\p{L}. ]+[:：]/u.test(text);
  if (mayBeAddress(isLabelled ? behindColon(text) : text)) return 'address';
  if (first !== undefined && !concepts.includes('address') && (first.hasColon || concepts.some(isFact)))
    return 'aside';
  if (/\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}:\d{2}/.test(text) && !isClearlyAddress(text)) return 'date';
  return 'name';
}

/** "Delivery note number: LN-5530": the words of a label tell nothing of what stands behind it. */
function behindColon(text: string): string {
  return text.slice(text.search(/[:：]/) + 1);
}

/** Labels of contact details, numbers and dates: never part of an address, even in a row that looks like one. */
function isContact(concept: string): boolean {
  return /^(phone|fax|email|website|tax_number|vat_id|registration_number|invoice_number|issue_date)$/.test(
    concept,
  );
}

/** Labels that make the row they begin one of numbers, dates or contact details. */
function isFact(concept: string): boolean {
  return /_(number|date|id)$|^(phone|fax|email|website|time|contact|other_number)$/.test(concept);
}

function isAside(text: string): boolean {
  const folded = fold(text)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return (
    asides.some((aside) => folded === aside || folded.startsWith(`${aside} `)) ||
    /www\.|@|https?:/i.test(text)
  );
}

/**
 * Whether a text is a registration or phone number: `(789417-W)`, `JM0517726`, `1227039`, `(CO.REG: 933109-X)`,
 * `Telef. (0517) 512225`.
 */
function isRegistration(text: string): boolean {
  if (/\b(?:no|reg|roc|br)\b.{0,6}\d{5,} ?-? ?[A-Z]?[)）]?$/i.test(text)) return true;
  if (/^\p{L}{1,8}[.:]{0,2} ?[+(]{0,2}\d[\d ()/.-]{6,}$/u.test(text) && !hasPostalCode(text)) return true;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const isLong = /\d{4}|\d[ -]\d{3}/.test(text);
  return isLong && digits >= 4 && letters <= Math.max(3, digits / 2) && !/\d{5},? ?\p{L}{2}/u.test(text);
}

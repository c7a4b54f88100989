import {hasPostalCode, likenessToAddress} from '../values/addresses/address.js';
import {findDates} from '../values/date.js';
import {findEmails} from '../values/email.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {addressIn, blockAbove, blockBelow, isCountryLine, isFactLine} from './party-block.js';
import {partyIn, type Party} from './party.js';
import type {TextLine} from '../page-view/document-view.js';
import {isAtFoot} from '../page-view/parts-of-page.js';
import {certain} from '../levels.js';

/** A postal address with the name above it and the other lines of its block. */
export interface AddressBlock extends Party {
  /** All lines of the block, from the name to the contact details below the address. */
  lines: TextLine[];
  postal: TextLine;
}

const longestLine = 60;

/**
 * Address blocks, each found by the line with its postal code: in the upper half of the first page above any table,
 * and at the foot of the first and last page. `apart`: lines that belong to no block.
 */
export function addressBlocks(document: ReadDocument, apart: ReadonlySet<TextLine>): AddressBlock[] {
  const [page] = document.view.pages;
  if (page === undefined) return [];
  const table = document.headers.find((header) => header.page === page)?.box.top ?? Infinity;
  const head = page.lines.filter((line) => line.box.top < Math.min(table, page.height / 2));
  const last = document.view.pages.at(-1)!;
  const feet = [...page.lines, ...(last === page ? [] : last.lines)].filter(isAtFoot);
  return [...head, ...feet]
    .filter((line) => isPlaceLine(line) && !apart.has(line) && !isFactLine(line, document))
    .flatMap((postal) => blockAt(postal, {document, apart}));
}

/**
 * Whether a line is the place of an address: short, with a postal code. A street whose number looks like one ("2214
 * Larkspur Ave") above a place is none.
 */
function isPlaceLine(line: TextLine): boolean {
  if (!hasPostalCode(line.text) || line.text.length >= longestLine || !/\p{L}/u.test(line.text)) return false;
  if (findDates(line.text).length > 0) return false;
  const isStreet = /^\d{3,5}\p{L}? /u.test(line.text) && !/^\d{4,5} \p{L}+$/u.test(line.text);
  return !(isStreet && below(line).some(({text}) => hasPostalCode(text) && /\d{5}(?:-\d{4})?$/.test(text)));
}

/** The text right under a line. */
function below({page, row, box}: TextLine): TextLine[] {
  const near = page.rows[row + 1] ?? [];
  return near.filter(
    (other) =>
      other.box.left < box.right &&
      other.box.right > box.left &&
      other.box.top - box.bottom < page.lineHeight,
  );
}

function blockAt(
  postal: TextLine,
  {document, apart}: {document: ReadDocument; apart: ReadonlySet<TextLine>},
): AddressBlock[] {
  const column = blockAbove(postal, document);
  const above = column.slice(firstOf(column, postal, apart));
  const country = below(postal).filter(({text}) => isCountryLine(text));
  const party = partyIn([...above, ...country], document) ?? nameless([...above, ...country], document);
  if (party.address.length === 0) return [];
  return [{...party, postal, lines: [...above, ...country, ...factsBelow(country[0] ?? postal, document)]}];
}

/**
 * A party without a name for lines that look very much like an address: its name may be in a logo, too far above to
 * be part of the block.
 */
function nameless(block: TextLine[], document: ReadDocument): Party {
  const address = addressIn(block, document);
  const likeness = address.reduce((sum, {text}) => sum + likenessToAddress(text), 0);
  const isLabelled = address.some(({text}) => text.includes(':'));
  return {name: [], nameText: '', address: likeness >= certain && !isLabelled ? address : []};
}

/**
 * Index of the first line of a block in its column: behind the last line of `apart`; at the foot, where details are
 * stacked, from the nearest line that is no address, which is the name.
 */
function firstOf(column: TextLine[], postal: TextLine, apart: ReadonlySet<TextLine>): number {
  const free = column.findLastIndex((line) => apart.has(line)) + 1;
  if (!isAtFoot(postal)) return free;
  const name = column.findLastIndex((line) => line !== postal && likenessToAddress(line.text) === 0);
  return Math.max(free, name);
}

/** The lines close below an address that say how to reach the party. */
function factsBelow(postal: TextLine, document: ReadDocument): TextLine[] {
  const lines = blockBelow({line: postal, box: postal.box}, document);
  const end = lines.findIndex(
    (line, index) => !(isFactLine(line, document) || findEmails(line.text).length > 0) && index > 0,
  );
  return lines.slice(0, end < 0 ? lines.length : end);
}

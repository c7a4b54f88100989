import {heightOf} from '../box.js';
import {countryCodes} from '../knowledge/countries/country-codes.js';
import {salutations} from '../knowledge/languages/gathered/headings.js';
import {endsInCountry, hasPostalCode, likenessToAddress} from '../values/addresses/address.js';
import {fold} from '../values/fold.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import type {DetectedLabel} from '../labels/label-detection.js';
import {isTitleLine} from '../page-view/is-title-line.js';
import type {TextLine} from '../page-view/document-view.js';

/** Lines below in one column with no more than a line between, until the next part of the page begins. */
export function blockBelow(
  detectedLabel: {line: TextLine; box: {left: number; right: number; bottom: number}},
  document: ReadDocument,
): TextLine[] {
  const {page, row} = detectedLabel.line;
  const block: TextLine[] = [];
  let bottom = detectedLabel.line.box.bottom;
  let usual = Infinity;
  for (const next of page.rows.slice(row + 1, row + 14)) {
    const line = next.find(
      (one) => Math.abs(one.box.left - detectedLabel.box.left) < 2.5 * heightOf(one.box),
    );
    if (Math.min(...next.map((one) => one.box.top)) - bottom > 2.2 * page.lineHeight) break;
    if (line === undefined) continue;
    const gap = line.box.top - bottom;
    const isFirst = block.length === 0;
    if (!isFirst && (gap > 2.2 * page.lineHeight || gap > usual + 1.6 * page.lineHeight)) break;
    if (!isFirst && beginsPart(line, document)) break;
    if (!isFirst) usual = Math.min(usual, Math.max(0, gap));
    block.push(line);
    bottom = line.box.bottom;
  }
  return block;
}

/** The lines above in the same column, set to one edge or one middle, up to a gap or the heading of the block. */
export function blockAbove(last: TextLine, document: ReadDocument): TextLine[] {
  const {page} = last;
  const block = [last];
  const isContact = (line: TextLine) => isFactLine(line, document) || isReach(line.text);
  for (let row = last.row - 1; row >= 0 && block.length < 7; row--) {
    const top = block[0]!;
    const line = page.rows[row]!.find(
      (one) => Math.abs(one.box.left - last.box.left) < 1.5 * heightOf(one.box) || isCentred(one, top),
    );
    if (line === undefined) {
      if (top.box.top - page.rows[row]![0]!.box.bottom > 2 * page.lineHeight) break;
      continue;
    }
    if (top.box.top - line.box.bottom > 1.8 * page.lineHeight) break;
    if (beginsPart(line, document)) break;
    // Above a name and its address another block ends.
    const isNamed = block.some(
      (one) => one !== last && likenessToAddress(one.text) < 0.15 && !isContact(one),
    );
    if (hasPostalCode(line.text) ? line.text.length < 60 && block.length > 1 : isNamed && isContact(line))
      break;
    block.unshift(line);
    if (isSalutation(line.text)) break;
  }
  return block;
}

/** Set to a common middle or right edge, close above each other. */
function isCentred(line: TextLine, below: TextLine): boolean {
  const [middles, rights] = [
    line.box.left + line.box.right - below.box.left - below.box.right,
    line.box.right - below.box.right,
  ];
  const near = 0.35 * heightOf(below.box);
  const gap = below.box.top - line.box.bottom;
  return gap < 0.8 * heightOf(below.box) && (Math.abs(middles) < 2 * near || Math.abs(rights) < near);
}

/** The lines of a block that are its address: from the first that looks like one to the place and its country. */
export function addressIn(block: TextLine[], document: ReadDocument): TextLine[] {
  const lines: TextLine[] = [];
  for (const [index, line] of block.entries()) {
    if (isFactLine(line, document) || isReach(line.text)) {
      if (lines.length > 0) break;
      continue;
    }
    if (lines.length > 0 && beginsPart(line, document)) break;
    if (lines.length > 0 || beginsAddress(block, index)) lines.push(line);
    if (lines.length >= 5 || (lines.length > 0 && isLastLine(line, block[index + 1], document))) break;
  }
  return lines;
}

/** A number alone may be the year of a foundation: then the place must follow. */
function beginsAddress(block: TextLine[], index: number): boolean {
  const [line, next] = [block[index]!, block[index + 1]];
  if (isFoundedIn(line.text)) return false;
  const likeness = likenessToAddress(line.text);
  if (likeness >= 0.3 || isNumberedStreet(line.text)) return true;
  return (
    likeness >= 0.15 && next !== undefined && (hasPostalCode(next.text) || beginsAddress(block, index + 1))
  );
}

/** "Meisterbetrieb seit 1974": words, and a year at the end. */
function isFoundedIn(text: string): boolean {
  return /\p{Ll}{3} (?:19|20)\d\d$/u.test(text.trim()) && !hasPostalCode(text);
}

/** "14 Orchard Rise", "Speicherhof 4", not "since 1998". */
function isNumberedStreet(text: string): boolean {
  return /^\d{1,4}\p{L}?,? \p{Lu}\p{L}|^\p{Lu}[^\d:]{3,} (?!(?:19|20)\d\d$)\d{1,4} ?\p{L}?$/u.test(
    text.trim(),
  );
}

/** An address of the web, or a telephone number behind no more than a sign of one. */
function isReach(text: string): boolean {
  return /@|www\.|https?:/i.test(text) || /^[^\p{L}\p{N}]*\(?\+?\d[\d ()./-]{7,}$/u.test(text);
}

/** Behind the place nothing but its country goes on an address. */
function isLastLine(line: TextLine, next: TextLine | undefined, document: ReadDocument): boolean {
  if (!hasPostalCode(line.text)) return false;
  if (next === undefined || isFactLine(next, document)) return true;
  return !(hasPostalCode(next.text) || isCountryLine(next.text));
}

export function isCountryLine(text: string): boolean {
  return (endsInCountry(text) && text.split(' ').length <= 4) || countryCodes.has(text.trim());
}

/** The heading of a party or a table, the title of the document. */
function beginsPart(line: TextLine, document: ReadDocument): boolean {
  return isNamedHeading(line, document) || inHeading(line, document) || isTitleLine(line.text);
}

export function inHeading(line: TextLine, document: ReadDocument): boolean {
  return document.headers.some((header) => header.lines.includes(line));
}

/** "Odbiorca:", "Datos del cliente:" above a name are no name. */
export function isHeadingOfParty(line: TextLine, document: ReadDocument): boolean {
  return /[:：]$/.test(line.text) || isNamedHeading(line, document);
}

/** Nothing but "Bill to", "Datos del cliente", "Consignee (Ship to)", "Exportador / Exporter". */
export function isNamedHeading(line: TextLine, document: ReadDocument): boolean {
  return isHeadingFrom(line, 0, document);
}

/** Whether all words of a line from one on are headings of parties. */
export function isHeadingFrom(line: TextLine, from: number, document: ReadDocument): boolean {
  const detectedLabels = document.detectedLabels.get(line)!.filter(isPartyLabel);
  const words = line.tokens.slice(from).filter(({key}) => key !== '');
  const covered = words.filter((token) => {
    const at = line.tokens.indexOf(token);
    return detectedLabels.some((detectedLabel) => at >= detectedLabel.from && at < detectedLabel.to);
  });
  return words.length > 0 && covered.length === words.length;
}

function isPartyLabel({concepts}: DetectedLabel): boolean {
  return (['buyer', 'seller', 'ship_to'] as const).some((name) => (concepts.get(name) ?? 0) >= 1);
}

/** Number, telephone, VAT: a line that begins with a label of its own. */
export function isFactLine(line: TextLine, document: ReadDocument): boolean {
  const [first] = document.detectedLabels.get(line)!;
  if (first?.from !== 0 || first.standing < 0.6) return false;
  const isAddress = ['address', 'seller', 'buyer'].some((name) => first.concepts.has(name as 'address'));
  const whole = first.to === line.tokens.length;
  return (
    !isAddress && (whole || first.hasColon || /\d/.test(line.text)) && likenessToAddress(line.text) < 0.5
  );
}

/** "Frau", "Herrn", "Messrs" on a line of its own. */
export function isSalutation(text: string): boolean {
  return salutations.has(
    fold(text)
      .replace(/[^\p{L} ]/gu, '')
      .trim(),
  );
}

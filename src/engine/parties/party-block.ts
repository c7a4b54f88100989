import {heightOf} from '../box.js';
import {countryCodes} from '../knowledge/countries/country-codes.js';
import {salutations} from '../knowledge/languages/gathered/headings.js';
import {
  endsInCountry,
  hasPostalCode,
  isClearlyAddress,
  likenessToAddress,
  mayBeAddress,
} from '../values/addresses/address.js';
import {fold} from '../values/fold.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isLikelyLabel, type DetectedLabel} from '../labels/label-detection.js';
import {isTitleLine} from '../page-view/is-title-line.js';
import type {TextLine} from '../page-view/document-view.js';

/** The lines below a label in its column, down to a gap or another part of the page. */
export function blockBelow(
  detectedLabel: {line: TextLine; box: {left: number; right: number; bottom: number}},
  document: ReadDocument,
): TextLine[] {
  const {page, row} = detectedLabel.line;
  const block: TextLine[] = [];
  let bottom = detectedLabel.line.box.bottom;
  for (const next of page.rows.slice(row + 1, row + 14)) {
    const line = next.find((one) => beginsNear(one, detectedLabel.box));
    if (Math.min(...next.map((one) => one.box.top)) - bottom > widestGap * page.lineHeight) break;
    if (line === undefined) continue;
    const gap = line.box.top - bottom;
    const isFirst = block.length === 0;
    if (!isFirst && gap > widestGap * page.lineHeight) break;
    if (!isFirst && beginsPart(line, document)) break;
    block.push(line);
    bottom = line.box.bottom;
  }
  return block;
}

/** Whether a line begins where a box does, up to an indent or a logo of about two letters. */
function beginsNear(line: TextLine, box: {left: number}): boolean {
  return Math.abs(line.box.left - box.left) < 2 * heightOf(line.box);
}

/** Lines of one block are less than this apart, in line heights: at most one is left empty. */
const widestGap = 2;

/**
 * The lines above in the same column, with a common left edge, right edge or centre, up to a gap or the block's
 * heading.
 */
export function blockAbove(last: TextLine, document: ReadDocument): TextLine[] {
  const {page} = last;
  const block = [last];
  const isContact = (line: TextLine) => isFactLine(line, document) || isContactDetail(line.text);
  for (let row = last.row - 1; row >= 0 && block.length < 7; row--) {
    const top = block[0]!;
    const line = page.rows[row]!.find((one) => beginsNear(one, last.box) || isCentred(one, top));
    if (line === undefined) {
      if (top.box.top - page.rows[row]![0]!.box.bottom > widestGap * page.lineHeight) break;
      continue;
    }
    if (top.box.top - line.box.bottom > widestGap * page.lineHeight) break;
    if (beginsPart(line, document)) break;
    // A postal code above belongs to another block, and so do contact details above a name.
    const isNamed = block.some((one) => one !== last && likenessToAddress(one.text) === 0 && !isContact(one));
    if (hasPostalCode(line.text) ? line.text.length < 60 && block.length > 1 : isNamed && isContact(line))
      break;
    block.unshift(line);
    if (isSalutation(line.text)) break;
  }
  return block;
}

/** Whether two lines close above each other have a common centre or right edge. */
function isCentred(line: TextLine, below: TextLine): boolean {
  const [middles, rights] = [
    line.box.left + line.box.right - below.box.left - below.box.right,
    line.box.right - below.box.right,
  ];
  const near = heightOf(below.box) / 2;
  const gap = below.box.top - line.box.bottom;
  return gap < heightOf(below.box) && (Math.abs(middles) < 2 * near || Math.abs(rights) < near);
}

/** The lines of a block that are its address: from the first that looks like one to the place and country. */
export function addressIn(block: TextLine[], document: ReadDocument): TextLine[] {
  const lines: TextLine[] = [];
  for (const [index, line] of block.entries()) {
    if (isFactLine(line, document) || isContactDetail(line.text)) {
      if (lines.length > 0) break;
      continue;
    }
    if (lines.length > 0 && beginsPart(line, document)) break;
    if (lines.length > 0 || beginsAddress(block, index)) lines.push(line);
    if (lines.length >= 5 || (lines.length > 0 && isLastLine(line, block[index + 1], document))) break;
  }
  return lines;
}

/**
 * Whether an address begins at a line of a block. A line with only a number, which may be a founding year, counts
 * only if an address follows.
 */
function beginsAddress(block: TextLine[], index: number): boolean {
  const [line, next] = [block[index]!, block[index + 1]];
  if (isFoundedIn(line.text)) return false;
  if (mayBeAddress(line.text) || isNumberedStreet(line.text)) return true;
  return (
    likenessToAddress(line.text) > 0 &&
    next !== undefined &&
    (hasPostalCode(next.text) || beginsAddress(block, index + 1))
  );
}

/** "Meisterbetrieb seit 1974": whether a text is words and a year. */
function isFoundedIn(text: string): boolean {
  return /\p{Ll}{3} (?:19|20)\d\d$/u.test(text.trim()) && !hasPostalCode(text);
}

/** A street by its house number alone: "14 Orchard Rise", "Speicherhof 4", not "since 1998". */
function isNumberedStreet(text: string): boolean {
  return /^\d{1,4}\p{L}?,? \p{Lu}\p{L}|^\p{Lu}[^\d:]{3,} (?!(?:19|20)\d\d$)\d{1,4} ?\p{L}?$/u.test(
    text.trim(),
  );
}

/** Whether a text has an e-mail or web address, or is a phone number with no more than a symbol before it. */
function isContactDetail(text: string): boolean {
  return /@|www\.|https?:/i.test(text) || /^[^\p{L}\p{N}]*\(?\+?\d[\d ()./-]{7,}$/u.test(text);
}

/** Whether a line ends an address: it has the postal code, and the next line has neither one nor a country. */
function isLastLine(line: TextLine, next: TextLine | undefined, document: ReadDocument): boolean {
  if (!hasPostalCode(line.text)) return false;
  if (next === undefined || isFactLine(next, document)) return true;
  return !(hasPostalCode(next.text) || isCountryLine(next.text));
}

export function isCountryLine(text: string): boolean {
  return (endsInCountry(text) && text.split(' ').length <= 4) || countryCodes.has(text.trim());
}

/** Whether a line begins another part of the page: the heading of a party or table, or the document's title. */
function beginsPart(line: TextLine, document: ReadDocument): boolean {
  return isNamedHeading(line, document) || inHeading(line, document) || isTitleLine(line.text);
}

export function inHeading(line: TextLine, document: ReadDocument): boolean {
  return document.headers.some((header) => header.lines.includes(line));
}

/** "Odbiorca:", "Datos del cliente:": whether a line is a heading above a name. */
export function isHeadingOfParty(line: TextLine, document: ReadDocument): boolean {
  return /[:：]$/.test(line.text) || isNamedHeading(line, document);
}

/** Whether a line is nothing but headings of parties: "Bill to", "Consignee (Ship to)", "Exportador / Exporter". */
export function isNamedHeading(line: TextLine, document: ReadDocument): boolean {
  return isHeadingFrom(line, 0, document);
}

/** Whether all words of a line from token `from` on are headings of parties. */
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

/** Whether a line begins with a label of its own, such as for a number, phone or VAT, and is no address. */
export function isFactLine(line: TextLine, document: ReadDocument): boolean {
  const [first] = document.detectedLabels.get(line)!;
  if (first?.from !== 0 || !isLikelyLabel(first)) return false;
  const isAddress = ['address', 'seller', 'buyer'].some((name) => first.concepts.has(name as 'address'));
  const whole = first.to === line.tokens.length;
  return !isAddress && (whole || first.hasColon || /\d/.test(line.text)) && !isClearlyAddress(line.text);
}

/** Whether a line is nothing but a salutation: "Frau", "Herrn", "Messrs". */
export function isSalutation(text: string): boolean {
  return salutations.has(
    fold(text)
      .replace(/[^\p{L} ]/gu, '')
      .trim(),
  );
}

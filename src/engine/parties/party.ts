import {heightOf} from '../box.js';
import {hasPostalCode, isClearlyAddress} from '../values/addresses/address.js';
import {findDates} from '../values/date.js';
import {squash} from '../values/fold.js';
import {cleanName, hasLegalForm} from '../values/name.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {withoutLogoInitials} from './logo-initials.js';
import {
  addressIn,
  isHeadingFrom,
  blockBelow,
  inHeading,
  isFactLine,
  isHeadingOfParty,
  isSalutation,
} from './party-block.js';
import {isLikelyLabel, type DetectedLabel} from '../labels/label-detection.js';
import {isTitleLine} from '../page-view/is-title-line.js';
import type {TextLine} from '../page-view/document-view.js';
import {large} from '../page-view/large-letters.js';

/** A name and an address that belong together. */
export interface Party {
  name: TextLine[];
  nameText: string;
  address: TextLine[];
}

/** The party below a heading, or right behind it on its line. */
export function readParty(detectedLabel: DetectedLabel, document: ReadDocument): Party | undefined {
  const behind = detectedLabel.line.text.slice(
    detectedLabel.line.tokens[detectedLabel.to]?.start ?? detectedLabel.line.text.length,
  );
  const block = blockBelow(detectedLabel, document).filter((line) => !inHeading(line, document));
  const isMoreHeading =
    /^\(.*\):?$/.test(behind.trim()) || isHeadingFrom(detectedLabel.line, detectedLabel.to, document);
  if (isName(behind) && !isMoreHeading)
    return {name: [detectedLabel.line], nameText: cleanName(behind), address: addressIn(block, document)};
  if (/[\p{L}\p{N}]/u.test(behind) && !isMoreHeading) return undefined;
  const right = rightOf(detectedLabel);
  if (right !== undefined && isName(right.text) && !isTitleLine(right.text) && !headsBlock(right, document))
    return {name: [right], nameText: cleanName(right.text), address: []};
  return partyIn(block, document);
}

/**
 * The party in a block of lines. Its name is what is labelled "Name:", or else the first line that is no salutation,
 * address, label or title.
 */
export function partyIn(block: TextLine[], document: ReadDocument): Party | undefined {
  const named = namedLines(block, document) ?? firstName(block, document);
  if (named === undefined) return undefined;
  const nameText = cleanName(named.map(({text}) => text).join(' '));
  const rest = block.filter((line) => !named.some((part) => part.line === line));
  return {name: named.map(({line}) => line), nameText, address: addressIn(rest, document)};
}

interface NamePart {
  line: TextLine;
  text: string;
}

/** Labels of a name on forms, squashed. */
const nameLabels = /^(name|nom|nombre|nome|naam|nazwa|namn|adi?|firma|company|customername|companyname)$/;

/**
 * The name behind a label, on its line or beside it: `Name: Acme GmbH`. Beside a value of two lines, the label may be
 * at half height.
 */
function namedLines(block: TextLine[], document: ReadDocument): NamePart[] | undefined {
  for (const line of block) {
    const detectedLabel = document.detectedLabels
      .get(line)!
      .find((one) => one.from === 0 && one.hasColon && nameLabels.test(line.tokens[one.from]!.key));
    if (detectedLabel === undefined) continue;
    const behind = line.text.slice(line.tokens[detectedLabel.to]?.start ?? line.text.length);
    if (isName(behind)) return [{line, text: behind}];
    const beside = besideRows(line);
    if (beside.length > 0) return beside.map((one) => ({line: one, text: one.text}));
  }
  return undefined;
}

/** The names to the right of a label, on its level or half a line above or below. */
function besideRows(label: TextLine): TextLine[] {
  const {page} = label;
  const near = page.rows.slice(Math.max(0, label.row - 1), label.row + 2).flat();
  const beside = near.filter(
    (line) => line.box.left > label.box.right && isNearBeside(line, label) && isName(line.text),
  );
  const level = beside.filter((line) => line.row === label.row);
  const [first] = level;
  if (first === undefined) return beside;
  const above = beside.filter((line) => isFirstPart(line, first));
  return [...above, ...level];
}

/** Whether a line, the first of its row, is directly above the rest of a name. */
function isFirstPart(line: TextLine, rest: TextLine): boolean {
  const gap = rest.box.top - line.box.bottom;
  return (
    2 * Math.abs(line.box.left - rest.box.left) < heightOf(rest.box) &&
    line.row < rest.row &&
    2 * gap < heightOf(rest.box) &&
    line.page.rows[line.row]!.indexOf(line) === 0
  );
}

function firstName(block: TextLine[], document: ReadDocument): NamePart[] | undefined {
  for (const [index, line] of block.entries()) {
    if (isSalutation(line.text) || isFactLine(line, document) || isHeadingOfParty(line, document)) continue;
    if (isBehindLabel(line) || isTitleLine(line.text) || nameLabels.test(squash(line.text))) continue;
    const next = block[index + 1];
    if (!isName(line.text) || isClearlyAddress(line.text) || isStreet(line.text, next?.text)) {
      if (index > 2) return undefined;
      continue;
    }
    const name = {line, text: withoutSalutation(withoutLogoInitials(line))};
    const goesOn =
      next !== undefined &&
      !hasLegalForm(line.text) &&
      hasLegalForm(next.text) &&
      !isClearlyAddress(next.text);
    if (!goesOn) return [name];
    // A logo in large letters with the full name below it: only the full name counts.
    const isSign =
      heightOf(line.box) > large * heightOf(next.box) && squash(next.text).startsWith(squash(line.text));
    const full = {line: next, text: next.text};
    return isSign ? [full] : [name, full];
  }
  return undefined;
}

/** Whether a text is a street: words and a number, with a postal code in the next line. */
export function isStreet(text: string, next: string | undefined): boolean {
  if (next === undefined || !hasPostalCode(next)) return false;
  return /^[^\d]{4,}[ ,]\d{1,4} ?\p{L}?$|^\d{1,5}\p{L}? \p{L}/u.test(text.trim());
}

/** "Bearbeiter:" on the left: whether another line labels this one. */
function isBehindLabel(line: TextLine): boolean {
  const row = line.page.rows[line.row]!;
  return /[:：]$/.test(row[row.indexOf(line) - 1]?.text ?? '');
}

function rightOf(detectedLabel: DetectedLabel): TextLine | undefined {
  const row = detectedLabel.line.page.rows[detectedLabel.line.row]!;
  const next = row[row.indexOf(detectedLabel.line) + 1];
  return next !== undefined && isNearBeside(next, detectedLabel) ? next : undefined;
}

/** Whether a line on the right begins within a third of the page's width: further away is another column. */
function isNearBeside({box, page}: TextLine, label: Pick<DetectedLabel, 'box'>): boolean {
  return box.left - label.box.right < page.width / 3;
}

function headsBlock(line: TextLine, document: ReadDocument): boolean {
  return document.detectedLabels
    .get(line)!
    .some((detectedLabel) => detectedLabel.from === 0 && isLikelyLabel(detectedLabel));
}

/** Whether a text may be a name: at least twice as many letters as digits, no date, no e-mail or web address. */
function isName(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const isOther = /@|www\.|https?:/i.test(text) || findDates(text).length > 0;
  return letters >= 3 && digits <= letters / 2 && text.length <= 90 && !isOther;
}

function withoutSalutation(text: string): string {
  return text.replace(
    /^(?:Herrn?|Frau|Firma|Messrs\.?|Sayın|Spett\.le|Dhr\.|Mevr\.)\s+(?!(?:and|und|et|y|e|en|i|och|ve|&)\s)(?=\p{L})/u,
    '',
  );
}

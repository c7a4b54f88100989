import {widthOf} from '../box.js';
import {documentTypes, licenceKind} from '../knowledge/languages/gathered/paper-kinds.js';
import {fold} from '../values/fold.js';
import {findMoney} from '../values/money.js';
import {isTitleLine} from './is-title-line.js';
import {zoneIn} from '../mrz/zone-lines.js';
import type {DocumentView, PageView, TextLine} from './document-view.js';
import {isInUpperHalf} from './parts-of-page.js';

/**
 * The kind of document, in words that `documentTypes` knows, by the first page with text: its machine-readable zone,
 * the width of its text, or its title. Empty where none of them tells. What the request calls the document is not used.
 */
export function paperKindOf({pages}: DocumentView): string {
  const page = pages.find(({lines}) => lines.length > 0);
  if (page === undefined) return '';
  if (zoneIn(page.lines).fields.length > 0) return 'passport';
  if (isTillSlip(page)) return 'receipt';
  const head = page.lines.filter(isInUpperHalf);
  const title = head.find(({text}) => (isTitleLine(text) && !isLabel(text)) || isIdentityTitle(text));
  return title?.text.toLowerCase() ?? '';
}

/** "Estimate #", "Invoice:": such texts are labels before a value, not titles. */
function isLabel(text: string): boolean {
  return /[:#]\s*$/.test(text);
}

function isIdentityTitle(text: string): boolean {
  const isNamed = documentTypes.identity.test(text) || licenceKind.test(fold(text));
  return isNamed && /^[\p{L}' /-]{5,40}$/u.test(text);
}

/**
 * Whether a page is a receipt of a till. These are on narrow paper (20 to 56 characters a line on 241 of 250 public
 * receipts, 61 and more on 420 other documents) and state amounts.
 */
function isTillSlip(page: PageView): boolean {
  if (charactersAcross(page) > widestSlip) return false;
  const amounts = page.lines.filter(({text}) => findMoney(text).some(({raw}) => /[.,]\d{2}\D*$/.test(raw)));
  return amounts.length >= fewestAmounts;
}

const widestSlip = 56;
const fewestAmounts = 1;

/** The width of a page's text, in characters of median width. */
export function charactersAcross({lines}: PageView): number {
  const left = quantile(
    lines.map(({box}) => box.left),
    strayShare,
  );
  const right = quantile(
    lines.map(({box}) => box.right),
    1 - strayShare,
  );
  return (right - left) / usualCharacterWidth(lines);
}

/** Share of lines that may reach beyond the text on each side: marks at the edge of a photograph, read as words. */
const strayShare = 0.02;

function usualCharacterWidth(lines: readonly TextLine[]): number {
  const widths = lines
    .flatMap(({tokens}) => tokens)
    .filter(({text}) => text.length > 2)
    .map(({box, text}) => widthOf(box) / text.length);
  return widths.length === 0 ? Infinity : quantile(widths, 1 / 2);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

import {heightOf} from '../box.js';
import {isClearlyAddress, mayBeAddress} from '../values/addresses/address.js';
import {wordsOf} from '../values/fold.js';
import {
  beginsWithLegalForm,
  cleanName,
  endsInLegalForm,
  hasLegalForm,
  likenessToCompany,
} from '../values/name.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {headOf} from './page-head.js';
import type {PlacedParty} from './party-role.js';
import {blockBelow} from './party-block.js';
import {withoutLogoInitials} from './logo-initials.js';
import {partyIn} from './party.js';
import {placedBlocks} from './placed-address-blocks.js';
import {senderLines, separators} from './sender-lines.js';
import {isTitleLine} from '../page-view/is-title-line.js';
import type {TextLine} from '../page-view/document-view.js';
import {isAtFoot, isInUpperHalf} from '../page-view/parts-of-page.js';
import {isLikelyLabel} from '../labels/label-detection.js';
import {fair, likely, possible} from '../levels.js';
import {areOfOneSize, large} from '../page-view/large-letters.js';

/**
 * The parties of a letter without headings: from the sender line, the address block below it, the letterhead, the
 * foot.
 */
export function letterheads(document: ReadDocument): PlacedParty[] {
  const senders = senderLines(document);
  return withFullNames([
    ...senders.map(({line, name, address, score}): PlacedParty => ({
      role: 'seller',
      score,
      name: [line],
      nameText: name,
      address: [line],
      addressText: address,
    })),
    ...senders.flatMap(({line}) => addressee(line, document)),
    ...placedBlocks(document, senders),
    ...companiesAtTheEdges(document),
  ]);
}

/**
 * Raises the score of a seller's name with a legal form above that of a shorter name made of its words, such as a
 * logo.
 */
function withFullNames(parties: PlacedParty[]): PlacedParty[] {
  const sellers = parties.filter(({role}) => role === 'seller');
  return parties.map((party) => {
    if (party.role !== 'seller' || !endsInLegalForm(party.nameText)) return party;
    const words = new Set(wordsOf(party.nameText));
    const signs = sellers.filter((other) => {
      const own = wordsOf(other.nameText);
      return own.length < words.size && own.every((word) => words.has(word));
    });
    return {...party, score: Math.max(party.score, ...signs.map(() => likely))};
  });
}

/** The addressee's block right below the line of the sender. */
function addressee(sender: TextLine, document: ReadDocument): PlacedParty[] {
  const party = partyIn(blockBelow({line: sender, box: sender.box}, document), document);
  if (party === undefined || party.address.length === 0 || !isInUpperHalf(sender)) return [];
  return [{...party, role: 'buyer', score: fair}];
}

/** Company names in the head and at the foot of the document, taken to be the seller's. */
function companiesAtTheEdges(document: ReadDocument): PlacedParty[] {
  const page = document.view.pages[0];
  if (page === undefined) return [];
  const head = headOf(document).flatMap((row, index) => {
    const [line] = row.lines;
    const isLabel =
      line !== undefined &&
      document.detectedLabels.get(line)!.some((detectedLabel) => detectedLabel.from === 0);
    const next = line && !isLabel ? restBelow(line, row.size) : undefined;
    const own = line === undefined ? '' : withoutLogoInitials(line);
    const name = cleanName(next === undefined ? own : `${own} ${next.text}`);
    if (row.kind === 'address' && row.lines.length > 1) return companiesBeside(row.lines);
    if (line === undefined || row.kind !== 'name') return [];
    if (!isCompany(name)) {
      if (index > 1 || !isSignboard(name, row.size)) return [];
      const beside = companiesBeside(row.lines.slice(1)).filter(({nameText}) => sharesName(name, nameText));
      return [partyOf(line, name, possible), ...beside];
    }
    return [partyOf(line, name, row.size > large ? fair : possible)];
  });
  const last = document.view.pages.at(-1)!;
  const foot = [...page.lines, ...(last === page ? [] : last.lines)]
    .filter((line) => isAtFoot(line))
    .flatMap((line) => {
      const name = nameAtFoot(line, document);
      const signed = head.some((party) => sharesName(party.nameText, name));
      if (signed && likenessToCompany(name) > 0 && name.length < 60 && !/[@\d]/.test(name))
        return [partyOf(line, name, fair)];
      return isCompany(name) ? [partyOf(line, name, possible)] : [];
    });
  return [...head, ...foot];
}

/** "ACME LTD" on the left, its street on the right: company names in a row that reads like an address. */
function companiesBeside(lines: TextLine[]): PlacedParty[] {
  return lines
    .filter(({text}) => isCompany(cleanName(text)) && !mayBeAddress(text))
    .map((line) => partyOf(line, cleanName(line.text), possible));
}

/** The line below that completes a name: its legal form, or more words in letters of the same size. */
function restBelow(line: TextLine, size: number): TextLine | undefined {
  const next = line.page.rows[line.row + 1]?.find(
    (one) => Math.abs(one.box.left - line.box.left) < heightOf(line.box) / 2,
  );
  if (next === undefined || next.box.top - line.box.bottom > heightOf(line.box) / 2) return undefined;
  if (size > large && beginsWithLegalForm(next.text)) return next;
  const goesOn = !hasLegalForm(line.text) && hasLegalForm(next.text) && !isClearlyAddress(next.text);
  return areOfOneSize(line, next) && (goesOn || beginsWithLegalForm(next.text)) ? next : undefined;
}

/** The text that begins a line at the foot, up to a label or a separator. */
function nameAtFoot(line: TextLine, document: ReadDocument): string {
  const label = document.detectedLabels
    .get(line)!
    .find((detectedLabel) => detectedLabel.from > 0 && isLikelyLabel(detectedLabel));
  const end = label === undefined ? line.text.length : line.tokens[label.from]!.start;
  return cleanName(withoutShareCapital(line.text).slice(0, end).split(separators)[0] ?? '');
}

/**
 * Removes share capital and legal form: from `Atelier du Port SARL au capital de 8 000 €` remains `Atelier du Port`.
 */
function withoutShareCapital(text: string): string {
  return text.replace(/ (?:[A-Z]{2,5} )?au capital .*$/u, '');
}

function isCompany(name: string): boolean {
  if (/[|●•·]/.test(name)) return false;
  return hasLegalForm(name) && likenessToCompany(name) > 0 && name.length < 70;
}

/** Whether two names share a word of more than three letters, as a logo and the full name do. */
function sharesName(sign: string, name: string): boolean {
  const words = new Set(wordsOf(name).filter((word) => word.length > 3));
  return wordsOf(sign).some((word) => words.has(word));
}

/** Whether a name in the head may be a logo: large letters, no digits, no title. */
function isSignboard(name: string, size: number): boolean {
  return (
    size > large &&
    likenessToCompany(name) > 0 &&
    name.length < 50 &&
    !/[\d@:]/.test(name) &&
    !isTitleLine(name)
  );
}

function partyOf(line: TextLine, name: string, score: number): PlacedParty {
  return {role: 'seller', score, name: [line], nameText: name, address: []};
}

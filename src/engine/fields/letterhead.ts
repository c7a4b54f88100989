import {heightOf} from '../box.js';
import {hasPostalCode, likenessToAddress} from '../values/address.js';
import {squash} from '../values/fold.js';
import {cleanName, hasLegalForm, likenessToCompany} from '../values/name.js';
import type {ReadDocument} from './document.js';
import {headOf} from './head.js';
import type {PlacedParty} from './parties.js';
import {blockBelow, partyIn} from './party.js';
import type {TextLine} from './view.js';

/** Parties of a letter without headings: the sender's line, the addressee below it, the letterhead, the foot. */
export function letterheads(document: ReadDocument): PlacedParty[] {
  const known = made.get(document);
  if (known !== undefined) return known;
  const senders = senderLines(document);
  const parties = [
    ...senders.map(({line, name, score}): PlacedParty => ({
      side: 'seller',
      score,
      name: [line],
      nameText: name,
      address: [line],
    })),
    ...senders.flatMap(({line}) => addressee(line, document)),
    ...addressBlocks(document),
    ...companiesAtTheEdges(document),
  ];
  made.set(document, parties);
  return parties;
}

const made = new WeakMap<ReadDocument, PlacedParty[]>();

const separators = /\s+[-–—|●•·*/]\s+|\s*[|●•·]\s*| {2,}|, /;

/** `Acme GmbH · Ecke 12 · 12345 Stadt` in small letters above the window, or in one line across the head of the page. */
function senderLines(document: ReadDocument): {line: TextLine; name: string; score: number}[] {
  const page = document.view.pages[0];
  if (page === undefined) return [];
  return page.lines.flatMap((line) => {
    if (line.box.top > 0.4 * page.height || !hasPostalCode(line.text)) return [];
    const parts = line.text.split(separators).filter((part) => part.trim() !== '');
    const name = cleanName(parts[0] ?? '');
    if (parts.length < 3 || likenessToCompany(name) === 0 || likenessToAddress(name) >= 0.5) return [];
    return [{line, name, score: /[-–—|●•·]/.test(line.text) ? 0.8 : 0.6}];
  });
}

function addressee(sender: TextLine, document: ReadDocument): PlacedParty[] {
  const block = blockBelow({line: sender, box: sender.box});
  const party = partyIn(block, document);
  if (party === undefined || party.address.length === 0) return [];
  return [{...party, side: 'buyer', score: 0.72}];
}

/** Blocks in the upper part of the first page that hold a postal code: the addressee, unless it names the seller. */
function addressBlocks(document: ReadDocument): PlacedParty[] {
  const page = document.view.pages[0];
  if (page === undefined) return [];
  const sellers = new Set(senderLines(document).map(({name}) => squash(name)));
  const closing = page.lines.filter(
    (line) => line.box.top < 0.45 * page.height && hasPostalCode(line.text) && line.text.length < 60,
  );
  return closing.flatMap((line) => {
    const block = blockAbove(line);
    const party = partyIn(block, document);
    if (party === undefined || party.address.length === 0) return [];
    const isSeller = sellers.has(squash(party.nameText));
    const left = line.box.left < 0.45 * page.width;
    // Where the sender is known, a block that names somebody else is the addressee's.
    const side = isSeller || (!left && sellers.size === 0) ? 'seller' : 'buyer';
    return [{...party, side, score: isSeller ? 0.7 : left ? 0.58 : sellers.size > 0 ? 0.62 : 0.5}];
  });
}

/** The lines above in the same column, up to a gap. */
function blockAbove(last: TextLine): TextLine[] {
  const {page} = last;
  const block = [last];
  for (let row = last.row - 1; row >= 0 && block.length < 6; row--) {
    const top = block[0]!;
    const line = page.rows[row]!.find(
      (one) => Math.abs(one.box.left - last.box.left) < 1.5 * heightOf(one.box),
    );
    if (line === undefined) {
      if (top.box.top - page.rows[row]![0]!.box.bottom > 2 * page.lineHeight) break;
      continue;
    }
    if (top.box.top - line.box.bottom > 1.8 * page.lineHeight) break;
    block.unshift(line);
  }
  return block;
}

/** Names with a legal form in the head and at the foot of the page: the seller's own. */
function companiesAtTheEdges(document: ReadDocument): PlacedParty[] {
  const page = document.view.pages[0];
  if (page === undefined) return [];
  const head = headOf(document).flatMap((row, index) => {
    const [line] = row.lines;
    const name = cleanName(row.lines.length === 1 ? row.text : (line?.text ?? ''));
    if (line === undefined || row.kind !== 'name' || !isCompany(name)) return [];
    return [partyOf(line, name, 0.62 + (row.size > 1.3 ? 0.12 : 0) - 0.03 * index)];
  });
  const foot = page.lines
    .filter((line) => line.box.top > 0.82 * page.height)
    .flatMap((line) => {
      const name = cleanName(line.text.split(separators)[0] ?? '');
      return isCompany(name) ? [partyOf(line, name, 0.52)] : [];
    });
  return [...head, ...foot];
}

function isCompany(name: string): boolean {
  return hasLegalForm(name) && likenessToCompany(name) > 0.6 && name.length < 70;
}

function partyOf(line: TextLine, name: string, score: number): PlacedParty {
  return {side: 'seller', score, name: [line], nameText: name, address: []};
}

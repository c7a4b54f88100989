import {salutations} from '../knowledge/languages/gathered/headings.js';
import {greetings} from '../knowledge/languages/gathered/parties/greetings.js';
import {findEmails} from '../values/email.js';
import {fold, squash, wordsOf} from '../values/fold.js';
import {isAtFoot} from '../page-view/parts-of-page.js';
import type {AddressBlock} from './address-blocks.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isTitleLine} from '../page-view/is-title-line.js';
import type {TextLine} from '../page-view/document-view.js';
import {isLarge} from '../page-view/large-letters.js';

/** What the whole document tells about its sender and its addressee. */
export interface SenderClues {
  document: ReadDocument;
  /** Names that are certainly the sender's, squashed. */
  senderNames: ReadonlySet<string>;
  /** Names under headings for invoice or delivery addresses, squashed. */
  receivers: ReadonlySet<string>;
  /** Top of the highest block, on the first page. */
  top: number;
  /** Left edge of the leftmost of the highest blocks. */
  left: number;
}

/**
 * The log-odds of a block being the sender's (above 0) rather than the addressee's (below 0): strong evidence counts 3,
 * good evidence 2, and a hint 1.
 */
export function senderLogOdds(block: AddressBlock, clues: SenderClues): number {
  return evidence.reduce((sum, [weight, holds]) => (holds(block, clues) ? sum + weight : sum), 0);
}

const evidence: [weight: number, holds: (block: AddressBlock, clues: SenderClues) => boolean][] = [
  [3, ({postal}) => isAtFoot(postal)],
  [3, ({nameText}, {senderNames}) => senderNames.has(squash(nameText))],
  [-2, ({nameText}, {senderNames}) => senderNames.size > 0 && !senderNames.has(squash(nameText))],
  [-2, ({nameText}, {receivers}) => receivers.has(squash(nameText))],
  [2, hasContact],
  [2, isInWebAddress],
  [2, isNamedAtFoot],
  [1, (block, {top}) => isHighest(block, top)],
  [1, (block, {top, left}) => isHighest(block, top) && firstOf(block).box.left === left],
  [-1, (block, {top}) => firstOf(block).box.top - top > 2 * block.postal.page.lineHeight],
  [1, isFirstAndAlone],
  [1, isInLargeLetters],
  [-1, (block) => block.postal.box.left < block.postal.page.width / 2 && !isAtTop(firstOf(block))],
  [-3, isAddressedPolitely],
  [-3, isGreeted],
];

export function firstOf({name, postal}: AddressBlock): TextLine {
  return name[0] ?? postal;
}

function isHighest(block: AddressBlock, top: number): boolean {
  const first = firstOf(block);
  return first.box.top - top < 3 * first.page.lineHeight && isAtTop(first);
}

/** Whether a line is above the window of an envelope, where only a letterhead is. */
function isAtTop({box, page}: TextLine): boolean {
  return box.top < topShare * page.height;
}

/** The window begins 45 mm down a sheet of 297 mm; photographs and scans cut off some of its edge. */
const topShare = 0.13;

function hasContact({lines}: AddressBlock, {document}: SenderClues): boolean {
  return lines.some((line) => {
    const labels = document.detectedLabels.get(line)!.filter(({from}) => from === 0);
    const isReached = labels.some(({concepts}) =>
      (['phone', 'fax', 'email', 'website', 'iban', 'registration_number'] as const).some((name) =>
        concepts.has(name),
      ),
    );
    return isReached || findEmails(line.text).length > 0 || /www\.|https?:/i.test(line.text);
  });
}

/** Whether a word of the name is in an e-mail or web address of the document. */
function isInWebAddress({nameText}: AddressBlock, {document}: SenderClues): boolean {
  const hosts = document.view.lines.flatMap(({text}) =>
    [...fold(text).matchAll(/(?:@|www\.|https?:\/\/)([a-z0-9.-]+)/g)].map(([, host]) => squash(host!)),
  );
  return wordsOf(nameText).some((word) => word.length > 3 && hosts.some((host) => host.includes(word)));
}

function isNamedAtFoot({nameText, postal}: AddressBlock, {document}: SenderClues): boolean {
  const name = squash(nameText);
  return (
    name.length > 5 &&
    document.view.lines.some((line) => isAtFoot(line) && line !== postal && squash(line.text).includes(name))
  );
}

/** Whether the name is at the very top of the page, with nothing beside it but a title. */
function isFirstAndAlone({name}: AddressBlock): boolean {
  const [line] = name;
  if (line === undefined || line.row > 1 || !isAtTop(line)) return false;
  return line.page.rows[line.row]!.every((other) => other === line || isTitleLine(other.text));
}

function isInLargeLetters({name, lines}: AddressBlock): boolean {
  return [...name, ...lines.slice(0, 2)].some((line) => isLarge(line));
}

/** Whether a block is marked as the addressee's: "Frau", "z. Hd.", "Attn:". */
function isAddressedPolitely({lines}: AddressBlock): boolean {
  return lines.some(({text}) => {
    const [first = '', second = ''] = wordsOf(text);
    return (
      salutations.has(first) ||
      salutations.has(`${first} ${second}`) ||
      /^(?:z\. ?hd|attn|t\.a\.v)/i.test(text)
    );
  });
}

/** "Dear Mr Jones": whether the last word of the name is in a greeting. */
function isGreeted({nameText}: AddressBlock, {document}: SenderClues): boolean {
  const last = wordsOf(nameText).at(-1) ?? '';
  if (last.length < 4) return false;
  return document.view.lines.some(({text}) => {
    const words = wordsOf(text);
    return words.length < 8 && greetings.has(words[0] ?? '') && words.includes(last);
  });
}

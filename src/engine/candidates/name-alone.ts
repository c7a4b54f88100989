import {heightOf} from '../box.js';
import type {Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';
import {knownLabels} from '../query/meaning/label-lexicon.js';
import {likenessToAddress} from '../values/addresses/address.js';
import {findEmails} from '../values/email.js';
import {squash} from '../values/fold.js';
import {hasLegalForm} from '../values/name.js';
import {endsInNumeroSign} from '../values/numero-sign.js';
import {likenessToJobTitle, likenessToPerson} from '../values/person.js';

/** A line this much like an address is one; of words on the same line more is asked, as names have numbers and places. */
const [addressLine, addressBehind] = [0.35, 0.6];
/** So many figures in a row of words are a telephone number or the number of somebody. */
const leastFigures = 5;

/**
 * The words of a name without what stands behind it: its address on the next line, a telephone number, an e-mail address,
 * the number of a licence, or what a person is. All words where nothing of this follows, or the query asks for no name.
 */
export function nameAlone(words: readonly Word[], {kind}: Pick<FieldQuery, 'kind'>): readonly Word[] {
  if (kind !== 'person' && kind !== 'organisation' && kind !== 'party') return words;
  for (let cut = 1; cut < words.length; cut++) {
    if (!/\p{L}{2}/u.test(textOf(words.slice(0, cut)))) continue;
    if (isBesideName(words, cut, kind)) return withoutSeparator(words.slice(0, cut));
  }
  return words;
}

/**
 * Whether some words may name a person or a side of a contract: figures and codes do not, though a shop may be "Store 7",
 * nor does a label, its number behind it or not.
 */
export function mayBeName(words: readonly Word[], {kind}: Pick<FieldQuery, 'kind'>): boolean {
  if (kind !== 'person' && kind !== 'party') return true;
  const text = textOf(words);
  return /\p{L}{2}/u.test(text) && !isMostlyFigures(text) && !isKnownLabel(text);
}

/** "Order Date", "Customer No. 207", "No. 207"; one word that is no sign of a number may be a surname too. */
function isKnownLabel(text: string): boolean {
  const label = text.replace(/[\s:]*\d*$/, '');
  if (!label.includes(' ')) return label !== text && endsInNumeroSign(label);
  return knownLabels().exact(squash(label)) !== undefined;
}

function isBesideName(words: readonly Word[], cut: number, kind: FieldQuery['kind']): boolean {
  const behind = textOf(words.slice(cut));
  if (findEmails(words[cut]!.text).length > 0) return true;
  if (isNextLine(words[cut - 1]!, words[cut]!)) {
    const line = textOf(lineFrom(words, cut));
    return likenessToAddress(line) >= addressLine || isMostlyFigures(line);
  }
  if (!isSeparated(words, cut)) return false;
  const part = textOf(partFrom(words, cut));
  if (kind === 'person' && likenessToPerson(textOf(words.slice(0, cut))) > 0 && likenessToJobTitle(part) > 0)
    return true;
  return likenessToAddress(behind) >= addressBehind || figuresIn(behind) >= leastFigures;
}

/** A name that begins with its number is one all the same. */
function isMostlyFigures(text: string): boolean {
  return figuresIn(text) >= leastFigures && !hasLegalForm(text);
}

function figuresIn(text: string): number {
  return text.match(/\d/g)?.length ?? 0;
}

function isNextLine(before: Word, word: Word): boolean {
  return word.box.top > before.box.bottom - heightOf(before.box) / 2;
}

function lineFrom(words: readonly Word[], from: number): readonly Word[] {
  const end = words.findIndex((word, at) => at > from && isNextLine(words[at - 1]!, word));
  return words.slice(from, end < 0 ? undefined : end);
}

/** A comma, a stroke or a dash between two words. */
function isSeparated(words: readonly Word[], cut: number): boolean {
  return /[,;]$/.test(words[cut - 1]!.text) || isSeparator(words[cut - 1]!);
}

function partFrom(words: readonly Word[], from: number): readonly Word[] {
  const end = words.findIndex(({text}, at) => at >= from && /[,;]$/.test(text));
  return words.slice(from, end < 0 ? undefined : end + 1);
}

function isSeparator({text}: Word): boolean {
  return /^[-–—·|,;/]$/.test(text);
}

function withoutSeparator(words: readonly Word[]): readonly Word[] {
  return isSeparator(words.at(-1)!) ? words.slice(0, -1) : words;
}

function textOf(words: readonly Word[]): string {
  return words
    .map(({text}) => text)
    .join(' ')
    .replace(/[\s,;]+$/, '');
}

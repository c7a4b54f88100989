import {isProbable, mayBe} from '../probable.js';
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

/** A text with at least this many digits is a telephone number or an identifier, not a name. */
const leastFigures = 5;

/**
 * The words of a name without what follows it: an address on the next line, a telephone number, an e-mail address, a
 * licence number or a job title. All words if none of these follows, or if the query does not ask for a person, an
 * organisation or a party.
 */
export function cutToName(words: readonly Word[], {kind}: Pick<FieldQuery, 'kind'>): readonly Word[] {
  if (kind !== 'person' && kind !== 'organisation' && kind !== 'party') return words;
  for (let cut = 1; cut < words.length; cut++) {
    if (!/\p{L}{2}/u.test(textOf(words.slice(0, cut)))) continue;
    if (isBesideName(words, cut, kind)) return withoutSeparator(words.slice(0, cut));
  }
  return words;
}

/**
 * Whether words may answer a query for a person or a party: they must not be mostly digits, nor a known label, with or
 * without a number after it. Always true for other kinds, as a shop may be called "Store 7".
 */
export function mayBeName(words: readonly Word[], {kind}: Pick<FieldQuery, 'kind'>): boolean {
  if (kind !== 'person' && kind !== 'party') return true;
  const text = textOf(words);
  return /\p{L}{2}/u.test(text) && !isMostlyFigures(text) && !isKnownLabel(text);
}

/**
 * "Order Date", "Customer No. 207", "No. 207". A single word counts only if it is a number sign that a number or colon
 * follows: other words may be surnames.
 */
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
    return mayBe(likenessToAddress(line)) || isMostlyFigures(line);
  }
  if (!isSeparated(words, cut)) return false;
  const part = textOf(partFrom(words, cut));
  if (kind === 'person' && likenessToPerson(textOf(words.slice(0, cut))) > 0 && likenessToJobTitle(part) > 0)
    return true;
  return isProbable(likenessToAddress(behind)) || figuresIn(behind) >= leastFigures;
}

/** Whether a text has too many digits for a name. A text with a legal form is a name all the same. */
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

/** Whether the word before `cut` ends in a comma or semicolon, or is itself a separator such as a dash or slash. */
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

import {mayBe} from '../probable.js';
import type {Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';
import {hasLegalForm} from '../values/name.js';
import {likenessToJobTitle, likenessToPerson} from '../values/person.js';
import {plainText, type TypedValue} from './typed-values.js';

/** Parts of a text about a person: of "Jane Doe, Director" the name or the job title, whichever the query asks for. */
export function valueParts(words: readonly Word[], query: FieldQuery): TypedValue[] {
  return [...nameOrTitle(words, query), ...nameBeforeComma(words, query)];
}

/** The name before a comma, bracket, dot or bar: "Elsa Hallin, 076-940 22 71", "Tarni Holloway, Fleurieu". */
function nameBeforeComma(words: readonly Word[], {kind, type, askedForms}: FieldQuery): TypedValue[] {
  const isAsked = kind === 'person' || (kind === undefined && mayBe(askedForms.person));
  if (!isAsked || (type !== undefined && type !== 'text' && type !== 'name')) return [];
  const end = words.findIndex(({text}) => /[,;(]$|^[(·|]/.test(text));
  const before = words.slice(0, end < 0 ? 0 : /^[(·|]/.test(words[end]!.text) ? end : end + 1);
  if (before.length < 2 || before.length === words.length) return [];
  const text = textOf(before);
  if (likenessToPerson(text) === 0) return [];
  const share = text.length / textOf(words).length;
  return plainText(before)
    .slice(0, 1)
    .map((part) => ({...part, share, position: 1}));
}

function nameOrTitle(words: readonly Word[], {kind}: FieldQuery): TypedValue[] {
  if (kind !== 'person' && kind !== 'title') return [];
  for (let cut = 1; cut < words.length; cut++) {
    const parts = partsAt(words, cut);
    if (parts === undefined) continue;
    const [first, second] = parts;
    const wanted = (kind === 'person') === isTitleFirst(first, second) ? second : first;
    return plainText(wanted).map((part) => ({
      ...part,
      share: part.raw.length / textOf(words).length,
      position: 1,
    }));
  }
  return [];
}

/** The words before and after a separator at `cut`, if one side is like a person, the other like a job title. */
function partsAt(words: readonly Word[], cut: number): [Word[], Word[]] | undefined {
  const [before, behind] = [words[cut - 1]!, words[cut]!];
  const isLoose = /^[-–—/|,;]$/.test(behind.text);
  if (!/[,;]$/.test(before.text) && !isLoose) return undefined;
  const [first, second] = [words.slice(0, cut), words.slice(isLoose ? cut + 1 : cut)];
  if (second.length === 0) return undefined;
  const [a, b] = [textOf(first), textOf(second)];
  const isPair =
    (likenessToPerson(a) > 0 && likenessToJobTitle(b) > 0) ||
    (likenessToJobTitle(a) > 0 && likenessToPerson(b) > 0);
  return isPair && !hasLegalForm(textOf(words)) ? [first, second] : undefined;
}

function isTitleFirst(first: Word[], second: Word[]): boolean {
  return likenessToJobTitle(textOf(first)) > likenessToJobTitle(textOf(second));
}

function textOf(words: readonly Word[]): string {
  return words
    .map(({text}) => text)
    .join(' ')
    .replace(/[,;]$/, '');
}

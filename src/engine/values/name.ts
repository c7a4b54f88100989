import {abbreviations} from '../knowledge/languages/gathered/sentence-languages.js';
import {businessWords} from '../knowledge/languages/gathered/parties/business-words.js';
import {leadingForms, legalForms} from '../knowledge/languages/gathered/parties/legal-forms.js';
import {wordsOf} from './fold.js';

/** The name without separators and punctuation at both ends. */
export function cleanName(text: string): string {
  return text
    .replace(/^[\s:;,|•●·*=_~#–—-]+|[\s:;,|•●·*=_~–—-]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a legal form (`Acme GmbH`, `Foo Sdn. Bhd.`) occurs anywhere behind the first word of a text. */
export function hasLegalForm(text: string): boolean {
  const words = wordsOf(text);
  return legalFormLengths.some((length) =>
    words.some((_, at) => at > 0 && forms.has(words.slice(at, at + length).join(' '))),
  );
}

/** Whether a text ends in a legal form, with no more than a bracket behind it. */
export function endsInLegalForm(text: string): boolean {
  const words = wordsOf(text.replace(/\s*\([^)]*\)\.?$/, ''));
  return legalFormLengths.some(
    (length) => words.length > length && forms.has(words.slice(-length).join(' ')),
  );
}

/** "S.r.l.", "Inc.": whether the last full stop belongs to the legal form, so that it does not end a sentence. */
export function endsInFormFullStop(text: string): boolean {
  return endsInLegalForm(text) && (stopInLegalForm.test(text) || pointedForm.test(text));
}

const stopInLegalForm = /\p{L}\.\s?\p{L}{1,3}\.$/u;
const pointedForm = new RegExp(String.raw`(?<!\p{L})(?:${abbreviations})\.$`, 'iu');

/**
 * Whether a line begins with the legal form of the name in the line above: `SDN BHD`, `(M) Sdn. Bhd.`, `GmbH & Co.
 * KG`.
 */
export function beginsWithLegalForm(text: string): boolean {
  const words = wordsOf(text.replace(/^\([^)]*\)/, ''));
  if (words.length > 1 && leadingForms.has(words[0]!)) return false;
  return legalFormLengths.some(
    (length) => words.length <= length + 3 && forms.has(words.slice(0, length).join(' ')),
  );
}

/** Whether a legal form begins at the end of one line and ends in the next: `GmbH &` and `Co. KG`. */
export function breaksLegalForm(text: string, next: string): boolean {
  const words = wordsOf(text);
  const more = wordsOf(next);
  return legalFormLengths.some((length) =>
    Array.from({length: length - 1}, (_, at) => at + 1).some(
      (kept) =>
        kept <= words.length &&
        length - kept <= more.length &&
        forms.has([...words.slice(-kept), ...more.slice(0, length - kept)].join(' ')),
    ),
  );
}

/** Whether a text is nothing but a legal form: `Co. KG`, `Sdn. Bhd.`. */
export function isOnlyLegalForm(text: string): boolean {
  return forms.has(wordsOf(text).join(' '));
}

/** Whether a text is nothing but generic business words and legal forms: `Bistro & Cafe`, `Restaurant Sdn Bhd`. */
export function isGenericName(text: string): boolean {
  const parts = new Set([...forms].flatMap((form) => form.split(' ')));
  return wordsOf(text).every(
    (word) => businessWords.has(word) || parts.has(word) || word.length < 2 || word === 'and',
  );
}

/** Removes the registration number that some companies print behind their name: `Acme Sdn Bhd (519537-X)`. */
export function withoutRegistration(text: string): string {
  return text
    .replace(
      /[\s(（[]*(?:co\.? ?(?:reg)?\.? ?(?:no)?[.:]* ?)?[A-Z]{0,3}\d{5,12} ?[-·.]? ?[A-Z]?[)）\]]*$/i,
      '',
    )
    .trim();
}

/** 0 to 1: how much a line of text looks like the name of a company. */
export function likenessToCompany(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 10) return 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (letters < 3 || digits > letters) return 0;
  const isBusiness = words.some((word) => businessWords.has(word));
  return Math.min(
    1,
    0.35 + (hasLegalForm(text) ? 0.45 : 0) + (isBusiness ? 0.2 : 0) - (digits > 3 ? 0.15 : 0),
  );
}

const forms = new Set(legalForms);
const legalFormLengths = [...new Set(legalForms.map((form) => form.split(' ').length))];

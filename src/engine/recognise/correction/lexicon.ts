import {businessWords} from '../../knowledge/languages/gathered/parties/business-words.js';
import {commonWords} from '../../knowledge/languages/gathered/common-words.js';
import {currencies} from '../../knowledge/countries/currencies.js';
import {languages} from '../../knowledge/languages/registry.js';
import {legalForms} from '../../knowledge/languages/gathered/parties/legal-forms.js';
import {monthNames} from '../../knowledge/languages/gathered/months.js';
import {addressWords} from '../../knowledge/languages/gathered/parties/addresses.js';
import {placeNames} from '../../knowledge/countries/place-names.js';
import {units} from '../../knowledge/languages/gathered/units.js';
import {fold} from '../../values/fold.js';

/** A set of languages, one bit each. */
export type LanguageSet = number;

/**
 * The known words with a common prefix of `length` letters: those from `first` to `last` (exclusive) in sorted order.
 */
export interface WordPrefix {
  first: number;
  last: number;
  length: number;
}

interface KnownWords {
  /** All known words, folded. */
  sorted: readonly string[];
  languageSet: ReadonlyMap<string, LanguageSet>;
  /** The languages of the words in labels, which documents have more often than other words. */
  labels: ReadonlyMap<string, LanguageSet>;
  /** Per language: the word with accents by its folded form, where there is only one. */
  spellings: readonly ReadonlyMap<string, string>[];
}

const codes = [...new Set([...Object.keys(commonWords), ...Object.keys(languages)])];
/** The bit of words in documents of any language: names of places, legal forms and units. */
const everywhere: LanguageSet = 1 << codes.length;
/** A page with fewer known words of every language tells nothing. */
const telling = 5;

/** The languages that have a word, ignoring case and accents; 0 if none has it. */
export function languagesOfWord(word: string): LanguageSet {
  return known().languageSet.get(fold(word)) ?? 0;
}

/** The language of a code, as "en". */
export function languageSetOf(code: string): LanguageSet {
  return 1 << codes.indexOf(code);
}

/** The languages that have a word (folded) in their labels. */
export function languagesOfLabel(word: string): LanguageSet {
  return known().labels.get(word) ?? 0;
}

/** The languages of a text: `first` is the commonest alone, `all` every one. Both are 0 if too few words are known. */
export function languagesOfText(words: readonly string[]): {first: LanguageSet; all: LanguageSet} {
  const counts = codes.map(() => 0);
  for (const languageSet of words.map(languagesOfWord))
    codes.forEach((_, bit) => (counts[bit]! += (languageSet >> bit) & 1));
  const most = Math.max(...counts);
  if (most < telling) return {first: 0, all: 0};
  // Many documents are in two languages, but related languages share a third of their words anyway.
  const all = counts.reduce((set, count, bit) => (count >= most / 2 ? set | (1 << bit) : set), 0);
  return {first: 1 << counts.indexOf(most), all: all | everywhere};
}

/** The empty prefix. */
export function anyWord(): WordPrefix {
  return {first: 0, last: known().sorted.length, length: 0};
}

/** The prefix with a further letter (folded), if any word has it. */
export function withLetter({first, last, length}: WordPrefix, letter: string): WordPrefix | undefined {
  const from = placeOf(letter, {first, last, length});
  const to = placeOf(`${letter}\uffff`, {first: from, last, length});
  return to > from ? {first: from, last: to, length: length + 1} : undefined;
}

/** The word (folded) that is exactly this prefix, if there is one. */
export function wholeWord({first, length}: WordPrefix): string | undefined {
  const word = known().sorted[first];
  return word?.length === length ? word : undefined;
}

/** A word with the accents it has in one language, in small letters; `undefined` where it has none. */
export function spellingOf(word: string, language: LanguageSet): string | undefined {
  return known().spellings[31 - Math.clz32(language)]?.get(fold(word));
}

/** Index of the first word whose letter after the prefix is not smaller than this one. */
function placeOf(letter: string, {first, last, length}: WordPrefix): number {
  const {sorted} = known();
  let [from, to] = [first, last];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]![length] ?? '') < letter) from = middle + 1;
    else to = middle;
  }
  return from;
}

let loaded: KnownWords | undefined;

function known(): KnownWords {
  return (loaded ??= load());
}

function load(): KnownWords {
  const [languageSet, labels] = [new Map<string, LanguageSet>(), new Map<string, LanguageSet>()];
  codes.forEach((code, bit) => {
    add(languageSet, wordsOf(code), 1 << bit);
    add(languageSet, labelsOf(code), 1 << bit);
    add(labels, labelsOf(code), 1 << bit);
  });
  const marks = Object.values(currencies).flat();
  add(languageSet, marks, everywhere);
  add(labels, marks, everywhere);
  const names = [...legalForms, ...businessWords, ...addressWords, ...placeNames, ...units];
  add(languageSet, names.flatMap(split), everywhere);
  const spellings = codes.map((code) => spellingsOf(split(commonWords[code] ?? '')));
  return {sorted: [...languageSet.keys()].sort(), languageSet, labels, spellings};
}

function add(to: Map<string, LanguageSet>, words: readonly string[], language: LanguageSet): void {
  for (const word of words.map(fold))
    if (/^[a-z]{2,}$/.test(word)) to.set(word, (to.get(word) ?? 0) | language);
}

function labelsOf(code: string): string[] {
  return Object.values(languages[code]?.labels ?? {})
    .flat()
    .flatMap(split);
}

function wordsOf(code: string): string[] {
  const {fillers = '', senses = {}} = languages[code] ?? {};
  const texts = [
    commonWords[code] ?? '',
    fillers,
    ...Object.values(senses).map((words) => words.replace(/\S*\*\S*/g, '')),
    ...(monthNames[code] ?? []).flat(),
  ];
  return texts.flatMap(split);
}

function split(text: string): string[] {
  return text.split(/[^\p{L}]+/u);
}

function spellingsOf(words: readonly string[]): Map<string, string> {
  const spellings = new Map<string, string>();
  const several = new Set<string>();
  for (const word of words) {
    const folded = fold(word);
    if (folded.length !== word.length) continue;
    if ((spellings.get(folded) ?? word) !== word) several.add(folded);
    spellings.set(folded, word);
  }
  for (const folded of several) spellings.delete(folded);
  return spellings;
}

import {languages} from '../../knowledge/languages/registry.js';
import {commonWords, type Sense} from '../../knowledge/concepts/senses.js';
import {isOfItsOwn} from '../../knowledge/languages/gathered/theme-words.js';
import {fold} from '../../values/fold.js';

export interface Senses {
  senses: Set<Sense>;
  /** Words with a meaning that no language of the knowledge base has. */
  unknown: string[];
}

/** The senses of the words of a request or label, in whichever of the languages it is written. */
export function sensesOf(text: string): Senses {
  const words = withoutNotation(wordsOfDescription(text));
  const readings = [...tables().values()].map((table) => readIn(table, words));
  // The language that explains most of the words is taken for that of the text; the others may explain borrowed words.
  const best = readings.reduce((winner, next) => (next.explained > winner.explained ? next : winner));
  const others = best.unknown.map((word) => meaningAnywhere(word));
  return {
    senses: new Set([...best.senses, ...others.flatMap((meaning) => meaning?.senses ?? [])]),
    unknown: best.unknown.flatMap((word, index) => {
      const meaning = others[index];
      return meaning === undefined ? [word] : (meaning.unknownPart ?? []);
    }),
  };
}

/**
 * One name for all words of a meaning, in any language: "No.", "Nummer" and "number" have the same. An unknown word is
 * returned unchanged; a filler has `undefined`.
 */
export function canonicalMeaning(word: string): string | undefined {
  const [known] = exactMeanings(word);
  if (known !== undefined) return known;
  return [...tables().values()].some((table) => table.fillers.has(word)) ? undefined : word;
}

/** The senses of a single word in any language. `isExact`: only if the table has the whole word. */
export function sensesOfWord(word: string, isExact = false): Sense[] {
  const exact = exactMeanings(word);
  const stem = [...tables().values()].flatMap(({heads}) => heads.filter(([head]) => head === word));
  if (exact.length === 0 && stem.length > 0) return stem.map(([, sense]) => sense);
  return exact.length > 0 || isExact ? exact : word.length > 2 ? (meaningAnywhere(word)?.senses ?? []) : [];
}

export function isFiller(word: string): boolean {
  return [...tables().values()].some((table) => table.fillers.has(word));
}

function exactMeanings(word: string): Sense[] {
  for (const table of tables().values()) {
    const senses = table.exact.get(word);
    if (senses !== undefined) return senses;
  }
  return [];
}

/** Drops words that say how to write a value, not which one is meant: "Without currency symbol", "ohne Leerzeichen". */
function withoutNotation(words: string[]): string[] {
  const dropped = new Set<number>();
  words.forEach((word, at) => {
    if (!exactMeanings(word).includes('notation')) return;
    const nearby = words.slice(Math.max(0, at - 3), at);
    const from = nearby.findLastIndex((one) =>
      exactMeanings(one).some((sense) => sense === 'excl' || sense === 'incl'),
    );
    for (let k = from < 0 ? at : at - nearby.length + from; k <= at; k++) dropped.add(k);
  });
  return words.filter((_, at) => !dropped.has(at));
}

interface SenseTable {
  exact: Map<string, Sense[]>;
  heads: [string, Sense][];
  tails: [string, Sense][];
  fillers: Set<string>;
}

let made: Map<string, SenseTable> | undefined;

function tables(): Map<string, SenseTable> {
  return (made ??= new Map(
    Object.entries(languages).map(([code, language]) => {
      const table: SenseTable = {
        exact: new Map(),
        heads: [],
        tails: [],
        fillers: new Set(language.fillers.split(' ')),
      };
      for (const [sense, words] of [...Object.entries(commonWords), ...Object.entries(language.senses)])
        for (const word of words.split(' ')) enter(table, word, sense as Sense);
      return [code, table];
    }),
  ));
}

function enter(table: SenseTable, word: string, sense: Sense): void {
  if (word.endsWith('*')) table.heads.push([word.slice(0, -1), sense]);
  else if (word.startsWith('*')) table.tails.push([word.slice(1), sense]);
  else table.exact.set(word, [...(table.exact.get(word) ?? []), sense]);
}

function readIn(table: SenseTable, words: string[]): Senses & {explained: number} {
  const senses = new Set<Sense>();
  const unknown: string[] = [];
  let explained = 0;
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(table, words, at);
    const word = words[at]!;
    const meaning = phrase ?? (isOutsideConcepts(table, word) ? nothing : meaningIn(table, word));
    if (meaning.unknownPart !== undefined) unknown.push(meaning.unknownPart);
    if (meaning.senses.length > 0) explained += meaning.share;
    else if (table.fillers.has(word)) explained += 0.5;
    else unknown.push(word);
    for (const sense of meaning.senses) senses.add(sense);
    at += phrase?.words ?? 1;
  }
  return {senses, unknown, explained};
}

const nothing: Meaning = {senses: [], share: 0};

/** A word for something no concept covers, though its parts have senses: "Personnummer" is no number of a person. */
function isOutsideConcepts(table: SenseTable, word: string): boolean {
  return isOfItsOwn(word) && !table.exact.has(word);
}

interface Meaning {
  senses: Sense[];
  /** 0.5 to 1: how much of the word the senses explain; for a phrase, its number of words. */
  share: number;
  /** The unknown first part of a compound: "Abfahrts" (departure) of "Abfahrtsdatum". */
  unknownPart?: string;
}

/** The senses of two or three words that only together have a meaning: "para birimi", in the table `para-birimi`. */
function phraseAt(table: SenseTable, words: string[], at: number): (Meaning & {words: number}) | undefined {
  for (let count = Math.min(longestPhrase, words.length - at); count > 1; count--) {
    const senses = table.exact.get(words.slice(at, at + count).join('-'));
    if (senses !== undefined) return {senses, share: count, words: count};
  }
  return undefined;
}

const longestPhrase = 3;

function meaningIn(table: SenseTable, word: string): Meaning {
  const exact = table.exact.get(word);
  if (exact !== undefined) return {senses: exact, share: 1};
  const heads = longest(table.heads.filter(([head]) => word.startsWith(head)));
  const tails = longest(table.tails.filter(([tail]) => word.length > tail.length + 2 && word.endsWith(tail)));
  const known = (heads[0]?.[0].length ?? 0) + (tails[0]?.[0].length ?? 0);
  const senses = [...heads, ...tails].map(([, sense]) => sense);
  const unknownPart = heads.length === 0 ? unknownPartBefore(table, word, tails[0]?.[0]) : undefined;
  return {senses, share: (1 + Math.min(1, known / word.length)) / 2, ...(unknownPart && {unknownPart})};
}

/** The part of a compound before its known end, if the language does not know it. */
function unknownPartBefore(table: SenseTable, word: string, tail: string | undefined): string | undefined {
  const head = tail === undefined ? '' : word.slice(0, -tail.length);
  if (head.length < 5) return undefined;
  const stems = [head, head.replace(/(?:s|en|n|e)$/, '')];
  return stems.some((stem) => table.exact.has(stem) || table.fillers.has(stem)) ? undefined : head;
}

/** Only the longest pieces tell what a word means: "Lieferant" (supplier) is not about "Liefer…" (delivery). */
function longest(pieces: [string, Sense][]): [string, Sense][] {
  const length = Math.max(0, ...pieces.map(([piece]) => piece.length));
  return pieces.filter(([piece]) => piece.length === length);
}

/** The senses, in any language, of a word the main language does not know; none for a filler. */
function meaningAnywhere(word: string): Pick<Meaning, 'senses' | 'unknownPart'> | undefined {
  for (const table of tables().values()) {
    const exact = table.exact.get(word);
    if (exact !== undefined && word.length > 2) return {senses: exact};
  }
  if (word.length > 5 && !isOfItsOwn(word))
    for (const table of tables().values()) {
      const meaning = meaningIn(table, word);
      if (meaning.senses.length > 0) return meaning;
    }
  return isFiller(word) ? {senses: []} : undefined;
}

/**
 * The folded words of a request or label. Names such as `invoice_number`, `invoiceNumber` and `invoice-number` are
 * split; in a sentence, "MwSt" stays one word.
 */
function wordsOfDescription(text: string): string[] {
  const isName = !/\s/.test(text.trim());
  const spaced = (isName ? text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') : text).replace(/_/g, ' ');
  return fold(spaced)
    .replace(/(?<=\p{L})'s(?!\p{L})/gu, '')
    .split(/[^\p{L}\p{N}#%.'-]+|(?<=\p{L})'(?=\p{L})/u)
    .map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ''))
    .flatMap((word) => (isKnown(word) ? [word] : word.split(/[-.]/)))
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}

function isKnown(word: string): boolean {
  return [...tables().values()].some((table) => table.exact.has(word) || table.fillers.has(word));
}

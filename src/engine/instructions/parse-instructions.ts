// instructions: what free text says of dates, numbers, currency and pages, and its application.

import {tellsDateOrder} from '../page-view/number-and-date-locale.js';
import {findCurrencies} from '../values/currency.js';
import {fold, wordsOf} from '../values/fold.js';
import {
  instructionLanguages,
  numbersAfterPage,
  ordinalBeforePage,
  says,
  sentenceEnd,
} from './instruction-patterns.js';
import {noInstructions, type Choice, type Instructions, type PageRule} from './instructions.js';

/** What instructions in free text ask for, sentence by sentence. */
export function parseInstructions(text: string | undefined): Instructions {
  return sentencesOf(text ?? '').reduce(withSentence, noInstructions);
}

/** The sentences of a text. A full stop after an abbreviation or a number ends none: "U.S. dates", "1. Seite". */
function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/^[\s\-*•]+|\s+$/gu, ''))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

function withSentence(told: Instructions, sentence: string): Instructions {
  const understood = meaningOf(sentence, fold(sentence));
  if (understood === undefined) return {...told, notUnderstood: [...told.notUnderstood, sentence]};
  return {
    ...told,
    ...understood,
    languages: [...told.languages, ...(understood.languages ?? [])],
    pages: [...told.pages, ...(understood.pages ?? [])],
    ignoredWords: [...told.ignoredWords, ...(understood.ignoredWords ?? [])],
  };
}

/** A sentence may say several things: "The invoices are in German, amounts in EUR." */
function meaningOf(sentence: string, folded: string): Partial<Instructions> | undefined {
  const pages = pageRuleOf(folded);
  if (pages !== undefined) return {pages: [pages]};
  const ignoredWords = ignoredWordsOf(sentence, folded);
  if (ignoredWords !== undefined) return {ignoredWords};
  if (says.ignore.test(folded)) return undefined;
  const numberLocale = {...dateOrderOf(sentence, folded), ...numbersOf(folded)};
  const stated = {...numberLocale, ...currencyOf(sentence, folded), ...languagesOf(folded)};
  if (Object.keys(stated).length > 0) return stated;
  const choice = choiceOf(folded);
  return choice === undefined ? undefined : {choice};
}

/**
 * "Only the first page", "ignore page 2", "pages 1-3 only". A sentence that neither excludes nor says "only" gives no
 * rule: "The first page is a letter."
 */
function pageRuleOf(folded: string): PageRule | undefined {
  const action = says.ignore.test(folded) ? 'ignore' : says.only.test(folded) ? 'only' : undefined;
  if (action === undefined || !says.page.test(folded)) return undefined;
  const pages = [
    ...numberedPages(folded),
    ...(says.first.test(folded) ? (['first'] as const) : []),
    ...(says.last.test(folded) ? (['last'] as const) : []),
  ];
  return pages.length === 0 ? undefined : {action, pages};
}

/** The page numbers in a sentence: "page 2", "pages 2 and 4", "pages 2-4", "2nd page"; "3 pages" is a count. */
function numberedPages(folded: string): number[] {
  const lists = [...folded.matchAll(numbersAfterPage), ...folded.matchAll(ordinalBeforePage)];
  return lists.flatMap(([, list = '']) =>
    [...list.matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/g)].flatMap(([, first, second]) => {
      const [from, to] = [Number(first), Number(second ?? first)];
      return Array.from({length: Math.max(0, to - from + 1)}, (_, step) => from + step);
    }),
  );
}

/** The words to ignore, in quotation marks or capitals: "ignore the word 'draft'", "Ignore stamps that say COPY". */
function ignoredWordsOf(sentence: string, folded: string): string[] | undefined {
  if (!says.ignore.test(folded)) return undefined;
  const quoted = [...sentence.matchAll(/["“”„«»]([^"“”„«»]+)["“”„«»]|(?<!\p{L})['‘]([^'’]+)['’](?!\p{L})/gu)];
  const capitals = [...sentence.matchAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu)];
  const words =
    quoted.length > 0 ? quoted.map((match) => match[1] ?? match[2]!) : capitals.map(([word]) => word);
  return words.length === 0 ? undefined : words.map((word) => fold(word).trim());
}

function dateOrderOf(sentence: string, folded: string): {dayFirst?: boolean} {
  const format = tellsDateOrder(sentence);
  if (format !== undefined) return {dayFirst: format};
  if (says.dayFirst.test(folded)) return {dayFirst: true};
  return says.monthFirst.test(folded) ? {dayFirst: false} : {};
}

function numbersOf(folded: string): {decimal?: '.' | ','} {
  if (says.decimalComma.test(folded)) return {decimal: ','};
  return says.decimalPoint.test(folded) ? {decimal: '.'} : {};
}

/** A code or a sign of one currency, with a word for amounts: "prices are in USD". */
function currencyOf(sentence: string, folded: string): {currency?: string} {
  if (!says.amounts.test(folded)) return {};
  const codes = new Set(
    findCurrencies(sentence).flatMap(({value, quality}) => (quality > surely ? [value] : [])),
  );
  const [currency] = codes;
  return codes.size === 1 && currency !== undefined ? {currency} : {};
}

/**
 * A currency counts above this quality, see `findCurrencies`: codes in lower case may be other words, and "$" is the
 * sign of several currencies.
 */
const surely = 0.5;

/** "The documents are in German", "Sprache: Deutsch". */
function languagesOf(folded: string): {languages?: string[]} {
  const named = instructionLanguages.filter(({name}) => name.test(folded)).map(({code}) => code);
  return named.length > 0 && says.written.test(folded) ? {languages: named} : {};
}

/** "If there are several totals, take the last", "the larger of the two amounts". */
function choiceOf(folded: string): Choice | undefined {
  const kinds = (['larger', 'smaller', 'first', 'last'] as const).filter((kind) => says[kind].test(folded));
  const [kind] = kinds;
  if (says.page.test(folded) || kinds.length !== 1 || kind === undefined) return undefined;
  if (!says.several.test(folded) && wordsOf(folded).length > shortChoice) return undefined;
  const of = {larger: 'largest', smaller: 'smallest', first: 'first', last: 'last'} as const;
  return {of: of[kind], words: wordsOf(folded)};
}

/** Maximum number of words of a choice that does not say "several": "Take the last one", "use the larger amount". */
const shortChoice = 6;

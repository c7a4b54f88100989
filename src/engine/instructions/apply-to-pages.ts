import {linesOf} from '../group-words-into-lines.js';
import type {Line, Page} from '../page.js';
import {fold, wordsOf} from '../values/fold.js';
import {languages} from '../knowledge/languages/registry.js';
import {noInstructions, type Instructions, type PageRule} from './instructions.js';

/** Applies instructions to pages: drops pages and words to ignore, and adds what is said of numbers and dates. */
export function applyToPages(pages: readonly Page[], instructions: Instructions): Page[] {
  if (instructions === noInstructions) return [...pages];
  const left = instructions.pages.reduce((rest, rule) => withRule(rest, rule, pages), [...pages]);
  const numberLocale = numberLocalesOf(instructions);
  return left
    .map((page) => withoutWords(page, instructions.ignoredWords))
    .map((page) => ({...page, numberLocale}));
}

function withRule(rest: Page[], {action, pages}: PageRule, all: readonly Page[]): Page[] {
  const numbers = new Set(
    pages.map((page) => (page === 'first' ? all[0]?.number : page === 'last' ? all.at(-1)?.number : page)),
  );
  return rest.filter(({number}) => numbers.has(number) === (action === 'only'));
}

/** The number locale: `said` is what the instructions state, `usual` is what the language they name usually does. */
function numberLocalesOf({languages: codes, dayFirst, decimal}: Instructions): Page['numberLocale'] {
  const [code] = codes;
  const dates = code === undefined ? undefined : languages[code]?.dates;
  return {
    said: {...(dayFirst !== undefined && {dayFirst}), ...(decimal && {decimal})},
    usual: {
      ...(dates?.first && {dayFirst: dates.first === 'day'}),
      ...(dates?.decimal && {decimal: dates.decimal}),
    },
  };
}

function withoutWords(page: Page, ignored: readonly string[]): Page {
  const spans = ignored.map(wordsOf).filter((words) => words.length > 0);
  const dropped = new Set(page.lines.flatMap((line) => spans.flatMap((span) => wordsAt(line, span))));
  if (dropped.size === 0) return page;
  const words = page.words.filter((word) => !dropped.has(word));
  return {...page, words, lines: linesOf(words)};
}

/** The words of a line that are the phrase `span`. */
function wordsAt({words}: Line, span: readonly string[]): Page['words'] {
  const texts = words.map(({text}) => wordsOf(fold(text)).join(' '));
  return texts.flatMap((_, at) =>
    span.every((word, step) => texts[at + step] === word) ? words.slice(at, at + span.length) : [],
  );
}

// page-view: rows, lines and tokens of the pages; paragraphs, kind of paper, number and date locale.

import type {Box, Line, Page, Word} from '../page.js';
import {isSideways} from '../group-words-into-lines.js';
import {clusterRows} from './row-clustering.js';
import {localeOf} from './number-and-date-locale.js';
import {squash} from '../values/fold.js';
import type {NumberLocale} from '../values/found.js';

/** The pages of a document as lines of tokens, grouped in rows: the input of the search by concepts. */
export interface DocumentView {
  pages: PageView[];
  lines: TextLine[];
  numberLocale: NumberLocale;
}

export interface PageView {
  number: number;
  width: number;
  height: number;
  rows: TextLine[][];
  lines: TextLine[];
  /** The median height of a line. */
  lineHeight: number;
}

export interface TextLine {
  page: PageView;
  /** Position among the rows of the page. */
  row: number;
  text: string;
  tokens: Token[];
  box: Box;
  source: 'text' | 'ocr';
  /** The whole line, where this is its part beside a sidebar. */
  cutFrom?: TextLine;
}

/** A word, or one of the two tokens of a word that contains a label and its value: `Date:25/12/2018`. */
export interface Token {
  text: string;
  /** Folded, letters and digits only; empty for punctuation. */
  key: string;
  box: Box;
  word: Word;
  /** Range of characters in the line's text; `end` is exclusive. */
  start: number;
  end: number;
}

export function viewOf(pages: Page[]): DocumentView {
  const views = pages.map(viewPage);
  const lines = views.flatMap((page) => page.lines);
  return {pages: views, lines, numberLocale: localeOf(pages)};
}

function viewPage(page: Page): PageView {
  const view: PageView = {
    number: page.number,
    width: page.width,
    height: page.height,
    rows: [],
    lines: [],
    lineHeight: medianHeight(page.lines),
  };
  const lines = page.lines.map((line) => viewLine(line, view)).filter((line) => line.tokens.length > 0);
  const isBeside = (line: TextLine) => line.tokens.every(({word}) => isSideways(word));
  view.rows = [
    ...clusterRows(lines.filter((line) => !isBeside(line))),
    ...lines.filter(isBeside).map((line) => [line]),
  ];
  view.rows.forEach((row, index) => {
    for (const line of row) line.row = index;
  });
  view.lines = view.rows.flat();
  return view;
}

function viewLine(line: Line, page: PageView): TextLine {
  const tokens: Token[] = [];
  let at = 0;
  for (const word of line.words) {
    tokens.push(...tokensOf(word, at));
    at += word.text.length + 1;
  }
  const text = line.words.map((word) => word.text).join(' ');
  const source = line.words[0]?.source ?? 'text';
  return {page, row: 0, text, tokens, box: line.box, source};
}

/** Splits a word after a colon or equals sign that follows a letter, unless a web address goes on there. */
function tokensOf(word: Word, at: number): Token[] {
  const cut = /^(.*?[\p{L}).#°º][:：=]+)(?!\/\/)(.+)$/u.exec(word.text);
  if (cut === null) return [tokenOf(word, word.text, at, word.box)];
  const share = cut[1]!.length / word.text.length;
  const middle = word.box.left + share * (word.box.right - word.box.left);
  return [
    tokenOf(word, cut[1]!, at, {...word.box, right: middle}),
    tokenOf(word, cut[2]!, at + cut[1]!.length, {...word.box, left: middle}),
  ];
}

function tokenOf(word: Word, text: string, start: number, box: Box): Token {
  return {text, key: squash(text), box, word, start, end: start + text.length};
}

function medianHeight(lines: Line[]): number {
  const heights = lines.map(({box}) => box.bottom - box.top).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 1;
}

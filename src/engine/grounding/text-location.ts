import {unionOf} from '../box.js';
import {fractionOf} from '../scoring/field-result.js';
import type {Box, Line, Page, Word} from '../page.js';

/** A line and the page it is on. */
export interface LocatedLine {
  page: Page;
  line: Line;
}

/** Where a value was found again on the pages. */
export interface GroundedLocation {
  /** From 1. */
  page: number;
  /** In fractions of the page. */
  box: Box;
  /** The words that contain it. */
  raw: string;
  source: 'text' | 'ocr';
  /** 1 for an exact match; less where only confusable letters or most of a long text agree. */
  closeness: number;
}

export function linesOn(pages: Page[]): LocatedLine[] {
  return pages.flatMap((page) => page.lines.map((line) => ({page, line})));
}

/** Location of words of one page; needs at least one word. */
export function locationOf(page: Page, words: Word[], closeness: number): GroundedLocation {
  return {
    page: page.number,
    box: fractionOf(unionOf(words.map((word) => word.box)), page),
    raw: words.map((word) => word.text).join(' '),
    source: words.every((word) => word.source === 'text') ? 'text' : 'ocr',
    closeness,
  };
}

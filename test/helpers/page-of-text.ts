import {unionOf} from '../../src/engine/box.js';
import type {Line, Page, Word} from '../../src/engine/page.js';

/** A page with the given lines, one below the other: 10 units a character, 20 a line, in a page of 1000 by 1000. */
export function pageOfText(
  texts: string[],
  {number = 1, source = 'text'}: {number?: number; source?: Word['source']} = {},
): Page {
  const lines = texts.map((text, row) => lineOfText(text, row, source));
  return {number, width: 1000, height: 1000, words: lines.flatMap((line) => line.words), lines};
}

function lineOfText(text: string, row: number, source: Word['source']): Line {
  const words = [...text.matchAll(/\S+/g)].map((match): Word => {
    const left = match.index * 10;
    const box = {left, top: row * 20, right: left + match[0].length * 10, bottom: row * 20 + 15};
    return {text: match[0], box, confidence: 1, source};
  });
  return {words, text: words.map((word) => word.text).join(' '), box: unionOf(words.map((word) => word.box))};
}

import type {Page} from '../../src/engine/page.js';
import {pageOfText} from './page-of-text.js';

/** A page of text on which ☐ and ☒ are drawn boxes; what is read of a box stays a word. */
export function pageWithBoxes(text: string): Page {
  const page = pageOfText(text.split('\n'));
  const marks = page.words.filter((word) => /^[☐☒]$/u.test(word.text));
  const checkBoxes = marks.map((word) => ({box: word.box, isMarked: word.text === '☒', confidence: 0.9}));
  return {...page, checkBoxes};
}

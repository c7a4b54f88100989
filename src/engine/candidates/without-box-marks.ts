import type {DocumentAnalysis, PageAnalysis} from '../layout/analysis.js';
import {isMarkOf} from '../layout/box-marks.js';
import type {Word} from '../page.js';
import type {Candidate} from './candidate.js';

/** A check box as characters of a text. */
const printedBox = /[☐☑☒]|\[ ?[xX]? ?\]/u;

/**
 * Drops candidates that take check boxes for text: a mark alone, a text with a box in it, and a statement that is a row
 * of options. Candidates of the sources `choice` and `check-box` stay, since they report the state of boxes.
 */
export function withoutBoxMarks(candidates: readonly Candidate[], {pages}: DocumentAnalysis): Candidate[] {
  const marks = new Set(pages.flatMap(marksOn));
  const options = new Set(
    pages
      .flatMap(({checkBoxGroups}) => checkBoxGroups.flatMap((group) => group.options))
      .flatMap(({words}) => words),
  );
  if (marks.size === 0 && options.size === 0) return [...candidates];
  return candidates.filter(({source, value, words}) => {
    if (source === 'choice' || source === 'check-box') return true;
    if (typeof value === 'boolean' && source === 'sentence')
      return !words.some((word) => marks.has(word) || options.has(word));
    const isMark = words.length > 0 && words.every((word) => marks.has(word));
    return !isMark && !(typeof value === 'string' && printedBox.test(value));
  });
}

function marksOn({page: {checkBoxes = []}, segments}: PageAnalysis): Word[] {
  if (checkBoxes.length === 0) return [];
  return segments.flatMap(({words}) => words).filter((word) => checkBoxes.some((box) => isMarkOf(word, box)));
}

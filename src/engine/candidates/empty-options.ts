import type {DocumentAnalysis, PageAnalysis} from '../layout/analysis.js';
import {checkBoxGroups, type BoxOption} from '../layout/check-box-groups.js';
import type {Word} from '../page.js';
import type {Candidate} from './candidate.js';

/** Minimum confidence in a check box: below it, it may be a letter, or its state misread. */
const sureBox = 0.8;

/**
 * Drops candidates that consist of empty options in a group with a ticked one: in "☐ Yes ☒ No", "Yes" is no value.
 * Candidates of the sources `choice` and `check-box` stay, since they report the state of boxes.
 */
export function withoutEmptyOptions(
  candidates: readonly Candidate[],
  {pages}: DocumentAnalysis,
): Candidate[] {
  const left = new Set(pages.flatMap((page) => wordsLeftEmpty(page)));
  if (left.size === 0) return [...candidates];
  return candidates.filter(
    ({source, words}) =>
      source === 'choice' ||
      source === 'check-box' ||
      words.length === 0 ||
      !words.every((word) => left.has(word)),
  );
}

function wordsLeftEmpty(page: PageAnalysis): Word[] {
  return checkBoxGroups(page).flatMap(({options}) => {
    const sure = options.filter(({checkBox}) => checkBox.confidence >= sureBox);
    return sure.some(isTicked) ? sure.filter((one) => !isTicked(one)).flatMap(({words}) => words) : [];
  });
}

function isTicked({checkBox}: BoxOption): boolean {
  return checkBox.isMarked;
}

import type {DocumentAnalysis, PageAnalysis} from '../layout/analysis.js';
import {checkBoxGroups, type BoxOption} from '../layout/check-box-groups.js';
import type {Word} from '../page.js';
import type {Candidate} from './candidate.js';

/** Less sure boxes may be letters, or their state misread. */
const sureBox = 0.8;

/**
 * Candidates without the options that somebody left empty where he ticked another: "☐ Yes ☒ No" does not say yes. What
 * sources of boxes say of a state stays.
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

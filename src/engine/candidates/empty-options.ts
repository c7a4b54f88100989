import {sureBox} from '../layout/segments.js';
import type {BoxOption, CheckBoxGroup, DocumentAnalysis} from '../layout/analysis.js';
import {hasYesAndNo} from '../layout/yes-and-no.js';
import type {Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';
import {coverageByMeaning} from '../query/words/query-coverage.js';
import type {Candidate} from './candidate.js';
import {wordText} from './word-text.js';

/**
 * Drops candidates that consist of empty options in a group with a ticked one: in "☐ Yes ☒ No", "Yes" is no value.
 * Candidates of the sources `choice` and `check-box` stay, since they report the state of boxes.
 */
export function withoutEmptyOptions(
  candidates: readonly Candidate[],
  {pages}: DocumentAnalysis,
): Candidate[] {
  const left = new Set(pages.flatMap(({checkBoxGroups}) => checkBoxGroups.flatMap(wordsLeftEmpty)));
  if (left.size === 0) return [...candidates];
  return candidates.filter(
    ({source, words}) =>
      source === 'choice' ||
      source === 'check-box' ||
      words.length === 0 ||
      !words.every((word) => left.has(word)),
  );
}

/** Minimum likeness of a request for yes or no and the question of a group of boxes that asks the same. */
const sameQuestion = 0.9;

/**
 * Drops all candidates of queries for yes or no that the page asks with boxes of which none is ticked: another row would
 * answer for them.
 */
export function withoutUnanswered(
  candidates: readonly Candidate[],
  queries: readonly FieldQuery[],
  {pages}: DocumentAnalysis,
): Candidate[] {
  const groups = pages.flatMap(({checkBoxGroups}) => checkBoxGroups).filter(hasYesAndNo);
  const asking = queries.filter(({type}) => type === 'boolean');
  if (groups.length === 0 || asking.length === 0) return [...candidates];
  const coverage = coverageByMeaning(queries, pages);
  const unanswered = asking.filter((query) => {
    const same = groups.filter(
      ({question}) => coverage.likeness(query, wordText(question).text) >= sameQuestion,
    );
    return same.length > 0 && same.every(isLeftEmpty);
  });
  return candidates.filter(({query}) => !unanswered.includes(query));
}

function isLeftEmpty({options}: CheckBoxGroup): boolean {
  return options.every(({checkBox}) => !checkBox.isMarked && checkBox.confidence >= sureBox);
}

/** The words of the empty options of a group with a ticked one. */
function wordsLeftEmpty({options}: CheckBoxGroup): Word[] {
  const sure = options.filter(({checkBox}) => checkBox.confidence >= sureBox);
  return sure.some(isTicked) ? sure.filter((one) => !isTicked(one)).flatMap(({words}) => words) : [];
}

function isTicked({checkBox}: BoxOption): boolean {
  return checkBox.isMarked;
}

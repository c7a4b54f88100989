import type {Candidate} from '../candidates/candidate.js';
import {rowsInReadingOrder} from '../candidates/sentences/text-columns.js';
import {sentenceEnd} from '../candidates/typed-values.js';

/** Whether two values are on the same page with no end of a sentence between them. */
export function areInOneSentence(one: Candidate, other: Candidate): boolean {
  if (one.page !== other.page) return false;
  const words = rowsInReadingOrder(one.page).flat();
  const [earlier, later] = [one, other].sort(
    (a, b) => words.indexOf(a.words[0]!) - words.indexOf(b.words[0]!),
  ) as [Candidate, Candidate];
  const from = words.indexOf(earlier.words.at(-1)!);
  const to = words.indexOf(later.words[0]!);
  if (from < 0 || to < 0) return false;
  const between = words.slice(from + 1, to + 1).map(({text}) => text);
  return !sentenceEnd.test([stopBehind(earlier), ...between].join(' '));
}

/** The full stop after a value that is no part of it: that of "Peter Ransome.", not that of "Falcon Ltd.". */
function stopBehind({raw, words}: Candidate): string {
  return /[.;]$/.test(words.at(-1)!.text) && !/[.;]$/.test(raw) ? '.' : '';
}

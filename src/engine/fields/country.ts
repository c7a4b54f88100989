import {countryMarks, countryPostcodes} from '../knowledge/country-marks.js';
import {fold} from '../values/fold.js';
import {findIbans} from '../values/iban.js';
import {findVatNumbers} from '../values/vat.js';
import type {DocumentView, TextLine} from './view.js';

/** The country a document comes from. */
export interface Country {
  /** ISO 3166. */
  code: string;
  /** 0 to 1: how much speaks for it, against what speaks for others. */
  certainty: number;
  /** The line that says so best. */
  line: TextLine;
}

interface Vote {
  code: string;
  weight: number;
  line: TextLine;
}

/** The country that account numbers, tax numbers, postal codes and words of the tax office point to. */
export function countryOf(view: DocumentView): Country | undefined {
  const votes = view.lines.flatMap(votesOf);
  const sums = new Map<string, number>();
  for (const {code, weight} of votes) sums.set(code, (sums.get(code) ?? 0) + weight);
  const [winner, second] = [...sums].sort(([, a], [, b]) => b - a);
  if (winner === undefined) return undefined;
  const [code, sum] = winner;
  const line = votes
    .filter((vote) => vote.code === code)
    .reduce((a, b) => (b.weight > a.weight ? b : a)).line;
  return {code, certainty: Math.min(1, sum / 3) * (1 - 0.6 * ((second?.[1] ?? 0) / sum)), line};
}

function votesOf(line: TextLine): Vote[] {
  const folded = fold(line.text);
  const marked = Object.entries(countryMarks).filter(([, marks]) =>
    marks.some((mark) => hasWord(folded, mark)),
  );
  const posted = Object.entries(countryPostcodes).filter(([, form]) => form.test(line.text));
  return [
    ...findIbans(line.text).map(({value}) => ({code: value.slice(0, 2), weight: 2, line})),
    ...findVatNumbers(line.text).map(({value}) => ({code: value.slice(0, 2), weight: 1.5, line})),
    ...marked.map(([code]) => ({code, weight: 0.8, line})),
    ...posted.map(([code]) => ({code, weight: 0.8, line})),
  ];
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at >= 0 && !/[a-z]/.test(text[at - 1] ?? ' ') && !/[a-z]/.test(text[at + word.length] ?? ' ');
}

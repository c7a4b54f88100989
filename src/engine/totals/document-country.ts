import {countryMarks, countryPostcodes, countryTaxes} from '../knowledge/countries/country-marks.js';
import {fold} from '../values/fold.js';
import {findIbans} from '../values/checked-numbers/iban.js';
import {findVatNumbers} from '../values/checked-numbers/vat.js';
import type {DocumentView, TextLine} from '../page-view/document-view.js';

/** The country a document comes from. */
export interface Country {
  /** ISO 3166. */
  code: string;
  /** 0 to 1: the weight of its evidence, reduced by that for the strongest other country. */
  certainty: number;
  /** The line with the strongest evidence. */
  line: TextLine;
}

interface Vote {
  code: string;
  weight: number;
  line: TextLine;
  /** The same mark counts once, however often it occurs. */
  mark?: string;
}

/**
 * The countries that IBANs, VAT numbers, tax rates, postal codes and words such as names of taxes and registers point
 * to, likeliest first.
 */
export function countriesOf(view: DocumentView): Country[] {
  const votes = withoutRepeats(view.lines.flatMap(votesOf));
  const sums = new Map<string, number>();
  for (const {code, weight} of votes) sums.set(code, (sums.get(code) ?? 0) + weight);
  const sorted = [...sums].sort(([, a], [, b]) => b - a);
  return sorted.map(([code, sum], index) => {
    const own = votes.filter((vote) => vote.code === code);
    const other = sorted[index === 0 ? 1 : 0]?.[1] ?? 0;
    return {
      code,
      certainty: Math.min(1, sum / 3) * (1 - Math.min(1, other / sum) / 2),
      line: own.reduce((a, b) => (b.weight > a.weight ? b : a)).line,
    };
  });
}

/**
 * Drops repeated marks, since head and foot may print the same. Votes without a mark, for numbers of several parties,
 * stay.
 */
function withoutRepeats(votes: Vote[]): Vote[] {
  const seen = new Set<string>();
  return votes.filter(({mark}) => mark === undefined || (!seen.has(mark) && seen.add(mark)));
}

function votesOf(line: TextLine): Vote[] {
  const folded = fold(line.text);
  const marked = Object.entries(countryMarks).flatMap(([code, marks]) =>
    marks.filter((mark) => hasWord(folded, mark)).map((mark) => ({code, mark: `${code} ${mark}`})),
  );
  const posted = Object.entries(countryPostcodes).filter(([, form]) => form.test(line.text));
  const taxed = (line.text.includes('%') ? Object.entries(countryTaxes) : []).filter(
    ([, {names, form}]) => names.some((name) => folded.includes(name)) && form.test(line.text),
  );
  return [
    ...findIbans(line.text).map(({value}) => ({code: value.slice(0, 2), weight: 2, line})),
    ...findVatNumbers(line.text).map(({value}) => ({code: value.slice(0, 2), weight: 2, line})),
    ...marked.map((mark) => ({...mark, weight: 1, line})),
    ...posted.map(([code]) => ({code, weight: 1, line})),
    ...taxed.map(([code]) => ({code, mark: `${code} tax`, weight: 2, line})),
  ];
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at >= 0 && !/[a-z]/.test(text[at - 1] ?? ' ') && !/[a-z]/.test(text[at + word.length] ?? ' ');
}

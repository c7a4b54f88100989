import {countryCurrencies, signFamilies} from '../knowledge/countries/currencies.js';
import {findCurrencies} from '../values/currency.js';
import type {FoundValue} from '../values/found.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece} from '../page-view/line-range.js';
import {countriesOf, type Country} from './document-country.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import type {TextLine} from '../page-view/document-view.js';
import {certain, doubtful, fair, hardly, likely, possible} from '../levels.js';

/**
 * Candidates for the currency of the document: each currency beside a number is a vote for it. Without any votes, the
 * currency of the country that the document comes from.
 */
export function currencyCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const countries = countriesOf(document.view);
  const [country] = countries;
  const votes = document.view.lines.flatMap((line) =>
    findCurrencies(line.text)
      .map((hit) => ({line, hit: meantIn(countries, hit), weight: voteOf(line, hit)}))
      .filter(({weight}) => weight > 0),
  );
  if (votes.length === 0) return country === undefined ? [] : fromCountry(query, country);
  const sums = new Map<string, number>();
  for (const {hit, weight} of votes) sums.set(hit.value, (sums.get(hit.value) ?? 0) + weight);
  const all = [...sums.values()].reduce((sum, weight) => sum + weight, 0);
  return [...sums].flatMap(([code, sum]) => {
    const first = votes.find(({hit}) => hit.value === code);
    if (first === undefined) return [];
    const piece = {line: first.line, start: first.hit.start, end: first.hit.end};
    const score = (sum / all) * (sum > 1 ? certain : sum > doubtful ? fair : possible);
    return [
      {
        query,
        value: code,
        raw: first.hit.raw,
        score,
        route: 'pattern' as const,
        lines: [first.line],
        box: boxOfPiece(piece),
        start: piece.start,
        end: piece.end,
      },
    ];
  });
}

/**
 * The currency that a sign shared by several means: `$` is the dollar or peso of the likeliest country that uses it.
 */
function meantIn(countries: Country[], hit: FoundValue): FoundValue {
  const family = signFamilies.find((members) => members.includes(hit.value));
  if (family === undefined || /^[A-Z]{3}$/.test(hit.raw)) return hit;
  const own = countries
    .map(({code}) => countryCurrencies[code])
    .find((code) => code && family.includes(code));
  return own === undefined ? hit : {...hit, value: own};
}

function fromCountry(query: ConceptQuery, {code, certainty, line}: Country): ScoredValue[] {
  const currency = countryCurrencies[code];
  if (currency === undefined) return [];
  const piece = {line, start: 0, end: line.text.length};
  return [
    {
      query,
      value: currency,
      raw: line.text,
      score: (likely * (1 + certainty)) / 2,
      route: 'pattern',
      lines: [line],
      box: boxOfPiece(piece),
      start: 0,
      end: 0,
    },
  ];
}

/**
 * The weight of a vote: full beside a number, alone in a line or behind a bracket. Elsewhere, as in "SUM EUR" over an
 * amount, it is little, and none where the letters may be a word or part of one.
 */
function voteOf(line: TextLine, hit: FoundValue): number {
  const before = /\d[.,]?\d*\s*$/.test(line.text.slice(Math.max(0, hit.start - 6), hit.start));
  // `ZL-92256` is the number of an article.
  const after = /^\s*[-.]?\s*\d(?<!^-\d)/.test(line.text.slice(hit.end, hit.end + 4));
  const alone = line.text.replace(/[():\s]/g, '').length === hit.raw.length;
  if (before || after || alone || /[(/]$/.test(line.text.slice(0, hit.start))) return hit.quality;
  return hit.quality >= certain ? hardly : 0;
}

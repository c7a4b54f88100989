import {baseWords} from '../knowledge/languages/gathered/base-words.js';
import {fold} from '../values/fold.js';
import type {FoundValue} from '../values/found.js';
import {findMoney} from '../values/money.js';
import {findPercents} from '../values/percent.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {sensesOf} from '../query/meaning/word-senses.js';
import type {TextLine} from '../page-view/document-view.js';
import {certain, doubtful, fair} from '../levels.js';
import {isShare} from './cents.js';

/**
 * For queries that name a tax rate ("VAT at the 23 % rate", "net amount taxed at 5.5 %"), adds candidates from rows
 * with that rate, where base and tax confirm each other. Other candidates of these queries may be totals over all
 * rates, so their scores are reduced.
 */
export function withRateCandidates(
  candidates: ScoredValue[],
  queries: readonly ConceptQuery[],
  document: ReadDocument,
): ScoredValue[] {
  const rated = queries.flatMap((query) => {
    const wanted = wantedOf(query);
    return wanted === undefined ? [] : [{query, wanted}];
  });
  if (rated.length === 0) return candidates;
  const isRated = new Set(rated.map(({query}) => query));
  return [
    ...candidates.map((one) => (isRated.has(one.query) ? {...one, score: one.score * doubtful} : one)),
    ...rated.flatMap(({query, wanted}) => candidatesOf(query, wanted, document)),
  ];
}

interface Wanted {
  rate: number;
  part: 'tax' | 'net';
}

function wantedOf({type, field, concept}: ConceptQuery): Wanted | undefined {
  if (type !== 'money' && type !== 'number') return undefined;
  const text = field.prompt ?? field.name;
  const rate = rateIn(text);
  const {senses} = sensesOf(text);
  if (rate === undefined || !(senses.has('tax') || concept === 'tax_total' || concept === 'net_total'))
    return undefined;
  const isBase = senses.has('net') || baseWords.test(fold(text));
  return {rate, part: isBase ? 'net' : 'tax'};
}

/** The rate in a text: "23 %", or "%10" as in Turkish. */
function rateIn(text: string): number | undefined {
  const [hit] = findPercents(text);
  const led = /(?:%|yüzde) ?(\d{1,2}(?:[.,]\d{1,2})?)(?!\d)/iu.exec(text)?.[1];
  const value = hit === undefined ? led?.replace(',', '.') : hit.value;
  return value === undefined ? undefined : Number(value);
}

function candidatesOf(query: ConceptQuery, {rate, part}: Wanted, {view}: ReadDocument): ScoredValue[] {
  return view.pages.flatMap(({rows}) =>
    rows.flatMap((row) => {
      if (!row.some(({text}) => rateIn(text) === rate || ratesOf(text).includes(rate))) return [];
      const amounts = row.flatMap((line) =>
        findMoney(line.text, view.numberLocale)
          .filter(({raw}) => /[.,]\d{2}\D*$/.test(raw))
          .map((hit) => ({line, hit})),
      );
      const proven = pairOf(amounts, rate);
      if (proven !== undefined)
        return [candidateOf(query, part === 'tax' ? proven.tax : proven.net, certain)];
      const isTaxRow = row.some(({text}) => sensesOf(text).senses.has('tax'));
      return part === 'tax' && amounts.length === 1 && isTaxRow
        ? [candidateOf(query, amounts[0]!, fair)]
        : [];
    }),
  );
}

function ratesOf(text: string): number[] {
  return findPercents(text).map(({value}) => Number(value));
}

interface Amount {
  line: TextLine;
  hit: FoundValue;
}

/** Two amounts of a row of which one is the tax of the other. */
function pairOf(amounts: Amount[], rate: number): {net: Amount; tax: Amount} | undefined {
  for (const net of amounts)
    for (const tax of amounts) {
      const [base, share] = [Number(net.hit.value), Number(tax.hit.value)];
      if (net !== tax && share > 0 && isShare(share, base, rate)) return {net, tax};
    }
  return undefined;
}

function candidateOf(query: ConceptQuery, {line, hit}: Amount, score: number): ScoredValue {
  const piece = {line, start: hit.start, end: hit.end};
  return {
    query,
    value: hit.value,
    raw: hit.raw,
    score: score * legibilityFactor(piece),
    route: 'pattern',
    lines: [line],
    box: boxOfPiece(piece),
    start: piece.start,
    end: piece.end,
  };
}

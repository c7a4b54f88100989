import type {ScoredValue as Rated} from '../scoring/scored-value.js';
import type {Findings} from '../concept-search/find-fields.js';
import {likelihoodOf} from '../scoring/field-result.js';
import type {DocumentAnalysis} from '../layout/analysis.js';
import type {FieldQuery} from '../query/field-query.js';
import type {Candidate} from './candidate.js';
import {squash} from '../values/fold.js';
import {isWholeNumber} from './typed-values.js';

/** Maximum number of candidates per query. */
const mostValues = 3;

/** Candidates from the search by concepts: parties, totals, dates and numbers of trade documents. */
export function conceptCandidates(
  queries: readonly FieldQuery[],
  analysis: DocumentAnalysis,
  findings: Findings,
): Candidate[] {
  return queries.flatMap((query) => candidatesOf(query, findings, analysis));
}

function candidatesOf(
  query: FieldQuery,
  {conceptQueries, chosen, candidates}: Findings,
  analysis: DocumentAnalysis,
): Candidate[] {
  const conceptQuery = conceptQueries.find(({field}) => field === query.field)!;
  const winner = chosen.get(conceptQuery);
  const own = candidates
    .filter((candidate) => candidate.query === conceptQuery && isOfType(query, candidate.value))
    .filter((candidate) => query.type !== 'identifier' || !isCutShort(candidate))
    .filter(
      (candidate) => query.type !== 'number' || conceptQuery.concept !== undefined || isWhole(candidate),
    )
    .sort((a, b) => Number(b === winner) - Number(a === winner) || b.score - a.score);
  const distinct = own.filter(({value}, at) => own.findIndex((other) => other.value === value) === at);
  return distinct.slice(0, mostValues).map((rated, rank) => ({
    query,
    source: 'concept',
    value: rated.value,
    raw: rated.raw,
    page: analysis.pages.find(({page}) => page.number === rated.lines[0]!.page.number)!,
    box: rated.box,
    words: wordsOf(rated),
    signals: {
      conceptScore: rated.score,
      conceptLikelihood: likelihoodOf(rated),
      conceptRank: rank,
      conceptChosen: Number(rated === winner),
      conceptKnown: Number(conceptQuery.concept !== undefined),
      conceptByLabel: Number(rated.route === 'label'),
      conceptByPattern: Number(rated.route === 'pattern'),
      conceptByPosition: Number(rated.route === 'position'),
      conceptOther: Number(!['label', 'pattern', 'position'].includes(rated.route)),
    },
  }));
}

/** Whether the value fits the type: for dates it must be one ISO date, not a text with several dates. */
function isOfType({type}: FieldQuery, value: Rated['value']): boolean {
  return type !== 'date' || /^\d{4}-\d{2}-\d{2}$/.test(String(value));
}

/** Whether letters at the end of a printed code are left out, as if they were a unit: "1257" of "1257L". */
function isCutShort({value, raw}: Rated): boolean {
  const printed = squash(raw);
  return /\d\p{L}+$/u.test(printed) && printed.replace(/\p{L}+$/u, '') === squash(String(value));
}

/** Whether at most one word, or only units, follow the number in its sentence; otherwise it is part of a text. */
function isWhole({lines: [line], end}: Rated): boolean {
  const behind = line!.tokens.filter((token) => token.start >= end).map(({word}) => word.text);
  return isWholeNumber(behind.join(' '), 0, 0);
}

function wordsOf({lines, start, end}: Rated): Candidate['words'] {
  const [first, ...more] = lines;
  const inFirst = first!.tokens.filter((token) => token.start < end && token.end > start);
  const tokens = [...(more.length > 0 ? first!.tokens : inFirst), ...more.flatMap(({tokens: all}) => all)];
  return tokens.map(({word}) => word);
}

import type {PageAnalysis} from '../../layout/analysis.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {MergedCandidate} from '../merge.js';
import {groupBy} from '../ranking.js';
import {QueryCoverage} from './query-coverage.js';
import {ZonedPage, zones, type Zone} from './word-zones.js';

/** Where many words stand, a word so many words away counts half. */
const fading: Partial<Record<Zone, number>> = {around: 10, left: 10, column: 6};
/** Zones by whose words another query may ask for the same value. */
const contestedZones = ['before', 'left', 'above', 'around'] as const;
/** Features in which a candidate is compared with the best other one of its query. */
const compared = ['said-left', 'said-column', 'said-around', 'said-most'] as const;

type Features = Record<string, number>;

interface Described {
  query: FieldQuery;
  features: Features;
}

/** How much of a request the words around each candidate say, whichever source found it; in the same order. */
export function contextFeatures(merged: readonly MergedCandidate[]): Features[] {
  const described = describeAll(merged);
  const byQuery = groupBy(described, ({query}) => query);
  return described.map((one) => ({...one.features, ...leadsOf(one, byQuery.get(one.query)!)}));
}

function describeAll(merged: readonly MergedCandidate[]): Described[] {
  const pages = new Map(
    merged.map(({candidates}) => [candidates[0]!.page, new ZonedPage(candidates[0]!.page)]),
  );
  const words = new QueryCoverage(pages.keys());
  const queries = [...new Set(merged.map(({query}) => query))];
  const sharesAt = remembered(words, pages);
  return merged.map((one) => {
    const {query} = one;
    const others = queries.filter((other) => !asksForSame(query, other)).map((other) => sharesAt(other, one));
    const features = {
      ...sharesAt(query, one),
      ...othersSaid(others),
      saidAnywhere: words.saidAnywhere(query),
    };
    return {query, features};
  });
}

/** A request that names what another one asks for, as papers label it, is no rival of it. */
function asksForSame(query: FieldQuery, other: FieldQuery): boolean {
  if (query === other || (query.concept !== undefined && query.concept === other.concept)) return true;
  const known = new Set(query.phrases.map(({key}) => key));
  return other.phrases.some(({key, origin}) => origin === 'asked' && known.has(key));
}

/** The shares of each query around a value, counted once for all candidates at the same place. */
function remembered(words: QueryCoverage, pages: ReadonlyMap<PageAnalysis, ZonedPage>) {
  const known = new Map<string, Features>();
  return (query: FieldQuery, {candidates: [candidate]}: MergedCandidate): Features => {
    const {page, words: valueWords, box} = candidate!;
    const {left, top} = valueWords[0]?.box ?? box;
    const key = [query.index, page.page.number, left, top, box.right, box.bottom].join(' ');
    const features = known.get(key) ?? sharesOf(words, query, pages.get(page)!.zonesAt(valueWords, box));
    known.set(key, features);
    return features;
  };
}

function sharesOf(words: QueryCoverage, query: FieldQuery, at: Record<Zone, string[]>): Features {
  const shares = zones.map((zone) => [`said-${zone}`, words.said(query, at[zone], fading[zone])] as const);
  return {...Object.fromEntries(shares), 'said-most': Math.max(...shares.map(([, share]) => share))};
}

function othersSaid(others: readonly Features[]): Features {
  return Object.fromEntries(
    contestedZones.map((zone) => [
      `others-${zone}`,
      Math.max(0, ...others.map((other) => other[`said-${zone}`] ?? 0)),
    ]),
  );
}

function leadsOf(own: Described, all: readonly Described[]): Features {
  const others = all.filter((other) => other !== own);
  return Object.fromEntries(
    compared.map((name) => [
      `lead-${name}`,
      (own.features[name] ?? 0) - Math.max(0, ...others.map(({features}) => features[name] ?? 0)),
    ]),
  );
}

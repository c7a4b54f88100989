// context: features from the words and labels around a value: how well they fit its query and the others.

import type {PageAnalysis} from '../../layout/analysis.js';
import {rivalsOf} from '../../query/asks-for-same.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {WordLikeness} from '../../query/words/word-likeness.js';
import type {MergedCandidate} from '../merge.js';
import {groupBy} from '../ranking.js';
import {QueryCoverage} from '../../query/words/query-coverage.js';
import {asNamed} from '../../query/words/request-wording.js';
import {labelReader} from './label-positions.js';
import {unsaidFeatures} from './unsaid-words.js';
import {ZonedPage, zones, type Zone} from './word-zones.js';

/** For zones with many words: the distance in words at which a word counts half. */
const fading: Partial<Record<Zone, number>> = {around: 10, left: 10, column: 6};
/** Zones whose words are also compared with the other queries, which may ask for the same value. */
const contestedZones = ['before', 'left', 'above', 'around'] as const;
/** Zones whose share of a request is a feature each. */
const measuredZones = zones.filter((zone) => zone !== 'heading' && zone !== 'block');
/** Zones in which a candidate is compared with the best other one of its query. */
const compared = ['left', 'column', 'around', 'most'] as const;

type Features = Record<string, number>;

interface Described {
  query: FieldQuery;
  features: Features;
}

/**
 * How much of the request the words around each candidate say, in the order of the candidates. Features `said…` count
 * the request's own words, `meant…` also words of the same meaning, `named…` those of the field name beside a prompt.
 * `words` and `names` compare words of prompts and of field names with words of the pages.
 */
export function contextFeatures(
  merged: readonly MergedCandidate[],
  words: WordLikeness,
  names: WordLikeness,
): Features[] {
  const zonesOf = zonesByPlace(merged);
  const pages = new Set(merged.map(({candidates}) => candidates[0]!.page));
  const said = measured('said', merged, zonesOf, new QueryCoverage(pages));
  const byMeaning = new QueryCoverage(pages, (...pair) => words.of(...pair));
  const meant = measured('meant', merged, zonesOf, byMeaning);
  const byName = new QueryCoverage(pages, (...pair) => names.of(...pair), asNamed);
  const named = measured('named', merged, zonesOf, byName);
  const labelsAt = labelReader(merged);
  const surroundingsOf = (one: MergedCandidate) => ({zones: zonesOf(one), labels: labelsAt(one)});
  const unsaid = unsaidFeatures(merged, surroundingsOf, {coverage: byMeaning, words});
  return merged.map((_, at) => ({...said[at]!, ...meant[at]!, ...named[at]!, ...unsaid[at]!}));
}

function measured(
  name: string,
  merged: readonly MergedCandidate[],
  zonesOf: ZonesOf,
  coverage: QueryCoverage,
): Features[] {
  const rivals = rivalsOf(merged.map(({query}) => query));
  const described = merged.map((one) => {
    const {query} = one;
    const words = zonesOf(one);
    const others = contestedZones.map((zone) => {
      const shares = rivals.get(query)!.map((rival) => coverage.said(rival, words[zone], fading[zone]));
      return [`${name}Others-${zone}`, Math.max(0, ...shares)] as const;
    });
    const features = {
      ...sharesOf(name, coverage, query, words),
      ...Object.fromEntries(others),
      [`${name}Anywhere`]: coverage.saidAnywhere(query),
    };
    return {query, features};
  });
  const byQuery = groupBy(described, ({query}) => query);
  return described.map((one) => ({...one.features, ...leadsOf(name, one, byQuery.get(one.query)!)}));
}

type ZonesOf = (candidate: MergedCandidate) => Record<Zone, string[]>;

/** The words around a candidate, computed once for all candidates at the same position. */
function zonesByPlace(merged: readonly MergedCandidate[]): ZonesOf {
  const pages = new Map<PageAnalysis, ZonedPage>();
  for (const {candidates} of merged) {
    const {page} = candidates[0]!;
    if (!pages.has(page)) pages.set(page, new ZonedPage(page));
  }
  const known = new Map<string, Record<Zone, string[]>>();
  return ({candidates: [candidate]}) => {
    const {page, words, box} = candidate!;
    const {left, top} = words[0]?.box ?? box;
    const key = [page.page.number, left, top, box.right, box.bottom].join(' ');
    const zonesThere = known.get(key) ?? pages.get(page)!.zonesAt(words, box);
    known.set(key, zonesThere);
    return zonesThere;
  };
}

function sharesOf(
  name: string,
  coverage: QueryCoverage,
  query: FieldQuery,
  words: Record<Zone, string[]>,
): Features {
  const shares = measuredZones.map(
    (zone) => [`${name}-${zone}`, coverage.said(query, words[zone], fading[zone])] as const,
  );
  return {...Object.fromEntries(shares), [`${name}-most`]: Math.max(...shares.map(([, share]) => share))};
}

function leadsOf(name: string, own: Described, all: readonly Described[]): Features {
  const others = all.filter((other) => other !== own);
  return Object.fromEntries(
    compared.map((zone) => {
      const feature = `${name}-${zone}`;
      const best = Math.max(0, ...others.map(({features}) => features[feature] ?? 0));
      return [`lead-${feature}`, (own.features[feature] ?? 0) - best];
    }),
  );
}

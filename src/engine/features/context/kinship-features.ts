import type {PageAnalysis} from '../../layout/analysis.js';
import {GroupReader, kinship, type GroupLikeness} from '../../query/group-likeness.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {MergedCandidate} from '../merge.js';
import {groupBy} from '../ranking.js';
import {labelPlaces, LabelledPage, type LabelPlace} from './label-places.js';

type Features = Record<string, number>;

/** Places whose words another query may name better. */
const nearest = ['before', 'left', 'above'] as const;
/** Features in which a candidate is compared with the best other one of its query. */
const compared = ['kin-left', 'kin-above', 'kin-most'] as const;

/**
 * How much what is printed around each candidate and its request name the same thing in their own words: "Lessee" beside
 * it, and "who rents the flat" is asked. In the order of the candidates.
 */
export function kinshipFeatures(merged: readonly MergedCandidate[]): Features[] {
  const queries = [...new Set(merged.map(({query}) => query))];
  const requests = likenessOfRequests(queries);
  const labelsAt = labelReader(merged);
  const described = merged.map((one) => {
    const labels = labelsAt(one);
    return {query: one.query, features: describe(labels, one.query, requests)};
  });
  const byQuery = groupBy(described, ({query}) => query);
  return described.map((one) => ({...one.features, ...leadsOf(one, byQuery.get(one.query)!)}));
}

function likenessOfRequests(queries: readonly FieldQuery[]): Map<FieldQuery, GroupLikeness> {
  const fields = queries.map(({field}) => ({name: field.name, prompt: field.prompt}));
  const reader = new GroupReader(fields.map(({name, prompt}) => prompt ?? name).join(' '));
  return new Map(queries.map((query, at) => [query, reader.likenessOfRequest(fields[at]!)]));
}

type Labels = Record<LabelPlace, GroupLikeness[]>;

/** What is printed around a candidate, as the groups it names; found once for all candidates at a place. */
function labelReader(merged: readonly MergedCandidate[]): (candidate: MergedCandidate) => Labels {
  const pages = new Map<PageAnalysis, LabelledPage>();
  for (const {candidates} of merged) {
    const {page} = candidates[0]!;
    if (!pages.has(page)) pages.set(page, new LabelledPage(page));
  }
  const texts = [...pages.keys()].flatMap(({segments}) => segments.map(({text}) => text));
  const reader = new GroupReader(texts.join(' '));
  const known = new Map<string, Labels>();
  return ({candidates: [candidate]}) => {
    const {page, words, box} = candidate!;
    const {left, top} = words[0]?.box ?? box;
    const key = [page.page.number, left, top].join(' ');
    const there = known.get(key);
    if (there !== undefined) return there;
    const around = pages.get(page)!.textsAt(words[0]?.box ?? box);
    const labels = Object.fromEntries(
      labelPlaces.map((place) => [place, around[place].map((text) => reader.likenessOf(text))]),
    ) as Labels;
    known.set(key, labels);
    return labels;
  };
}

function describe(
  labels: Labels,
  query: FieldQuery,
  requests: ReadonlyMap<FieldQuery, GroupLikeness>,
): Features {
  const own = requests.get(query)!;
  const kin = (place: LabelPlace, asked: GroupLikeness) =>
    Math.max(0, ...labels[place].map((label) => kinship(asked, label)));
  const shares = Object.fromEntries(labelPlaces.map((place) => [`kin-${place}`, kin(place, own)]));
  const others = [...requests].filter(([other]) => other !== query).map(([, likeness]) => likeness);
  const contested = nearest.map(
    (place) => [`kinOthers-${place}`, Math.max(0, ...others.map((other) => kin(place, other)))] as const,
  );
  return {
    ...shares,
    'kin-most': Math.max(...Object.values(shares)),
    ...Object.fromEntries(contested),
    kinRequest: Math.max(0, ...own.values()),
  };
}

function leadsOf(own: {features: Features}, all: readonly {features: Features}[]): Features {
  const others = all.filter((other) => other !== own);
  return Object.fromEntries(
    compared.map((name) => [
      `lead-${name}`,
      own.features[name]! - Math.max(0, ...others.map(({features}) => features[name]!)),
    ]),
  );
}

import type {PageAnalysis} from '../../layout/analysis.js';
import {PhraseGroupMatcher, phraseGroupSimilarity} from '../../query/phrase-group-similarity.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {WordLikeness} from '../../query/words/word-likeness.js';
import type {MergedCandidate} from '../merge.js';
import {groupBy} from '../ranking.js';
import {labelPositions, labelReader, type LabelPosition, type LabelsAt} from './label-positions.js';
import {QueryCoverage} from '../../query/words/query-coverage.js';
import {asNamed, asPrompted, type RequestWording} from '../../query/words/request-wording.js';

type Features = Record<string, number>;

/** Positions whose labels are also compared with the other queries, which may name them better. */
const nearest = ['before', 'left', 'above'] as const;
/** Positions in which a candidate is compared with the best other one of its query. */
const compared = ['left', 'above', 'most'] as const;

/** 0 to 1: how much a request and a printed text name the same thing. */
type LabelLikeness = (query: FieldQuery, text: string) => number;

/**
 * How much a request and the text around each candidate name the same thing in their own words: "Lessee" beside a
 * value, and "who rents the flat" as the request. `kin…`: by label groups; `alike…`: word by word; `nameAlike…`: by the
 * words of the field name beside a prompt; `…OfValue`: for the
 * text of the value itself, since a label repeated in another language is no value. In the order of the candidates.
 */
export function kinshipFeatures(
  merged: readonly MergedCandidate[],
  words: WordLikeness,
  names: WordLikeness,
): Features[] {
  const queries = [...new Set(merged.map(({query}) => query))];
  const pages = [...new Set(merged.map(({candidates}) => candidates[0]!.page))];
  const labelsAt = labelReader(merged);
  const byGroups = likenessByGroups(queries, pages);
  const kin = measured('kin', merged, labelsAt, byGroups.likeness);
  const byWords = likenessByWords(pages, words, asPrompted);
  const alike = measured('alike', merged, labelsAt, byWords);
  const nameAlike = measured('nameAlike', merged, labelsAt, likenessByWords(pages, names, asNamed));
  return merged.map(({query, candidates: [first]}, at) => ({
    ...kin[at]!,
    ...alike[at]!,
    ...nameAlike[at]!,
    kinRequest: byGroups.named.get(query)!,
    kinOfValue: byGroups.likeness(query, first!.raw),
    alikeOfValue: byWords(query, first!.raw),
  }));
}

/** `named`: the highest likeness of each request to a label group. */
function likenessByGroups(
  queries: readonly FieldQuery[],
  pages: readonly PageAnalysis[],
): {likeness: LabelLikeness; named: ReadonlyMap<FieldQuery, number>} {
  const fields = queries.map(({field}) => ({name: field.name, prompt: field.prompt}));
  const requests = new PhraseGroupMatcher(fields.map(({name, prompt}) => prompt ?? name).join(' '));
  const groups = new Map(queries.map((query, at) => [query, requests.likenessOfRequest(fields[at]!)]));
  const matcher = new PhraseGroupMatcher(
    pages.flatMap(({segments}) => segments.map(({text}) => text)).join(' '),
  );
  return {
    likeness: (query, text) => phraseGroupSimilarity(groups.get(query)!, matcher.likenessOf(text)),
    named: new Map([...groups].map(([query, named]) => [query, Math.max(0, ...named.values())])),
  };
}

function likenessByWords(
  pages: readonly PageAnalysis[],
  words: WordLikeness,
  wording: RequestWording,
): LabelLikeness {
  const coverage = new QueryCoverage(pages, (...pair) => words.of(...pair), wording);
  const known = new Map<FieldQuery, Map<string, number>>();
  return (query, text) => {
    const ofQuery = known.get(query) ?? new Map<string, number>();
    known.set(query, ofQuery);
    const likeness = ofQuery.get(text) ?? coverage.likeness(query, text);
    ofQuery.set(text, likeness);
    return likeness;
  };
}

interface Described {
  query: FieldQuery;
  features: Features;
}

function measured(
  name: string,
  merged: readonly MergedCandidate[],
  labelsAt: LabelsAt,
  likeness: LabelLikeness,
): Features[] {
  const queries = [...new Set(merged.map(({query}) => query))];
  const described = merged.map((one): Described => {
    const {query} = one;
    const labels = labelsAt(one);
    const likest = (place: LabelPosition, asked: FieldQuery) =>
      Math.max(0, ...labels[place].map((text) => likeness(asked, text)));
    const shares = labelPositions.map((place) => [`${name}-${place}`, likest(place, query)] as const);
    const others = queries.filter((other) => other !== query);
    const contested = nearest.map(
      (place) =>
        [`${name}Others-${place}`, Math.max(0, ...others.map((other) => likest(place, other)))] as const,
    );
    return {
      query,
      features: {
        ...Object.fromEntries([...shares, ...contested]),
        [`${name}-most`]: Math.max(...shares.map(([, share]) => share)),
      },
    };
  });
  const byQuery = groupBy(described, ({query}) => query);
  return described.map((one) => ({...one.features, ...leadsOf(name, one, byQuery.get(one.query)!)}));
}

function leadsOf(name: string, own: Described, all: readonly Described[]): Features {
  const others = all.filter((other) => other !== own);
  return Object.fromEntries(
    compared.map((place) => {
      const feature = `${name}-${place}`;
      const best = Math.max(0, ...others.map(({features}) => features[feature]!));
      return [`lead-${feature}`, own.features[feature]! - best];
    }),
  );
}

import type {ExtractedField, ExtractionRequest} from '../contract/extraction.js';
import type {Box} from '../contract/fields.js';
import {considerFields, type Findings} from './concept-search/find-fields.js';
import {explainedLabel} from './concept-search/explain-fields.js';
import {type ExtractOptions, extractRead, usualConfidence} from './extract.js';
import {applyToCandidates} from './instructions/apply-to-candidates.js';
import {applyToPages} from './instructions/apply-to-pages.js';
import {parseInstructions} from './instructions/parse-instructions.js';
import {analyseDocument} from './layout/analyse.js';
import {localeOf} from './page-view/number-and-date-locale.js';
import type {Page} from './page.js';
import {candidatesFor, isMany, queriesFor} from './pipeline.js';
import {withCompetingFields} from './query/competing-fields.js';
import type {FieldQuery} from './query/field-query.js';
import {readPages} from './read-pages.js';
import {assign} from './resolve/assign.js';
import {type ExplainedRating, rate} from './resolve/rate.js';
import {type Reason, reasonsFor} from './resolve/reasons.js';
import {leastProbability} from './resolve/resolve.js';
import {fractionOf} from './scoring/field-result.js';

/** How a field was understood, the candidates for its value, and its answer. */
export interface FieldExplanation {
  field: string;
  asked: {prompt?: string; type?: string; concept?: string; labels: string[]};
  answer: ExtractedField;
  /** Number of candidates; the most probable ones are listed. */
  weighed: number;
  candidates: WeighedCandidate[];
}

export interface WeighedCandidate {
  value: string | boolean;
  raw: string;
  page: number;
  box: Box;
  /** 0 to 1: how likely it is the answer. */
  probability: number;
  /** The sources that found it. */
  sources: string[];
  /** The label beside it, where the search by concepts saw one. */
  label?: string;
  /**
   * `chosen`; `unsure`: the likeliest, but below the minimum; `taken`: its words answer another field; `less_likely`.
   */
  outcome: 'chosen' | 'unsure' | 'taken' | 'less_likely';
  reasons: Reason[];
}

/** Number of candidates listed for each field. */
const listed = 5;

/**
 * Why each field of a document got the value it has. Fields of several values and constants are answered as a whole and
 * list no candidates. Throws as `extract` does.
 */
export async function explain(
  path: string,
  request: ExtractionRequest,
  options: ExtractOptions = {},
): Promise<FieldExplanation[]> {
  const all: Page[] = [];
  for await (const page of readPages(path, options)) all.push(page);
  const {fields} = await extractRead({path, all}, request, options);
  const instructions = parseInstructions(request.instructions);
  const pages = applyToPages(all, instructions);
  const minimum = options.minConfidence ?? usualConfidence;
  const wanted = withCompetingFields(request.fields.filter((field) => field.kind !== 'STATIC'));
  const analysis = analyseDocument(pages, localeOf(pages));
  const queries = queriesFor(wanted, analysis);
  const findings = considerFields(pages, {fields: wanted, minConfidence: 0});
  const single = queries.filter((query) => !isMany(query, findings));
  const rated = rate(candidatesFor(single, analysis, findings));
  const heeded = request.instructions === undefined ? rated : applyToCandidates(rated, instructions);
  const chosen = assign(heeded);
  return request.fields.map((field) => {
    const query = queries.find((one) => one.field === field);
    const own = rated.filter((one) => one.query === query).sort((a, b) => b.probability - a.probability);
    const best = query && chosen.get(query);
    return {
      field: field.name,
      asked: askedOf(field.prompt, query),
      answer: fields[field.name] ?? {value: null, confidence: 0, route: 'none'},
      weighed: own.length,
      candidates: own.slice(0, listed).map((one) => ({
        ...weighed(one, findings),
        outcome: outcomeOf(one, {best, minimum}),
      })),
    };
  });
}

/** Number of label phrases listed for each field. */
const labelsListed = 6;

function askedOf(prompt: string | undefined, query: FieldQuery | undefined): FieldExplanation['asked'] {
  const labels = query?.phrases.map(({text}) => text).slice(0, labelsListed) ?? [];
  return {
    ...(prompt !== undefined && {prompt}),
    ...(query?.type !== undefined && {type: query.type}),
    ...(query?.concept !== undefined && {concept: query.concept}),
    labels,
  };
}

function weighed(one: ExplainedRating, findings: Findings): Omit<WeighedCandidate, 'outcome'> {
  const [first] = one.candidates;
  if (first === undefined) throw new Error('a rated candidate is made of candidates');
  const {value, raw, page, box} = first;
  const label = explainedLabel(findings, {field: one.query.field, raw});
  return {
    value,
    raw,
    page: page.page.number,
    box: fractionOf(box, page.page),
    probability: Math.round(one.probability * 1000) / 1000,
    sources: [...new Set(one.candidates.map(({source}) => source))],
    ...(label !== undefined && {label}),
    reasons: reasonsFor(one),
  };
}

function outcomeOf(
  one: ExplainedRating,
  {
    best,
    minimum,
  }: {best: {probability: number; candidates: ExplainedRating['candidates']} | undefined; minimum: number},
): WeighedCandidate['outcome'] {
  if (best?.candidates === one.candidates)
    return one.probability >= leastProbability(one.query, minimum) ? 'chosen' : 'unsure';
  return best === undefined || one.probability > best.probability ? 'taken' : 'less_likely';
}

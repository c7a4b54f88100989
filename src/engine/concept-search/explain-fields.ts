import type {Box as Fraction, Column, Field, FieldType} from '../../contract/fields.js';
import type {Page} from '../page.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {considerFields, type Findings, type FindRequest} from './find-fields.js';
import {fractionOf, likelihoodOf} from '../scoring/field-result.js';

/** How a field was parsed, and its candidates, best first. */
export interface Explanation {
  field: string;
  type: FieldType;
  concept?: string;
  candidates: ExplainedCandidate[];
}

export interface ExplainedCandidate {
  value: string | boolean;
  raw: string;
  score: number;
  /** The score as a calibrated probability, which is compared with `minConfidence`. */
  confidence: number;
  route: string;
  page: number;
  box: Fraction;
  /** The label beside it. */
  label?: {text: string; box: Fraction};
  isChosen: boolean;
}

/** Why each field of a document got the value it has. Tables are found in another way and have no candidates. */
export function explainFields(pages: Page[], request: FindRequest): Explanation[] {
  const {conceptQueries, candidates, chosen} = considerFields(pages, request);
  return conceptQueries.map((query) => ({
    field: query.field.name,
    type: query.type,
    ...(query.concept && {concept: query.concept}),
    candidates: candidates
      .filter((candidate) => candidate.query === query)
      .sort((a, b) => b.score - a.score)
      .map((candidate) => explained(candidate, chosen.get(query) === candidate)),
  }));
}

/** The label that the search found for a value of a field; `undefined` if it found none. */
export function explainedLabel(
  {candidates}: Pick<Findings, 'candidates'>,
  {field, raw}: {field: Field | Column; raw: string},
): string | undefined {
  const seen = candidates.find(
    (one) => one.query.field === field && one.raw === raw && one.detectedLabel !== undefined,
  );
  return seen?.detectedLabel && labelOf(seen.detectedLabel)?.text;
}

function explained(candidate: ScoredValue, isChosen: boolean): ExplainedCandidate {
  const {page} = candidate.lines[0]!;
  return {
    value: candidate.value,
    raw: candidate.raw,
    score: candidate.score,
    confidence: likelihoodOf(candidate),
    route: candidate.route,
    page: page.number,
    box: fractionOf(candidate.box, page),
    ...(candidate.detectedLabel && {label: labelOf(candidate.detectedLabel)}),
    isChosen,
  };
}

function labelOf({
  line,
  from,
  to,
  box,
}: NonNullable<ScoredValue['detectedLabel']>): ExplainedCandidate['label'] {
  return {
    text: line.tokens
      .slice(from, to)
      .map(({text}) => text)
      .join(' '),
    box: fractionOf(box, line.page),
  };
}

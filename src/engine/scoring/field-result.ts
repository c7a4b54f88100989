import type {ExtractedField} from '../../contract/extraction.js';
import type {Box as Fraction} from '../../contract/fields.js';
import type {Box} from '../page.js';
import {calibrate} from './route-calibration.js';
import {reducedByDoubt, calibratedLikelihood} from './evidence-calibration.js';
import type {ScoredValue} from './scored-value.js';
import type {PageView} from '../page-view/document-view.js';

export const notFound: ExtractedField = {value: null, confidence: 0, route: 'none'};

/**
 * Probability that a candidate is right: from its evidence, where it has some and its route is one of
 * `weighedRoutes`; otherwise its calibrated score, or the plain score if the query is not usual. With options always
 * the calibrated score.
 */
export function likelihoodOf({score, route, query, evidence}: ScoredValue): number {
  if (query.field.options !== undefined) return calibrate(score, route, query.type);
  if (evidence === undefined || !weighedRoutes.has(route))
    return query.isUsual ? calibrate(score, route, query.type) : score;
  return query.isUsual
    ? reducedByDoubt(calibrate(score, route, query.type), evidence)
    : calibratedLikelihood(evidence);
}

const weighedRoutes = new Set<ScoredValue['route']>(['label', 'position', 'pattern']);

export function toField(candidate: ScoredValue): ExtractedField {
  const line = candidate.lines[0]!;
  return {
    value: candidate.value,
    confidence: round(likelihoodOf(candidate)),
    route: candidate.route,
    page: line.page.number,
    box: fractionOf(candidate.box, line.page),
    raw: candidate.raw,
    source: line.source,
  };
}

/**
 * Several values as one field with an array. Its confidence is the lowest of theirs; page and box are those of the
 * first.
 */
export function toListField(candidates: ScoredValue[]): ExtractedField {
  const [first] = candidates;
  if (first === undefined) return {...notFound, value: []};
  return {
    ...toField(first),
    value: candidates.map(({value}) => value),
    confidence: round(Math.min(...candidates.map(likelihoodOf))),
    raw: candidates.map(({raw}) => raw).join('\n'),
  };
}

/** A box in page fractions, clipped to the page and at least `least` wide and high. */
export function fractionOf(box: Box, page: Pick<PageView, 'width' | 'height'>): Fraction {
  const left = clip(box.left / page.width, 0, 1 - least);
  const top = clip(box.top / page.height, 0, 1 - least);
  return {
    left,
    top,
    right: Math.max(left + least, clip(box.right / page.width, 0, 1)),
    bottom: Math.max(top + least, clip(box.bottom / page.height, 0, 1)),
  };
}

/** The smallest side of a box that clients still draw, in page fractions. */
const least = 0.0001;

function clip(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)) * 1e5) / 1e5;
}

function round(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}

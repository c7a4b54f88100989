// scoring: values with scores: agreement, rival scores, assignment to queries, calibration to probabilities.

import type {Box} from '../page.js';
import type {Route} from '../../contract/extraction.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {Evidence} from '../models/search-evidence.js';
import type {DetectedLabel} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';

/** A value that may answer a query. */
export interface ScoredValue {
  query: ConceptQuery;
  value: string | boolean;
  raw: string;
  /** 0 to 1: the higher, the likelier; `likelihoodOf` turns it into a probability. */
  score: number;
  route: Route;
  lines: TextLine[];
  box: Box;
  /** Character range in the (first) line; shows whether two candidates read the same words. */
  start: number;
  end: number;
  detectedLabel?: DetectedLabel;
  /** The best score of a different value for the same query. */
  rival?: number;
  /** Evidence for and against it; present if the score is high enough for it to be returned. */
  evidence?: Evidence;
}

/**
 * Whether two candidates read the same words; if one has several lines, whether they share a line and have equally
 * many.
 */
export function overlaps(a: ScoredValue, b: ScoredValue): boolean {
  if (a.lines.length > 1 || b.lines.length > 1)
    return a.lines.some((line) => b.lines.includes(line)) && a.lines.length === b.lines.length;
  return a.lines[0] === b.lines[0] && a.start < b.end && b.start < a.end;
}

import type {Box} from '../page.js';
import type {Route} from '../../contract/extraction.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {Evidence} from '../models/search-evidence.js';
import type {DetectedLabel} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';

/** A value that may answer an ask. */
export interface ScoredValue {
  query: ConceptQuery;
  value: string | boolean;
  raw: string;
  /** 0 to 1: how likely it is the answer. */
  score: number;
  route: Route;
  lines: TextLine[];
  box: Box;
  /** Characters of the (first) line, for telling whether two candidates are the same piece of the page. */
  start: number;
  end: number;
  detectedLabel?: DetectedLabel;
  /** The score of the best candidate with another value for the same ask. */
  rival?: number;
  /** What speaks for it and against it; of candidates that may be given. */
  evidence?: Evidence;
}

/** Whether two candidates read the same words. */
export function overlaps(a: ScoredValue, b: ScoredValue): boolean {
  if (a.lines.length > 1 || b.lines.length > 1)
    return a.lines.some((line) => b.lines.includes(line)) && a.lines.length === b.lines.length;
  return a.lines[0] === b.lines[0] && a.start < b.end && b.start < a.end;
}

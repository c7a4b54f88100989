import {coverage, queryTermsOf, weightOf, type QueryTerm} from '../../query/meaning/query-terms.js';
import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import {areInRow, columnOverlap, isBelow} from '../../layout/neighbourhood.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {Sighting} from './sightings-of.js';

/** 0 to 1: share of the query's meanings that are in the segment of a value, left of it in its row, and above it. */
export interface SightingContext {
  own: number;
  row: number;
  above: number;
}

/** Maximum distance above a value of its heading or of earlier lines of its sentence, in text heights. */
const reachAbove = 4;

/** Returns a function that computes the context of a value. The meanings of each segment are read once. */
export function contextReader(): (query: FieldQuery, sighting: Sighting) => SightingContext {
  const known = new Map<Segment, QueryTerm[]>();
  const unitsIn = (segment: Segment) => {
    const units = known.get(segment) ?? queryTermsOf(segment.text);
    known.set(segment, units);
    return units;
  };
  return ({meanings}, {page, segment}) => {
    const share = (segments: readonly Segment[]) => {
      const units = segments.flatMap(unitsIn);
      return Math.max(0, ...meanings.map((asked) => shareSaid(asked, units)));
    };
    return {
      own: share([segment]),
      row: share(leftOf(page, segment)),
      above: share(aboveOf(page, segment)),
    };
  };
}

function shareSaid(asked: readonly QueryTerm[], said: readonly QueryTerm[]): number {
  const found = asked.reduce((sum, unit) => sum + unit.weight * coverage(unit, said), 0);
  return found / Math.max(1, weightOf(asked));
}

function leftOf({segments}: PageAnalysis, segment: Segment): Segment[] {
  return segments.filter(
    (other) => other !== segment && other.box.right <= segment.box.left + 1 && areInRow(other, segment),
  );
}

function aboveOf({segments, textHeight}: PageAnalysis, segment: Segment): Segment[] {
  return segments.filter((other) => {
    const isNear = segment.box.top - other.box.bottom < reachAbove * textHeight;
    return isNear && isBelow(segment.box, other.box, textHeight) && columnOverlap(other, segment) > 0;
  });
}

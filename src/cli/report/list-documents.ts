import type {DocumentOutcome} from '../../batch/model/outcome.js';
import {metaDepthOf} from '../../contract/result-columns.js';
import type {KeptResults} from './kept-results.js';
import {shownValues, unsureBelow, type ShownValue} from './shown-values.js';

/** Why a document comes where it does, the most urgent first. */
export const groups = ['failed', 'review', 'unsure', 'fine'] as const;
export type Group = (typeof groups)[number];

/** A document in the order of the page. Its values are read again when it is written. */
export interface ListedDocument {
  outcome: DocumentOutcome;
  group: Group;
  /** The lowest confidence of its values that were found; 1 where none is known. */
  leastSure: number;
  unsure: number;
  missing: number;
  /** The metadata known of its values; `undefined` without metadata or values. */
  depth: 'confidence' | 'provenance' | undefined;
  hasValues: boolean;
}

/** The documents with problems first: failed, to be reviewed, with unsure values, the rest; inside, the least sure first. */
export async function listDocuments(
  outcomes: readonly DocumentOutcome[],
  kept: Pick<KeptResults, 'of'>,
): Promise<ListedDocument[]> {
  const listed: ListedDocument[] = [];
  for (const outcome of outcomes) listed.push(listedOf(outcome, shownValues(await kept.of(outcome.source))));
  const rank = ({group}: ListedDocument) => groups.indexOf(group);
  return listed.sort((one, other) => rank(one) - rank(other) || one.leastSure - other.leastSure);
}

function listedOf(outcome: DocumentOutcome, values: readonly ShownValue[]): ListedDocument {
  const sure = values.flatMap(({meta}) =>
    meta !== undefined && meta.confidence > 0 ? [meta.confidence] : [],
  );
  const unsure = sure.filter((one) => one < unsureBelow).length;
  const told = Object.fromEntries(values.flatMap(({name, meta}) => (meta ? [[name, meta]] : [])));
  return {
    outcome,
    group: groupOf(outcome, unsure),
    leastSure: Math.min(1, ...sure),
    unsure,
    missing: values.filter(({value}) => value === null).length,
    depth: metaDepthOf(told),
    hasValues: values.length > 0,
  };
}

function groupOf({status, review}: DocumentOutcome, unsure: number): Group {
  if (status !== 'succeeded' && status !== 'skipped') return 'failed';
  if (review !== undefined) return 'review';
  return unsure > 0 ? 'unsure' : 'fine';
}

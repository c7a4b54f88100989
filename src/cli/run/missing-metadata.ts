import type {DocumentOutcome} from '../../batch/model/outcome.js';
import {lackOf} from '../../batch/results/result-meta.js';
import type {MetaDepth} from '../../contract/result-columns.js';
import type {FetchedJob} from './fetch-jobs.js';

/** Which fetched results lack the metadata that was asked for. A CSV counts as one result, judged by its header. */
export function missingMetadataOf(
  jobs: FetchedJob[],
  asked: MetaDepth | undefined,
): Pick<DocumentOutcome, 'status' | 'lacks'>[] {
  const lacks = jobs.flatMap(({results = [], csv}) =>
    csv === undefined
      ? results.filter(({_error}) => _error === undefined || _error === null).map((one) => lackOf(one, asked))
      : [asked !== undefined && !hasConfidence(csv) ? ('confidence' as const) : undefined],
  );
  return lacks.map((lack) => ({status: 'succeeded', ...(lack && {lacks: lack})}));
}

function hasConfidence(csv: string): boolean {
  return csv.slice(0, csv.search(/[\r\n]|$/)).includes('.confidence');
}

import {DocextractError} from '../../contract/errors.js';
import {jobFileName} from '../files/flat-names.js';
import type {Result} from './result.js';
import type {StoreOutcome, ResultStore} from './result-store.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Stores the results of a job. A result whose path is occupied goes to a folder of its job, because it is paid and
 * will expire on the service. Throws `cannot_write`.
 */
export async function storeWithFallback(
  results: Result[],
  jobId: string,
  store: ResultStore,
): Promise<StoreOutcome[]> {
  const kept = await store.keep(results);
  const homeless = results.filter((_, index) => !mustExist(kept[index], 'stored result').isKept);
  const apart = await store.keep(
    homeless.map((result) => ({...result, source: `${jobFileName(jobId)}/${result.source}`})),
  );
  const still = apart.find(({isKept}) => !isKept);
  if (still)
    throw new DocextractError('cannot_write', `there already: ${still.file}`, {
      hint: 'Replace it with --overwrite.',
    });
  return kept.map((one) => (one.isKept ? one : mustExist(apart.shift(), 'stored result')));
}

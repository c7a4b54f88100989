import {DocextractError} from '../../contract/errors.js';
import {nameOfJob} from '../files/flat-names.js';
import type {Result} from './result.js';
import type {Kept, ResultStore} from './result-store.js';

/**
 * Keeps the results of a job. One whose place is taken goes to a folder of its job: it is paid, and will be deleted on the
 * other side. Throws `cannot_write`.
 */
export async function keepSomewhere(results: Result[], jobId: string, store: ResultStore): Promise<Kept[]> {
  const kept = await store.keep(results);
  const homeless = results.filter((_, index) => !kept[index]!.isKept);
  const apart = await store.keep(
    homeless.map((result) => ({...result, source: `${nameOfJob(jobId)}/${result.source}`})),
  );
  const still = apart.find(({isKept}) => !isKept);
  if (still)
    throw new DocextractError('cannot_write', `there already: ${still.file}`, {
      hint: 'Replace it with --overwrite.',
    });
  return kept.map((one) => (one.isKept ? one : apart.shift()!));
}

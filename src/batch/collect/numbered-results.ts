import type {ResultDocument} from '../../contract/jobs.js';
import type {ReplyElements} from '../reply/reply-elements.js';
import {storeWithFallback} from '../results/store-with-fallback.js';
import {jobFileName, numberedNames} from '../files/flat-names.js';
import {portionsOf} from '../results/portions.js';
import type {ResultOrigin, Result} from '../results/result.js';
import type {ResultStore} from '../results/result-store.js';
import {fieldsOf} from './document-results.js';
import {elementError} from './service-error.js';
import {fieldsWithStaticValues} from './static-values.js';
import type {TrackedJob} from '../run/tracked-job.js';
import {mustExist} from '../../contract/must-exist.js';

/** Origins for unmatched results: numbered in the order of the reply. */
export function numberedOrigins(jobId: string, count: number): ResultOrigin[] {
  return numberedNames(count).map((name) => ({source: `job-${jobFileName(jobId)}/${name}`, job_id: jobId}));
}

/** Stores results under their numbers. Returns the number of elements that report a failure; those are not stored. */
export async function storeNumbered(
  {jobId, staticValues}: TrackedJob,
  elements: ReplyElements,
  store: ResultStore,
): Promise<number> {
  const origins = numberedOrigins(jobId, elements.stubs.length);
  const numbered = elements.stubs.map((stub, index) => ({
    stub,
    origin: mustExist(origins[index], 'source of the result'),
  }));
  let failures = 0;
  for (const portion of portionsOf(numbered, ({stub}) => elements.sizeOf(stub))) {
    const read = await elements.read(portion.map(({stub}) => stub));
    const results = read.flatMap((element, index) =>
      numberedResult(
        mustExist(portion[index], 'result that was written').origin,
        fieldsWithStaticValues(element, staticValues),
      ),
    );
    failures += portion.length - results.length;
    await storeWithFallback(results, jobId, store);
  }
  return failures;
}

function numberedResult(origin: ResultOrigin, element: ResultDocument): Result[] {
  const error = elementError(element);
  return error === undefined || error === null
    ? [{...origin, mapping: 'none', fields: fieldsOf(element)}]
    : [];
}

import type {ResultDocument} from '../../contract/jobs.js';
import type {Elements} from '../reply/reply-elements.js';
import {keepSomewhere} from '../results/keep-somewhere.js';
import {nameOfJob, numberedNames} from '../files/flat-names.js';
import {portionsOf} from '../results/portions.js';
import type {Origin, Result} from '../results/result.js';
import type {ResultStore} from '../results/result-store.js';
import {fieldsOf, statedError} from './document-results.js';
import {fieldsWithStaticValues} from './static-values.js';
import type {Ticket} from '../run/tracked-job.js';

/** Where results go that cannot be related to documents: under their numbers, in the order of the reply. */
export function numberedOrigins(jobId: string, count: number): Origin[] {
  return numberedNames(count).map((name) => ({source: `job-${nameOfJob(jobId)}/${name}`, job_id: jobId}));
}

/** Keeps results under their numbers. Gives how many of them say that a document failed; those are not kept. */
export async function keepNumbered(
  {jobId, staticValues}: Ticket,
  elements: Elements,
  store: ResultStore,
): Promise<number> {
  const origins = numberedOrigins(jobId, elements.stubs.length);
  const numbered = elements.stubs.map((stub, index) => ({stub, origin: origins[index]!}));
  let failures = 0;
  for (const portion of portionsOf(numbered, ({stub}) => elements.sizeOf(stub))) {
    const read = await elements.read(portion.map(({stub}) => stub));
    const results = read.flatMap((element, index) =>
      numberedResult(portion[index]!.origin, fieldsWithStaticValues(element, staticValues)),
    );
    failures += portion.length - results.length;
    await keepSomewhere(results, jobId, store);
  }
  return failures;
}

function numberedResult(origin: Origin, element: ResultDocument): Result[] {
  const error = statedError(element);
  return error === undefined || error === null
    ? [{...origin, mapping: 'none', fields: fieldsOf(element)}]
    : [];
}

import type {LedgerJob} from '../../batch/ledger/ledger-state.js';
import type {Ledger} from '../../batch/ledger/ledger.js';
import type {ResultPlace} from '../../batch/results/correct-results.js';
import {counted} from '../../contract/counted.js';
import {DocextractError} from '../../contract/errors.js';
import {builtIn} from '../run/open-ledgers.js';

/** A job of the built-in service whose results are in a folder. */
export interface FolderJob {
  job: LedgerJob;
  places: ResultPlace[];
}

/**
 * The jobs of the built-in service whose results are in a folder, the latest first. Throws `usage` where it has none, with the
 * reason.
 */
export function folderJobs(folder: string, places: readonly ResultPlace[], ledgers: Ledger[]): FolderJob[] {
  const known = new Map(ledgers.flatMap((ledger) => ledger.jobs().map((job) => [job.job_id, job] as const)));
  const found = new Map<string, FolderJob>();
  for (const place of places) {
    const job = place.job_id === undefined ? undefined : known.get(place.job_id);
    if (job?.service !== builtIn) continue;
    const its = found.get(job.job_id) ?? {job, places: []};
    its.places.push(place);
    found.set(job.job_id, its);
  }
  if (found.size === 0) throw noJobs(folder, places, known);
  return [...found.values()].sort((one, other) => other.job.submittedMs - one.job.submittedMs);
}

function noJobs(
  folder: string,
  places: readonly ResultPlace[],
  known: ReadonlyMap<string, LedgerJob>,
): DocextractError {
  const ids = [...new Set(places.flatMap(({job_id}) => job_id ?? []))];
  const service = ids.flatMap((id) => known.get(id)?.service ?? []).at(0);
  const reason =
    places.length === 0
      ? 'there are no results in it'
      : ids.length === 0
        ? 'its results came without a job, as those of process and agent do'
        : service === undefined
          ? `the ledger does not know ${counted(ids.length, 'job')} of its results`
          : `its results are of ${service}`;
  return new DocextractError('usage', `the studio has nothing of ${folder}: ${reason}`, {
    hint: hintFor(service),
  });
}

function hintFor(service: string | undefined): string {
  const correct = 'docextract correct writes corrected values into results, wherever they are from';
  if (service === undefined) return correct;
  return `where that is a docextract service, open ${new URL(service).origin}/studio; ${correct}`;
}

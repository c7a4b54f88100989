import {jobFileName} from '../../batch/files/flat-names.js';
import type {LedgerJob} from '../../batch/ledger/ledger-state.js';
import type {FileOf} from '../report/pictures.js';

/** The files that jobs were submitted with; results of several jobs may be in folders named after them. */
export function filesOfJobs(jobs: readonly LedgerJob[]): FileOf {
  const files = new Map<string, string>();
  for (const {job_id, entry} of jobs)
    for (const {source, path} of entry?.intent.documents ?? []) {
      files.set(source, path);
      files.set(`${jobFileName(job_id)}/${source}`, path);
    }
  return (source) => files.get(source);
}

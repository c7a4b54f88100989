import {counted} from '../../contract/counted.js';
import type {MetaDepth} from '../../contract/result-columns.js';
import type {Tell} from '../model/batch-events.js';
import type {DocumentOutcome} from '../model/outcome.js';
import {jobCommand} from '../model/shell-word.js';

/** Says once which results are without the confidence or the place of their values, though these were asked for. */
export function warnOfMissingMetadata(
  documents: Pick<DocumentOutcome, 'status' | 'job_id' | 'lacks'>[],
  {asked, tell}: {asked: MetaDepth | undefined; tell: Tell},
): void {
  if (asked === undefined) return;
  for (const lack of ['confidence', 'provenance'] as const) {
    const lacking = documents.filter(({lacks}) => lacks === lack);
    const fresh = lacking.filter(({status}) => status === 'succeeded').length;
    if (fresh > 0)
      tell({
        type: 'warning',
        lacks: lack,
        harmless: true,
        message: `${words(fresh, lack)}: the service does not tell them`,
      });
    const before = lacking.filter(({status}) => status === 'skipped');
    if (before.length > 0)
      tell({
        type: 'warning',
        lacks: lack,
        message: `${words(before.length, lack)}: they were kept so by an earlier run, and nothing is paid again`,
        hint: hintFor(before, asked),
      });
  }
}

function words(count: number, lack: MetaDepth): string {
  const missing = {confidence: 'no confidence for the values', provenance: 'no places of the values'}[lack];
  return `${counted(count, 'result')} ${count === 1 ? 'has' : 'have'} ${missing}`;
}

/** Results of jobs can be fetched once more for nothing. */
function hintFor(before: Pick<DocumentOutcome, 'job_id'>[], asked: MetaDepth): string {
  const force =
    '--force sends the documents again and pays again; a service that does not know this gives none then either.';
  const jobs = [...new Set(before.flatMap(({job_id}) => job_id ?? []))];
  if (jobs.length === 0) return force;
  const fetch = jobCommand(`results --${asked} -o DIR`, jobs.slice(0, 3));
  return `${fetch} fetches them again without paying, within 24 hours. ${force}`;
}

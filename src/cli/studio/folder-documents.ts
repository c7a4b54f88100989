import type {IntentDocument} from '../../batch/ledger/records.js';
import type {ResultPlace} from '../../batch/results/correct-results.js';
import type {ReviewedDocument} from '../../storage/review/reviewed-documents.js';
import type {Storage} from '../../storage/open.js';
import type {FolderJob} from './folder-jobs.js';

/** A document that the service still has, and its results in a folder. */
export interface FolderDocument {
  jobId: string;
  document: ReviewedDocument;
  /** The file it was read from. */
  origin: IntentDocument;
  places: ResultPlace[];
}

/** Documents read from the storage at once. */
const pageSize = 200;

/** The documents of jobs whose results are in a folder, as far as the service still has them, in the order of the jobs. */
export async function* folderDocuments(
  jobs: readonly FolderJob[],
  {reviews}: Pick<Storage, 'reviews'>,
): AsyncGenerator<FolderDocument> {
  for (const {job, places} of jobs)
    for (let from = 0; ;) {
      const documents = await reviews.documents(job.job_id, {from, count: pageSize});
      for (const document of documents) {
        const origin = originOf(document, job.documents);
        const its = places.filter((place) => isOf(place, document, origin));
        if (origin !== undefined && its.length > 0) yield {jobId: job.job_id, document, origin, places: its};
      }
      const last = documents.at(-1);
      if (last === undefined) break;
      from = last.position + 1;
    }
}

/** A document in a user's archive has no identity of its own: its source ends in its name within the archive. */
function isOf(
  {identity, source}: ResultPlace,
  {name}: ReviewedDocument,
  origin: IntentDocument | undefined,
): boolean {
  return origin?.archive === true ? source.endsWith(`/${name}`) : identity === origin?.identity;
}

/** What was sent as this document: alone, in an archive of the user, or under its name in one of ours. */
function originOf({name}: ReviewedDocument, sent: readonly IntentDocument[]): IntentDocument | undefined {
  const [only] = sent;
  if (sent.length === 1 && (only?.entry === undefined || only.archive === true)) return only;
  return sent.find(({entry}) => entry === name);
}

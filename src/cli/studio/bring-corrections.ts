import {correctResults, type CorrectedDocument} from '../../batch/results/correct-results.js';
import type {ResultCorrections, StudioCorrection} from '../../batch/results/corrections.js';
import type {ReviewedDocument} from '../../storage/review/reviewed-documents.js';
import type {Storage} from '../../storage/open.js';
import {folderDocuments} from './folder-documents.js';
import type {FolderJob} from './folder-jobs.js';

/**
 * Writes what was corrected and accepted in the studio into the results of a folder, and takes back what was taken back there.
 * Throws as `correctResults`.
 */
export async function bringCorrections(
  jobs: readonly FolderJob[],
  storage: Storage,
  at: string,
): Promise<CorrectedDocument[]> {
  const words: ResultCorrections = {};
  for await (const {document, places} of folderDocuments(jobs, storage))
    // At revision 0 the document has no corrections.
    if (document.revision > 0) for (const {source} of places) words[source] = wordsOf(document);
  return correctResults(
    words,
    jobs.flatMap(({places}) => places),
    at,
  );
}

function wordsOf({read, corrections}: ReviewedDocument): Record<string, StudioCorrection> {
  return Object.fromEntries(
    Object.entries(read?.fields ?? {}).map(([field, asRead]): [string, StudioCorrection] => {
      const correction = corrections.get(field);
      if (correction === undefined) return [field, {read: asRead}];
      const {value, page, box, at} = correction;
      return [field, {...(value !== undefined && {value}), page, box, said: at}];
    }),
  );
}

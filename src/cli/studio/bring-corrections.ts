import {correctResults, type CorrectedDocument} from '../../batch/results/correct-results.js';
import type {Corrections} from '../../batch/results/corrections.js';
import type {StoredCorrection} from '../../storage/corrections/corrections.js';
import type {Storage} from '../../storage/open.js';
import {folderDocuments} from './folder-documents.js';
import type {FolderJob} from './folder-jobs.js';

/** Writes what was corrected and accepted in the studio into the results of a folder. Throws as `correctResults`. */
export async function bringCorrections(
  jobs: readonly FolderJob[],
  storage: Storage,
  at: string,
): Promise<CorrectedDocument[]> {
  const corrections: Corrections = {};
  for await (const {document, places} of folderDocuments(jobs, storage))
    if (document.corrections.size > 0)
      for (const {source} of places) corrections[source] = correctionsFrom(document.corrections);
  return correctResults(
    corrections,
    jobs.flatMap(({places}) => places),
    at,
  );
}

function correctionsFrom(corrections: ReadonlyMap<string, StoredCorrection>): Corrections[string] {
  return Object.fromEntries(
    [...corrections].map(([field, {value, page, box}]) => [
      field,
      value === undefined ? {page, box} : {value, page, box},
    ]),
  );
}

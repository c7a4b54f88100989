// scan: finds documents, identifies their type and sets aside what cannot be read.

import pMap from 'p-map';
import {withDistinctNames} from './distinct-names.js';
import {createFileHeadReader} from './file-signature.js';
import {examineCandidate, type SendMode} from './examine-candidate.js';
import {selectFiles, type FileSelection, type SelectionNotes} from './select-files.js';
import type {PictureConverter} from '../model/picture-converter.js';
import type {SourceDocument} from '../model/source-document.js';

export interface ScanOptions extends FileSelection {
  newerThan?: Date;
  maxFiles?: number;
  travel: SendMode;
  /** Converts what services do not take; without one, such pictures are refused. */
  converter?: PictureConverter | undefined;
}

export interface Scan extends SelectionNotes {
  /** Documents that can be sent, in the order of the inputs, then of names. */
  documents: SourceDocument[];
}

/**
 * Finds and inspects documents before anything is sent.
 * @throws DocextractError `cannot_read` when an input does not exist or cannot be listed
 */
export async function scan(options: ScanOptions): Promise<Scan> {
  const result: Scan = {documents: [], findings: [], passedOver: nothingPassedOver()};
  const candidates = withDistinctNames(await selectFiles(options, result), result.findings);
  const heads = createFileHeadReader();
  const looks = await pMap(candidates, (candidate) => examineCandidate(candidate, {...options, heads}), {
    concurrency: 16,
  });
  for (const [index, {document, findings}] of looks.entries()) {
    result.findings.push(...findings);
    if (document === undefined) continue;
    if (options.newerThan && document.modifiedMs <= options.newerThan.getTime()) result.passedOver.filtered++;
    else if (result.documents.length >= (options.maxFiles ?? Infinity)) result.passedOver.beyond_limit++;
    else result.documents.push(document);
    if (index % 1000 === 999) options.signal?.throwIfAborted();
  }
  return result;
}

function nothingPassedOver(): Scan['passedOver'] {
  return {hidden: 0, junk: 0, results: 0, link: 0, filtered: 0, repeated: 0, beyond_limit: 0};
}

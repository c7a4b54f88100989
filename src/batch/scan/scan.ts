// scan: finds documents, identifies their type and sets aside what cannot be read.

import pMap from 'p-map';
import {withDistinctNames} from './distinct-names.js';
import {createGlances} from './file-signature.js';
import {look, type Travel} from './examine-candidate.js';
import {select, type Selection, type Told} from './select-files.js';
import type {SourceDocument} from '../model/source-document.js';

export interface ScanOptions extends Selection {
  newerThan?: Date;
  maxFiles?: number;
  travel: Travel;
}

export interface Scan extends Told {
  /** What can be sent, in the order of the inputs and then of the names. */
  documents: SourceDocument[];
}

/**
 * Finds documents and looks at each before anything is sent.
 * @throws DocextractError `cannot_read` when an input does not exist or cannot be listed
 */
export async function scan(options: ScanOptions): Promise<Scan> {
  const result: Scan = {documents: [], findings: [], passedOver: nothingPassedOver()};
  const candidates = withDistinctNames(await select(options, result), result.findings);
  const glances = createGlances();
  const looks = await pMap(candidates, (candidate) => look(candidate, options.travel, glances), {
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

// scan: finds documents, identifies their type and sets aside what cannot be read.

import {stat} from 'node:fs/promises';
import pMap from 'p-map';
import {withDistinctNames} from './distinct-names.js';
import {createFileHeadReader} from './file-signature.js';
import {examineCandidate, type ExaminedFile, type SendMode} from './examine-candidate.js';
import type {FileCandidate} from '../model/file-candidate.js';
import {selectFiles, type FileSelection, type SelectionNotes} from './select-files.js';
import type {PictureConverter} from '../model/picture-converter.js';
import type {Finding, SourceDocument} from '../model/source-document.js';

/** Files that are looked at at a time. */
const atOnce = 16;

export interface ScanOptions extends FileSelection {
  /** Files not changed since are left out unread. */
  newerThan?: Date;
  /** So many files are selected, those that cannot be sent among them; the others are left out unread. */
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
  const collisions: Finding[] = [];
  const named = withDistinctNames(await selectFiles(options, result), collisions);
  const waiting = await changedSince(options.newerThan, named, result);
  const examined = await examineInTurn(waiting, options, result);
  result.passedOver.beyond_limit += waiting.length - examined.length;
  result.findings = [...collisionsOf(examined, collisions), ...result.findings];
  return result;
}

/** The candidates changed since a moment, or whose time cannot be told: the others are not opened. */
async function changedSince(
  moment: Date | undefined,
  candidates: FileCandidate[],
  {passedOver}: SelectionNotes,
): Promise<FileCandidate[]> {
  if (moment === undefined) return candidates;
  const isOld = async ({location}: FileCandidate) => {
    const found = await stat(location).catch(() => undefined);
    return found !== undefined && found.mtimeMs <= moment.getTime();
  };
  const areOld = await pMap(candidates, isOld, {concurrency: atOnce});
  passedOver.filtered += areOld.filter(Boolean).length;
  return candidates.filter((_, index) => areOld[index] === false);
}

/** Examines candidates until enough are selected, and never one more. Returns those that were. */
async function examineInTurn(
  candidates: FileCandidate[],
  options: ScanOptions,
  result: Scan,
): Promise<FileCandidate[]> {
  const heads = createFileHeadReader();
  let room = options.maxFiles ?? Infinity;
  let examined = 0;
  while (room > 0 && examined < candidates.length) {
    const next = candidates.slice(examined, examined + room);
    const files = await pMap(next, (candidate) => examineCandidate(candidate, {...options, heads}), {
      concurrency: atOnce,
    });
    options.signal?.throwIfAborted();
    for (const file of files) take(file, result);
    room -= files.filter(isSelected).length;
    examined += files.length;
  }
  return candidates.slice(0, examined);
}

function take({document, findings}: ExaminedFile, result: Scan): void {
  result.findings.push(...findings);
  if (document !== undefined) result.documents.push(document);
}

/** A document, or one that fails; not what is passed over in a folder. */
function isSelected({document, findings}: ExaminedFile): boolean {
  return document !== undefined || findings.some(({severity}) => severity === 'refused');
}

function collisionsOf(examined: FileCandidate[], collisions: Finding[]): Finding[] {
  const paths = new Set(examined.map(({path}) => path));
  return collisions.filter(({path}) => paths.has(path));
}

function nothingPassedOver(): Scan['passedOver'] {
  return {hidden: 0, junk: 0, results: 0, link: 0, filtered: 0, repeated: 0, beyond_limit: 0};
}

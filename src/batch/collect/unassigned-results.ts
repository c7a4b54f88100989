import {stat} from 'node:fs/promises';
import {type ReplyElements, elementsInFile} from '../reply/reply-elements.js';
import type {KnownWork} from '../ledger/ledger.js';
import type {LedgerJob} from '../ledger/ledger-state.js';
import type {Task} from '../run/deduplicate-documents.js';

/** A job whose results could not be matched to its documents, with the tasks of this batch that belong to it. */
export interface UnassignedJob {
  job: LedgerJob;
  tasks: Task[];
  /** The stored results. */
  elements: ReplyElements;
}

/**
 * The results that an earlier run stored without assigning them, because the reply did not name their documents.
 * `undefined` if this work has none, or if their file is gone. A reply that named other documents but not this one is
 * not read again: what was stored of it belongs to no document.
 */
export async function unassignedResults({
  job,
  settled,
  state,
}: KnownWork): Promise<ReplyElements | undefined> {
  const {result: file, error} = settled ?? {};
  const isUnassigned = settled?.mapping === 'none' && (state === 'done' || error?.code === 'not_assigned');
  if (job === undefined || file === undefined || !isUnassigned) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const what = `results of job ${job.job_id}`;
  return elementsInFile(file, {what, stays: true, listOnly: true}).catch(() => undefined);
}

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
 * The results of earlier runs that were kept because the reply did not say whose they are. `undefined`: the work is none of
 * these, or they are gone. A reply that named others and not this one has nothing more to assign: what is kept of it are
 * the results of no document.
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

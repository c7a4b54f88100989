import {stat} from 'node:fs/promises';
import {type ReplyElements, elementsInFile} from '../reply/reply-elements.js';
import type {KnownWork} from '../ledger/ledger.js';
import type {LedgerJob} from '../ledger/ledger-state.js';
import type {Task} from '../run/tasks.js';

/** A job whose results were paid and could not be assigned to its documents, with those of them that this batch has. */
export interface UnassignedJob {
  job: LedgerJob;
  tasks: Task[];
  /** The results, as they were kept. */
  elements: ReplyElements;
}

/** The results of earlier runs that were kept unassigned. `undefined`: the work is none of these, or they are gone. */
export async function unassignedResults({
  job,
  settled,
  state,
}: KnownWork): Promise<ReplyElements | undefined> {
  const {result: file, error} = settled ?? {};
  const isUnassigned = state === 'done' ? settled?.mapping === 'none' : error?.code === 'not_assigned';
  if (job === undefined || file === undefined || !isUnassigned) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const what = `results of job ${job.job_id}`;
  return elementsInFile(file, {what, stays: true, listOnly: true}).catch(() => undefined);
}

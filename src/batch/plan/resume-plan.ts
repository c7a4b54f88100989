import {limits} from '../../contract/limits.js';
import type {KnownWork, Ledger} from '../ledger/ledger.js';
import type {LedgerEntry, LedgerJob} from '../ledger/ledger-state.js';
import type {ResumeOptions} from '../model/run-options.js';
import type {BatchRun} from '../run/run.js';
import type {Task} from '../run/deduplicate-documents.js';
import {currentVersion, isOutdated} from '../run/template-version.js';
import type {UnassignedJob} from '../collect/unassigned-results.js';
import type {Work} from '../model/work.js';

/** Tasks by the action they need. */
export interface ResumePlan {
  /** To be sent. */
  fresh: Task[];
  /** Jobs of earlier runs still to be collected, with the tasks of this batch that belong to them. */
  pending: {job: LedgerJob; tasks: Task[]}[];
  /**
   * Requests of unknown outcome to be sent again unchanged under their key, because the service answers them only
   * once, or because the user asked for it.
   */
  repeatable: {entry: LedgerEntry; tasks: Task[]}[];
  /** Jobs whose stored results could not be assigned to their documents. */
  unassigned: UnassignedJob[];
  /** All other tasks: done, failed, unknown, or claimed by another run. */
  known: {task: Task; known: KnownWork}[];
}

/** Services honour idempotency keys for 24 hours; one hour is left for requests under way. */
const repeatableMs = limits.retentionMs - 60 * 60 * 1000;

/**
 * Sorts tasks by their state in the ledger. Where needed, asks the service for the template's current version, which
 * is kept in the run, and whether requests may be repeated.
 */
export async function planResume(tasks: Task[], run: BatchRun): Promise<ResumePlan> {
  const {ledger} = run.context;
  await ledger.refresh();
  const found = tasks.map((task) => ({fresh: task, known: findWork(task, ledger)}));
  run.templateVersion = await currentVersion(notSentAgain(found, run), run);
  const isFree = claimPolicy({...run.options, templateVersion: run.templateVersion});
  const result: ResumePlan = {fresh: [], pending: [], repeatable: [], unassigned: [], known: []};
  const pending = new Map<LedgerJob, Task[]>();
  const unknown = new Map<LedgerEntry, {task: Task; known: KnownWork}[]>();
  for (const {fresh, known} of found) {
    const task = known === undefined || isFree(known) ? fresh : {...fresh, identity: known.identity};
    if (known === undefined) result.fresh.push(task);
    else if (isOutdated(known, run.templateVersion))
      result.fresh.push({...task, formerVersion: known.entry.templateVersion});
    else if (known.state === 'unknown' && !run.options.force) add(unknown, known.entry, {task, known});
    else if (isFree(known)) result.fresh.push(task);
    else if (known.job && known.state === 'pending') add(pending, known.job, task);
    else result.known.push({task, known});
  }
  for (const [job, its] of pending) result.pending.push({job, tasks: its});
  for (const [entry, its] of unknown) {
    const tasks = its.map(({task}) => task);
    if (await isRepeatable(entry, its.length, run)) result.repeatable.push({entry, tasks});
    else if (run.options.retryUnknown) result.fresh.push(...tasks);
    else result.known.push(...its);
  }
  return result;
}

/** Ledger state of tasks that are not sent again. */
function notSentAgain(found: {known: KnownWork | undefined}[], {options}: BatchRun): KnownWork[] {
  const isFree = claimPolicy(options);
  return found.flatMap(({known}) => (known === undefined || isFree(known) ? [] : [known]));
}

/** Ledger state of a task, also under the identity of earlier versions. */
export function findWork(
  {identity, formerIdentity}: Pick<Task, 'identity' | 'formerIdentity'>,
  ledger: Pick<Ledger, 'find'>,
): KnownWork | undefined {
  return ledger.find(identity) ?? (formerIdentity === undefined ? undefined : ledger.find(formerIdentity));
}

/** Tells whether work with this history may be sent as new. Work of a living process never is. */
export function claimPolicy({
  force,
  retryFailed,
  retryUnknown,
  perFile,
  work,
  templateVersion,
}: ResumeOptions & {work: Work; templateVersion?: number | undefined}): (
  known: KnownWork | undefined,
) => boolean {
  const isAlone = perFile === true || work.operation !== 'submit';
  return (known) => {
    if (known === undefined) return true;
    if (known.state === 'running') return false;
    if (force) return true;
    return (
      isOutdated(known, templateVersion) ||
      (known.state === 'failed' && retryFailed === true && (isAlone || !isUnassigned(known))) ||
      (known.state === 'unknown' && retryUnknown === true)
    );
  };
}

/** Sending the archive again would give, and cost, the same reply. */
function isUnassigned({error}: KnownWork): boolean {
  return error?.code === 'not_assigned';
}

/** Adds a task whose local result was lost while the service still has it. */
export function collectAgain({pending}: ResumePlan, job: LedgerJob, task: Task): void {
  const group = pending.find((one) => one.job.job_id === job.job_id);
  if (group) group.tasks.push(task);
  else pending.push({job, tasks: [task]});
}

/** Whether a request may be repeated under its key, as far as the client can tell. */
export function mayRepeat(
  {intent}: LedgerEntry,
  {documents, work, nowMs}: {documents: number; work: Work; nowMs: number},
): boolean {
  const isSameRequest = intent.operation === work.operation && intent.documents.length === documents;
  return isSameRequest && nowMs - intent.at <= repeatableMs;
}

async function isRepeatable(
  entry: LedgerEntry,
  documents: number,
  {context, options}: BatchRun,
): Promise<boolean> {
  if (!mayRepeat(entry, {documents, work: options.work, nowMs: context.now()})) return false;
  return options.retryUnknown === true || (await context.client.mayRepeat(context.signal));
}

function add<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

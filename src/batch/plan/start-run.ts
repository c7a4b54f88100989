import {DocextractError} from '../../contract/errors.js';
import {withinBudget} from './credit-budget.js';
import {recordFinding} from '../scan/findings.js';
import type {KnownWork} from '../ledger/ledger.js';
import type {LedgerEntry} from '../ledger/ledger-state.js';
import type {DocumentOutcome, Failure} from '../model/outcome.js';
import {refuseExistingResults} from '../run/refuse-existing-results.js';
import {recordKnownResults} from '../collect/known-results.js';
import {tellPaidBefore} from '../run/paid-before.js';
import {failureOf, type Report} from '../model/batch-report.js';
import type {BatchRun} from '../run/run.js';
import type {Scan} from '../scan/scan.js';
import {type Task, tasksOf} from '../run/deduplicate-documents.js';
import {tellChanged} from '../run/template-version.js';
import {collectAgain, type ResumePlan, planResume} from './resume-plan.js';
import {unassignedResults} from '../collect/unassigned-results.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * First half of every run: reads documents, compares them with the ledger and the budget, and records everything that
 * needs no request. Returns the remaining work. A detached run writes no results, so existing ones do not stop it.
 * Throws `cannot_write`.
 */
export async function startRun(scan: Scan, run: BatchRun, {detach = false} = {}): Promise<ResumePlan> {
  const {context, options, report, store} = run;
  for (const finding of scan.findings) recordFinding(finding, {tell: context.tell, report});
  const {tasks, unreadable} = await tasksOf(scan.documents, {
    work: options.work,
    service: context.service,
    context,
  });
  for (const {document, error} of unreadable)
    report.record({source: document.source, status: 'failed', mapping: 'none', error: failureOf(error)});
  const sorted = await planResume(tasks, run);
  if (tasks.length > 0 && !detach) await store.prepare();
  for (const {task, known} of sorted.known) {
    if (!detach && (await isReassignable(task, known, sorted))) continue;
    const isRemembered = await recordKnownResults(task, known, run, {detach});
    if (!isRemembered) collectAgain(sorted, known.job!, task);
  }
  tellPaidBefore(entriesGiven(sorted, report), run);
  const free = detach ? sorted.fresh : await refuseExistingResults(sorted.fresh, run);
  const admitted = await withinBudget({...sorted, fresh: free}, run);
  const {fresh} = admitted;
  tellChanged(fresh, run);
  context.tell({
    type: 'planned',
    documents: fresh.length,
    bytes: fresh.reduce((sum, {document}) => sum + document.size, 0),
    skipped: sorted.known.length,
    resumed: admitted.pending.length + admitted.repeatable.length,
  });
  return admitted;
}

/** Requests of earlier runs whose results this run returns. */
function entriesGiven({known}: ResumePlan, report: Report): LedgerEntry[] {
  const given = new Set(
    report.documents().flatMap(({source, status}) => (status === 'skipped' ? [source] : [])),
  );
  return known
    .filter(({task}) => given.has(mustExist(task.sources[0], 'source of the document')))
    .map(({known: {entry}}) => entry);
}

/** Whether its stored results are unassigned; if so, adds it to the tasks of its job. */
async function isReassignable(task: Task, known: KnownWork, {unassigned}: ResumePlan): Promise<boolean> {
  const group = unassigned.find(({job}) => job === known.job);
  if (group) return group.tasks.push(task) > 0;
  const elements = await unassignedResults(known);
  return elements !== undefined && unassigned.push({job: known.job!, tasks: [task], elements}) > 0;
}

/** Records the outcome of a task without a reply. */
export function recordTask(
  task: Task,
  outcome: Pick<DocumentOutcome, 'status' | 'job_id' | 'error'>,
  run: BatchRun,
): void {
  const {document, sources} = task;
  for (const source of sources)
    run.report.record({
      source,
      mapping: 'none',
      sha256: document.fingerprint.sha256,
      ...(document.pages !== undefined && {pages: document.pages}),
      ...outcome,
    });
}

/** Failure of documents that were not sent because the run ended early. */
export function notSent(run: BatchRun): Failure {
  return (
    run.report.stopped ??
    failureOf(
      new DocextractError('interrupted', 'not sent: the run was stopped', {
        hint: 'Run the same command again, without --force: what is done is not paid again.',
      }),
    )
  );
}

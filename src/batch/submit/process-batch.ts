import type {ResultDocument} from '../../contract/jobs.js';
import type {ProcessReply} from '../../contract/process.js';
import pMap from 'p-map';
import type {BatchContext} from '../run/batch-context.js';
import {type WorkClaim, newClaim, repeatedClaim} from '../plan/work-claim.js';
import type {LedgerEntry} from '../ledger/ledger-state.js';
import type {Outcome} from '../ledger/records.js';
import {convertTasks} from '../run/convert-tasks.js';
import {recordPaidByJob} from '../plan/paid-by-job.js';
import type {ProcessOptions} from '../model/run-options.js';
import type {BatchReport, DocumentOutcome, Failure} from '../model/outcome.js';
import {sendPaid, statusOfLostRequest} from './paid-request.js';
import {claimedElsewhereFailure} from '../run/claimed-elsewhere.js';
import {countPages} from '../scan/count-pages.js';
import {singleRequestOf} from '../plan/plan-requests.js';
import {existingResultFailure} from '../run/refuse-existing-results.js';
import {reportedResult} from '../collect/known-results.js';
import {viewedResult} from '../collect/viewed-result.js';
import {failureOf} from '../model/batch-report.js';
import type {Result} from '../results/result.js';
import {requestedInclude} from '../results/result-meta.js';
import {endRun, openRun, type BatchRun} from '../run/run.js';
import type {Scan} from '../scan/scan.js';
import {notSent, recordTask, startRun} from '../plan/start-run.js';
import type {StoreOutcome} from '../results/result-store.js';
import {createStore} from '../results/create-store.js';
import {staticValuesField, staticValuesIn, staticValuesOfWork} from '../collect/static-values.js';
import type {Task} from '../run/deduplicate-documents.js';
import {templateVersionField} from '../run/template-version.js';
import {mustExist} from '../../contract/must-exist.js';

type ProcessRun = BatchRun<ProcessOptions>;

/**
 * Sends one synchronous request per document, by template or prompts, so results match exactly. A failed document
 * does not end the others. Throws only failures of the whole run, before anything is sent.
 */
export async function processBatch(
  scan: Scan,
  options: ProcessOptions,
  context: BatchContext,
): Promise<BatchReport> {
  const run = openRun(options, context);
  const plan = await startRun(scan, run);
  for (const left of [...plan.pending, ...plan.unassigned]) recordPaidByJob(left, run);
  const repeated = plan.repeatable.flatMap(({entry, tasks}) => tasks.map((task) => ({task, entry})));
  const fresh = plan.fresh.map((task) => ({task}));
  try {
    await pMap([...repeated, ...fresh], (sendable) => convertAndSend(sendable, run), {
      concurrency: options.concurrency ?? 4,
    });
    return await endRun(run);
  } finally {
    await run.spool.remove();
  }
}

/** A document to send, with the ledger entry of its earlier request where that is repeated. */
interface Sendable {
  task: Task;
  entry?: LedgerEntry;
}

async function convertAndSend({task, entry}: Sendable, run: ProcessRun): Promise<void> {
  const {tasks, failed} = await convertTasks([task], run);
  for (const {failure} of failed)
    recordTask(task, {status: entry === undefined ? 'failed' : 'unknown', error: failure}, run);
  for (const ready of tasks) {
    const claim = entry === undefined ? newClaim(singleRequestOf(ready), run) : repeatedClaim(entry, run);
    await one(ready, claim, run);
    await run.spool.drop(ready.converted?.path);
  }
}

async function one(task: Task, claim: WorkClaim, run: ProcessRun): Promise<void> {
  if (run.stop.aborted) return recordTask(task, {status: 'unsent', error: notSent(run)}, run);
  const {name, size} = task.converted ?? task.document;
  run.context.tell({type: 'sending', name, documents: 1, bytes: size});
  // Unreadable files are reported when they are sent.
  task.document.pages ??= await countPages(task.document).catch(() => undefined);
  const paid = await sendPaid(claim, (onReply) => requestDocument(task, claim, onReply, run), run);
  if (paid.kind === 'taken')
    return recordTask(task, {status: 'unsent', error: claimedElsewhereFailure()}, run);
  if (paid.kind === 'answered') {
    for (const message of paid.value.warnings ?? [])
      run.context.tell({type: 'warning', message: `${name}: ${message}`});
    return storeReply(task, claim, {reply: paid.value, body: paid.body}, run);
  }
  recordTask(task, {status: statusOfLostRequest(paid), error: paid.failure}, run);
}

function requestDocument(
  task: Task,
  {intent}: WorkClaim,
  onReply: (reply: {body: Buffer}) => void,
  run: ProcessRun,
): Promise<ProcessReply> {
  const {client, tell, signal} = run.context;
  const {work} = run.options;
  const {stop} = run;
  const include = requestedInclude(run.options);
  const {document} = singleRequestOf(task);
  const request = {
    idempotencyKey: intent.key,
    onSent: (bytes: number) => tell({type: 'sent', name: document.name, bytes}),
    onReply,
    ...(signal && {signal}),
    stop,
    ...(include && {include}),
  };
  if (work.operation !== 'agent')
    return client.process(document, {
      ...request,
      templateId: work.templateId,
      upload: intent.form,
      ...(work.staticValues && {staticValues: work.staticValues}),
    });
  return client.agent(document, {
    ...request,
    payload: work.payload,
    upload: intent.form === 'base64' ? 'base64' : 'multipart',
    ...(work.templateId !== undefined && {templateId: work.templateId}),
  });
}

/** A claim with what its reply gave. */
type Answered = WorkClaim & Pick<Outcome, 'template_version'> & {error?: Failure | undefined};

interface Answer {
  reply: ProcessReply;
  body: Buffer;
}

/**
 * Stores a result in the state directory when its own path cannot be written; a later run copies it. When that fails
 * too, the ledger keeps the request open.
 */
async function storeReply(
  task: Task,
  claim: WorkClaim,
  {reply, body}: Answer,
  run: ProcessRun,
): Promise<void> {
  const meta = reply._meta && requestedInclude(run.options)?.length ? {_meta: reply._meta} : {};
  const values = reply.static_values ?? staticValuesOfWork(run.options.work);
  const told = {...reply.document_data, ...staticValuesField(values), ...meta};
  const {fields, error} = viewedResult(task, told, run);
  const answered = {...claim, ...templateVersionField(reply.template_version), error};
  resultsOf(task, fields).forEach((result) => run.options.watch?.(result));
  try {
    await run.store.keepReply(task.identity, body);
    await storeResult(task, answered, fields, run);
  } catch (error) {
    const failure = failureOf(error);
    run.halt(failure);
    const isSafe = await storeInStateDirectory(task, answered, fields, run);
    recordTask(task, {status: isSafe ? 'failed' : 'unknown', error: failure}, run);
  }
}

/** Stores the result on disk before the ledger marks the work as done. */
async function storeResult(
  task: Task,
  claim: Answered,
  fields: ResultDocument,
  run: ProcessRun,
): Promise<void> {
  const {store, report} = run;
  const kept = await store.keep(resultsOf(task, fields));
  const place = kept.find(({isKept}) => isKept);
  const outcomes = task.sources.map((source, index): DocumentOutcome => {
    const {isKept, file} = mustExist(kept[index], 'stored result');
    const {fingerprint, pages} = task.document;
    return {
      source,
      status: isKept && claim.error === undefined ? 'succeeded' : 'failed',
      mapping: isKept ? 'exact' : 'none',
      sha256: fingerprint.sha256,
      ...(pages !== undefined && {pages}),
      ...staticValuesIn(fields),
      ...(isKept
        ? {result: file, ...(claim.error && {error: claim.error})}
        : {error: nameTakenFailure(file)}),
    };
  });
  await store.note(outcomes);
  if (place) await settleAt(place, task, claim, run);
  else await storeInStateDirectory(task, claim, fields, run);
  for (const outcome of outcomes)
    report.record(outcome.mapping === 'none' ? outcome : {...outcome, ...reportedResult(fields, run)});
}

/** Whether the result is stored and recorded in the ledger. */
async function storeInStateDirectory(
  task: Task,
  claim: Answered,
  fields: ResultDocument,
  run: ProcessRun,
): Promise<boolean> {
  try {
    const aside = createStore({}, run.context.ledger.directory);
    const [place] = await aside.keep(resultsOf(task, fields));
    await settleAt(place!, task, claim, run);
    return true;
  } catch (error) {
    run.halt(failureOf(error));
    return false;
  }
}

async function settleAt(
  {file, sum}: StoreOutcome,
  {identity}: Task,
  {intent, template_version}: Answered,
  run: ProcessRun,
): Promise<void> {
  await run.context.ledger.settle(intent.id, {
    state: 'answered',
    ...templateVersionField(template_version),
    documents: [{identity, state: 'succeeded', mapping: 'exact', result: file, sum}],
  });
}

function resultsOf({sources, identity}: Task, fields: ResultDocument): Result[] {
  return sources.map((source) => ({source, identity, mapping: 'exact', fields}));
}

/** Failure for a path that was occupied after the request was sent. */
function nameTakenFailure(file: string): Failure {
  const {code, message} = existingResultFailure(file);
  const hint =
    'The result is safe: the same command with --overwrite, or another folder, gets it without paying.';
  return {code, message, hint};
}

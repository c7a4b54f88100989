import type {ResultDocument} from '../../contract/jobs.js';
import type {ProcessReply} from '../../contract/process.js';
import pMap from 'p-map';
import type {BatchContext} from '../run/batch-context.js';
import {type Claim, newClaim, repeatedClaim} from '../plan/work-claim.js';
import type {Outcome} from '../ledger/records.js';
import {leaveToJob} from '../plan/leave-to-job.js';
import type {ProcessOptions} from '../model/run-options.js';
import type {BatchReport, DocumentOutcome, Failure} from '../model/outcome.js';
import {pay, statusOfLost} from './paid-request.js';
import {takenFailure} from '../run/taken-failure.js';
import {countPages} from '../scan/count-pages.js';
import {parcelOf} from '../plan/plan-parcels.js';
import {takenBy} from '../run/refuse-taken.js';
import {toldFields} from '../collect/remembered-results.js';
import {failureOf} from '../model/batch-report.js';
import type {Result} from '../results/result.js';
import {endRun, openRun, type Run} from '../run/run.js';
import type {Scan} from '../scan/scan.js';
import {notSent, recordTask, start} from '../plan/start-run.js';
import type {Kept} from '../results/result-store.js';
import {createStore} from '../results/create-store.js';
import {staticValuesField, staticValuesIn, staticValuesOfWork} from '../collect/static-values.js';
import type {Task} from '../run/tasks.js';
import {toldVersion} from '../run/template-version.js';

type ProcessRun = Run<ProcessOptions>;

/**
 * One synchronous request per document, by template or by prompts: which result is whose is exact.
 * One failing document never ends the others. Throws only what concerns the whole run before anything is sent.
 */
export async function processBatch(
  scan: Scan,
  options: ProcessOptions,
  context: BatchContext,
): Promise<BatchReport> {
  const run = openRun(options, context);
  const triage = await start(scan, run);
  for (const left of [...triage.pending, ...triage.unassigned]) leaveToJob(left, run);
  const repeated = triage.repeatable.flatMap(({entry, tasks}) =>
    tasks.map((task) => ({task, claim: repeatedClaim(entry)})),
  );
  const fresh = triage.fresh.map((task) => ({task, claim: newClaim(parcelOf([task]), run)}));
  await pMap([...repeated, ...fresh], ({task, claim}) => one(task, claim, run), {
    concurrency: options.concurrency ?? 4,
  });
  return endRun(run);
}

async function one(task: Task, claim: Claim, run: ProcessRun): Promise<void> {
  if (run.stop.aborted) return recordTask(task, {status: 'unsent', error: notSent(run)}, run);
  const {name, size} = task.document;
  run.context.tell({type: 'sending', name, documents: 1, bytes: size});
  // What cannot be read is told when it is sent.
  task.document.pages ??= await countPages(task.document).catch(() => undefined);
  const paid = await pay(claim, (onReply) => ask(task, claim, onReply, run), run);
  if (paid.kind === 'taken') return recordTask(task, {status: 'unsent', error: takenFailure()}, run);
  if (paid.kind === 'answered') {
    for (const message of paid.value.warnings ?? [])
      run.context.tell({type: 'warning', message: `${name}: ${message}`});
    return keepOrLose(task, claim, {reply: paid.value, body: paid.body}, run);
  }
  recordTask(task, {status: statusOfLost(paid), error: paid.failure}, run);
}

function ask(
  task: Task,
  {intent}: Claim,
  onReply: (reply: {body: Buffer}) => void,
  run: ProcessRun,
): Promise<ProcessReply> {
  const {client, tell, signal} = run.context;
  const {work} = run.options;
  const {stop} = run;
  const [document] = [parcelOf([task]).document];
  const request = {
    idempotencyKey: intent.key,
    onSent: (bytes: number) => tell({type: 'sent', name: document.name, bytes}),
    onReply,
    ...(signal && {signal}),
    stop,
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

/** With what the ledger keeps of the reply. */
type Answered = Claim & Pick<Outcome, 'template_version'>;

interface Answer {
  reply: ProcessReply;
  body: Buffer;
}

/**
 * A result that cannot be written where it belongs is kept in the state directory, from where a later run brings it. When
 * even that cannot be written the ledger keeps the request open.
 */
async function keepOrLose(task: Task, claim: Claim, {reply, body}: Answer, run: ProcessRun): Promise<void> {
  const answered = {...claim, ...toldVersion(reply.template_version)};
  const meta = reply._meta && run.options.include?.length ? {_meta: reply._meta} : {};
  const values = reply.static_values ?? staticValuesOfWork(run.options.work);
  const fields = {...reply.document_data, ...staticValuesField(values), ...meta};
  try {
    await run.store.keepReply(task.identity, body);
    await keep(task, answered, fields, run);
  } catch (error) {
    const failure = failureOf(error);
    run.halt(failure);
    const isSafe = await keepAside(task, answered, fields, run);
    recordTask(task, {status: isSafe ? 'failed' : 'unknown', error: failure}, run);
  }
}

/** The result is on the disk before the ledger calls the work done. */
async function keep(task: Task, claim: Answered, fields: ResultDocument, run: ProcessRun): Promise<void> {
  const {store, report} = run;
  const kept = await store.keep(resultsOf(task, fields));
  const place = kept.find(({isKept}) => isKept);
  const outcomes = task.sources.map((source, index): DocumentOutcome => {
    const {isKept, file} = kept[index]!;
    const {fingerprint, pages} = task.document;
    return {
      source,
      status: isKept ? 'succeeded' : 'failed',
      mapping: isKept ? 'exact' : 'none',
      sha256: fingerprint.sha256,
      ...(pages !== undefined && {pages}),
      ...staticValuesIn(fields),
      ...(isKept ? {result: file} : {error: takenMeanwhile(file)}),
    };
  });
  await store.note(outcomes);
  if (place) await settleAt(place, task, claim, run);
  else await keepAside(task, claim, fields, run);
  for (const outcome of outcomes)
    report.record(outcome.status === 'failed' ? outcome : {...outcome, ...toldFields(fields, run)});
}

/** Whether the result is safe, and the ledger knows where. */
async function keepAside(
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
  {file, sum}: Kept,
  {identity}: Task,
  {intent, template_version}: Answered,
  run: ProcessRun,
): Promise<void> {
  await run.context.ledger.settle(intent.id, {
    state: 'answered',
    ...toldVersion(template_version),
    documents: [{identity, state: 'succeeded', mapping: 'exact', result: file, sum}],
  });
}

function resultsOf({sources, identity}: Task, fields: ResultDocument): Result[] {
  return sources.map((source) => ({source, identity, mapping: 'exact', fields}));
}

/** It was not when the request was sent. */
function takenMeanwhile(file: string): Failure {
  const {code, message} = takenBy(file);
  const hint =
    'The result is safe: the same command with --overwrite, or another folder, gets it without paying.';
  return {code, message, hint};
}

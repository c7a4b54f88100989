import type {ProcessReply} from '../contract/process.js';
import {mapConcurrently} from './concurrency.js';
import type {BatchContext} from './context.js';
import {type Claim, newClaim, repeatedClaim} from './intent.js';
import type {ProcessOptions} from './options.js';
import type {BatchReport, DocumentOutcome} from './outcome.js';
import {pay, statusOfLost, takenFailure} from './pay.js';
import {countPages} from './pages.js';
import {parcelOf} from './plan.js';
import {toldFields} from './remembered.js';
import {failureOf} from './report.js';
import {endRun, openRun, type Run} from './run.js';
import type {Scan} from './scan.js';
import {notSent, recordTask, start} from './start.js';
import type {Task} from './tasks.js';

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
  const repeated = triage.repeatable.flatMap(({entry, tasks}) =>
    tasks.map((task) => ({task, claim: repeatedClaim(entry)})),
  );
  const fresh = triage.fresh.map((task) => ({task, claim: newClaim(parcelOf([task]), run)}));
  await mapConcurrently([...repeated, ...fresh], options.concurrency ?? 4, ({task, claim}) =>
    one(task, claim, run),
  );
  return endRun(run);
}

async function one(task: Task, claim: Claim, run: ProcessRun): Promise<void> {
  if (run.stop.aborted) return recordTask(task, {status: 'unsent', error: notSent(run)}, run);
  const {name, size} = task.document;
  run.context.tell({type: 'sending', name, documents: 1, bytes: size});
  // What cannot be read is told when it is sent.
  task.document.pages ??= await countPages(task.document).catch(() => undefined);
  const kept = {body: Buffer.alloc(0)};
  const paid = await pay(claim, () => ask(task, claim, kept, run), run);
  if (paid.kind === 'taken') return recordTask(task, {status: 'unsent', error: takenFailure()}, run);
  if (paid.kind === 'answered') return keepOrLose(task, claim, {reply: paid.value, body: kept.body}, run);
  if (paid.state === 'unknown' && kept.body.length > 0)
    await run.store.keepReply(`${task.identity}-unread`, kept.body);
  recordTask(task, {status: statusOfLost(paid), error: paid.failure}, run);
}

function ask(task: Task, {intent}: Claim, kept: {body: Buffer}, run: ProcessRun): Promise<ProcessReply> {
  const {client, tell, signal} = run.context;
  const {work} = run.options;
  const [document] = [parcelOf([task]).document];
  const request = {
    idempotencyKey: intent.key,
    onSent: (bytes: number) => tell({type: 'sent', name: document.name, bytes}),
    onReply: ({body}: {body: Buffer}) => (kept.body = body),
    ...(signal && {signal}),
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

interface Answer {
  reply: ProcessReply;
  body: Buffer;
}

/** A result that cannot be written is not lost to a service that answers the same request again; the ledger keeps it open. */
async function keepOrLose(task: Task, claim: Claim, answer: Answer, run: ProcessRun): Promise<void> {
  try {
    await keep(task, claim, answer, run);
  } catch (error) {
    const failure = failureOf(error);
    run.halt(failure);
    recordTask(task, {status: 'unknown', error: failure}, run);
  }
}

/** The result is on the disk before the ledger calls the work done. */
async function keep(
  task: Task,
  {intent}: Claim,
  {reply, body}: {reply: ProcessReply; body: Buffer},
  run: ProcessRun,
): Promise<void> {
  const {store, context, report} = run;
  const meta = reply._meta && run.options.include?.length ? {_meta: reply._meta} : {};
  const fields = {...reply.document_data, ...meta};
  const results = task.sources.map((source) => ({
    source,
    identity: task.identity,
    mapping: 'exact' as const,
    fields,
  }));
  await store.keepReply(task.identity, body);
  await store.keep(results);
  const outcomes = results.map((result): DocumentOutcome & {result: string} => ({
    source: result.source,
    status: 'succeeded',
    mapping: 'exact',
    sha256: task.document.fingerprint.sha256,
    ...(task.document.pages !== undefined && {pages: task.document.pages}),
    result: store.placeOf(result),
  }));
  await store.note(outcomes);
  await context.ledger.settle(intent.id, {
    state: 'answered',
    documents: [{identity: task.identity, state: 'succeeded', mapping: 'exact', result: outcomes[0]!.result}],
  });
  for (const outcome of outcomes) report.record({...outcome, ...toldFields(fields, run)});
}

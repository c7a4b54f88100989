// submit: sends documents, follows their jobs and collects the results.

import type {JobAccepted} from '../../contract/jobs.js';
import type {StaticValues} from '../../contract/static-values.js';
import pMap from 'p-map';
import type {BatchContext} from '../run/batch-context.js';
import {type WorkClaim, newClaim, repeatedClaim} from '../plan/work-claim.js';
import type {SubmitOptions} from '../model/run-options.js';
import {follow} from './follow.js';
import type {BatchReport, DocumentStatus, Failure} from '../model/outcome.js';
import {sendPaid, recordOutcome, statusOfLostRequest} from './paid-request.js';
import {convertTasks} from '../run/convert-tasks.js';
import {claimedElsewhereFailure} from '../run/claimed-elsewhere.js';
import {type PlannedRequest, plannedRequestOf, planRequests} from '../plan/plan-requests.js';
import {createPoller} from './poll.js';
import {assignStoredResults} from '../collect/assign-stored-results.js';
import {endRun, openRun, type BatchRun} from '../run/run.js';
import type {Scan} from '../scan/scan.js';
import {notSent, recordTask, startRun} from '../plan/start-run.js';
import type {Task} from '../run/deduplicate-documents.js';
import {type TrackedJob, trackedDocumentOf, trackedJobOf} from '../run/tracked-job.js';
import {templateVersionField} from '../run/template-version.js';
import type {ResumePlan} from '../plan/resume-plan.js';
import {mustExist} from '../../contract/must-exist.js';

type SubmitRun = BatchRun<SubmitOptions>;

/**
 * Submits documents as jobs, polls them, and writes their results. A failed document, archive or job does not end the
 * others. Throws only failures of the whole run, before anything is sent.
 */
export async function submitAndCollect(
  scan: Scan,
  options: SubmitOptions,
  context: BatchContext,
): Promise<BatchReport> {
  const run = openRun(options, context);
  try {
    await submitAll(scan, run);
    return await endRun(run);
  } finally {
    await run.spool.remove();
  }
}

async function submitAll(scan: Scan, run: SubmitRun): Promise<void> {
  const {options, context} = run;
  const plan = await startRun(scan, run, options);
  const poller = createPoller(context);
  const requests = [
    ...(await pMap(plan.repeatable, (one) => repeated(one, run), {concurrency: 1})).flat(),
    ...planRequests(await convertFresh(plan.fresh, run), options).map((request) => ({
      request,
      claim: newClaim(request, run),
    })),
  ];
  const following = new Set<Promise<void>>();
  const watch = (trackedJob: TrackedJob) => {
    const followed = follow(trackedJob, poller, run).finally(() => following.delete(followed));
    following.add(followed);
  };
  for (const unassigned of plan.unassigned) await assignStoredResults(unassigned, run);
  for (const {job, tasks} of plan.pending) watch(trackedJobOf(job, tasks));
  await pMap(
    requests,
    async (sendable) => {
      while (following.size >= mostFollowed) await Promise.race(following);
      const trackedJob = await send(sendable, run);
      if (trackedJob) watch(trackedJob);
    },
    {concurrency: options.concurrency ?? (options.perFile ? 4 : 2)},
  );
  await Promise.all(following);
}

/** Jobs polled at once. With more, each would be polled so rarely that first results come late. */
const mostFollowed = 64;

interface Sendable {
  request: PlannedRequest;
  claim: WorkClaim;
}

async function convertFresh(fresh: Task[], run: SubmitRun): Promise<Task[]> {
  const {tasks, failed} = await convertTasks(fresh, run);
  for (const {task, failure} of failed) recordTask(task, {status: 'failed', error: failure}, run);
  return tasks;
}

/** Nothing where a part of the request cannot be made again. */
async function repeated(
  {entry, tasks: repeatable}: ResumePlan['repeatable'][number],
  run: SubmitRun,
): Promise<Sendable[]> {
  const {tasks, failed} = await convertTasks(repeatable, run);
  const [broken] = failed;
  if (broken !== undefined) {
    for (const task of repeatable) recordTask(task, {status: 'unknown', error: broken.failure}, run);
    return [];
  }
  const inOrder = entry.intent.documents.map(({identity}) =>
    mustExist(
      tasks.find((task) => task.identity === identity),
      'document of the request',
    ),
  );
  const entries = entry.intent.documents.map(({entry: name, source}) => name ?? source);
  return [{request: plannedRequestOf(inOrder, entries), claim: repeatedClaim(entry, run)}];
}

/** Sends one request; returns its job, `undefined` when there is none to poll. */
async function send({request, claim}: Sendable, run: SubmitRun): Promise<TrackedJob | undefined> {
  if (run.stop.aborted) return leave(request, {status: 'unsent', error: notSent(run)}, run);
  const {name, size} = request.document;
  run.context.tell({type: 'sending', name, documents: request.tasks.length, bytes: size});
  const paid = await sendPaid(claim, (onReply) => post(request, claim, onReply, run), run);
  if (paid.kind === 'taken') return sendRest(request, new Set(paid.identities), run);
  if (paid.kind === 'lost')
    return leave(request, {status: statusOfLostRequest(paid), error: paid.failure}, run);
  const {job_id: jobId, static_values: echoed, template_version} = paid.value;
  await recordOutcome(
    claim.intent.id,
    {state: 'accepted', job_id: jobId, ...templateVersionField(template_version)},
    run,
  );
  run.context.tell({type: 'submitted', job_id: jobId, name, documents: request.tasks.length});
  return {
    jobId,
    submittedMs: run.context.now(),
    ...staticValuesOf(echoed ?? claim.intent.static_values),
    documents: claim.intent.documents.map((document, index) =>
      trackedDocumentOf(document, mustExist(request.tasks[index], 'document of the request').sources),
    ),
  };
}

function staticValuesOf(values: StaticValues | undefined): Pick<TrackedJob, 'staticValues'> {
  return values ? {staticValues: values} : {};
}

function post(
  {document}: PlannedRequest,
  {intent}: WorkClaim,
  onReply: (reply: {body: Buffer}) => void,
  {options, context, stop}: SubmitRun,
): Promise<JobAccepted> {
  const {work} = options;
  const {client, tell, signal} = context;
  return client.submit(document, {
    templateId: work.templateId,
    ...(work.staticValues && {staticValues: work.staticValues}),
    upload: intent.form,
    idempotencyKey: intent.key,
    onReply,
    onSent: (bytes) => tell({type: 'sent', name: document.name, bytes}),
    ...(signal && {signal}),
    stop,
  });
}

/** Another run claimed some of the documents: sends the others. */
async function sendRest(
  request: PlannedRequest,
  taken: Set<string>,
  run: SubmitRun,
): Promise<TrackedJob | undefined> {
  const isTaken = ({identity}: Task) => taken.has(identity);
  for (const task of request.tasks.filter(isTaken))
    recordTask(task, {status: 'unsent', error: claimedElsewhereFailure()}, run);
  const rest = request.tasks.filter((task) => !isTaken(task));
  if (rest.length === 0) return undefined;
  const smaller = plannedRequestOf(rest);
  return send({request: smaller, claim: newClaim(smaller, run)}, run);
}

function leave(
  request: PlannedRequest,
  outcome: {status: DocumentStatus; error: Failure},
  run: SubmitRun,
): undefined {
  for (const task of request.tasks) recordTask(task, outcome, run);
}

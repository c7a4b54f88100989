// submit: sends documents, follows their jobs and collects the results.

import type {JobAccepted} from '../../contract/jobs.js';
import type {StaticValues} from '../../contract/static-values.js';
import pMap from 'p-map';
import type {BatchContext} from '../run/batch-context.js';
import {type Claim, newClaim, repeatedClaim} from '../plan/work-claim.js';
import type {SubmitOptions} from '../model/run-options.js';
import {follow} from './follow.js';
import type {BatchReport, DocumentStatus, Failure} from '../model/outcome.js';
import {pay, settle, statusOfLost} from './paid-request.js';
import {takenFailure} from '../run/taken-failure.js';
import {type Parcel, parcelOf, planParcels} from '../plan/plan-parcels.js';
import {createPoller} from './poll.js';
import {reassign} from '../collect/reassign.js';
import {endRun, openRun, type Run} from '../run/run.js';
import type {Scan} from '../scan/scan.js';
import {notSent, recordTask, start} from '../plan/start-run.js';
import type {Task} from '../run/tasks.js';
import {type Ticket, ticketDocument, ticketOf} from '../run/tracked-job.js';
import {toldVersion} from '../run/template-version.js';
import type {Triage} from '../plan/resume-plan.js';

type SubmitRun = Run<SubmitOptions>;

/**
 * Submits documents as jobs, follows the jobs, writes their results. One failing document, archive or job never ends the
 * others. Throws only what concerns the whole run before anything is sent.
 */
export async function submitBatch(
  scan: Scan,
  options: SubmitOptions,
  context: BatchContext,
): Promise<BatchReport> {
  const run = openRun(options, context);
  const triage = await start(scan, run, options);
  const poller = createPoller(context);
  const parcels = [
    ...triage.repeatable.map(repeated),
    ...planParcels(triage.fresh, options).map((parcel) => ({parcel, claim: newClaim(parcel, run)})),
  ];
  const following = new Set<Promise<void>>();
  const watch = (ticket: Ticket) => {
    const followed = follow(ticket, poller, run).finally(() => following.delete(followed));
    following.add(followed);
  };
  for (const unassigned of triage.unassigned) await reassign(unassigned, run);
  for (const {job, tasks} of triage.pending) watch(ticketOf(job, tasks));
  await pMap(
    parcels,
    async (sendable) => {
      while (following.size >= mostFollowed) await Promise.race(following);
      const ticket = await send(sendable, run);
      if (ticket) watch(ticket);
    },
    {concurrency: options.concurrency ?? (options.perFile ? 4 : 2)},
  );
  await Promise.all(following);
  return endRun(run);
}

/** Jobs followed at once. With more, each would be asked for so rarely that the first results came late. */
const mostFollowed = 64;

interface Sendable {
  parcel: Parcel;
  claim: Claim;
}

function repeated({entry, tasks}: Triage['repeatable'][number]): Sendable {
  const inOrder = entry.intent.documents.map(({identity}) =>
    tasks.find((task) => task.identity === identity)!,
  );
  const entries = entry.intent.documents.map(({entry: name, source}) => name ?? source);
  return {parcel: parcelOf(inOrder, entries), claim: repeatedClaim(entry)};
}

/** Sends one parcel; its ticket, or nothing when there is no job to follow. */
async function send({parcel, claim}: Sendable, run: SubmitRun): Promise<Ticket | undefined> {
  if (run.stop.aborted) return leave(parcel, {status: 'unsent', error: notSent(run)}, run);
  const {name, size} = parcel.document;
  run.context.tell({type: 'sending', name, documents: parcel.tasks.length, bytes: size});
  const paid = await pay(claim, (onReply) => post(parcel, claim, onReply, run), run);
  if (paid.kind === 'taken') return sendRest(parcel, new Set(paid.identities), run);
  if (paid.kind === 'lost') return leave(parcel, {status: statusOfLost(paid), error: paid.failure}, run);
  const {job_id: jobId, static_values: echoed, template_version} = paid.value;
  await settle(claim.intent.id, {state: 'accepted', job_id: jobId, ...toldVersion(template_version)}, run);
  run.context.tell({type: 'submitted', job_id: jobId, name, documents: parcel.tasks.length});
  return {
    jobId,
    submittedMs: run.context.now(),
    ...staticValuesOf(echoed ?? claim.intent.static_values),
    documents: claim.intent.documents.map((document, index) =>
      ticketDocument(document, parcel.tasks[index]!.sources),
    ),
  };
}

function staticValuesOf(values: StaticValues | undefined): Pick<Ticket, 'staticValues'> {
  return values ? {staticValues: values} : {};
}

function post(
  {document}: Parcel,
  {intent}: Claim,
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

/** Another run was faster with some of the documents: they are left to it, the others are sent. */
async function sendRest(parcel: Parcel, taken: Set<string>, run: SubmitRun): Promise<Ticket | undefined> {
  const isTaken = ({identity}: Task) => taken.has(identity);
  for (const task of parcel.tasks.filter(isTaken))
    recordTask(task, {status: 'unsent', error: takenFailure()}, run);
  const rest = parcel.tasks.filter((task) => !isTaken(task));
  if (rest.length === 0) return undefined;
  const smaller = parcelOf(rest);
  return send({parcel: smaller, claim: newClaim(smaller, run)}, run);
}

function leave(parcel: Parcel, outcome: {status: DocumentStatus; error: Failure}, run: SubmitRun): undefined {
  for (const task of parcel.tasks) recordTask(task, outcome, run);
}

import {DocextractError, isErrorCode} from '../contract/errors.js';
import {isFailure, type JobState, type ResultDocument, type ResultInclude} from '../contract/jobs.js';
import {z} from 'zod';
import type {SettledDocument} from './ledger/records.js';
import {fileOf, type Mapped, mapReply} from './mapping.js';
import type {DocumentOutcome, Failure} from './outcome.js';
import {toldFields} from './remembered.js';
import {failureOf} from './report.js';
import type {ResultOptions} from './options.js';
import type {Run} from './run.js';
import type {Result} from './store.js';
import type {Ticket, TicketDocument} from './ticket.js';

/**
 * Fetches the results of a job that has ended, writes them, and only then notes them as collected.
 * Rejects when they cannot be fetched or written now; the job stays to be collected.
 */
export async function collect(ticket: Ticket, state: JobState, run: Run<ResultOptions>): Promise<void> {
  const elements = isFailure(state.status)
    ? await failedElements(ticket, run)
    : await fetchResults(ticket.jobId, run);
  const documents =
    elements === undefined || (elements.length === 0 && isFailure(state.status))
      ? ticket.documents.map((document) => failed(document, ticket, jobFailure(state)))
      : await keepElements(ticket, elements, run);
  await run.store.note(documents.flatMap(({outcomes}) => outcomes));
  await run.context.ledger.collect(ticket.jobId, documents.map(settledOf));
  for (const {outcomes} of documents) for (const outcome of outcomes) run.report.record(outcome);
  run.report.recordJob({
    job_id: ticket.jobId,
    status: state.status,
    collected: true,
    ...(state.documents && {documents: state.documents}),
    ...(state.expires_at && {expires_at: state.expires_at}),
    ...(isFailure(state.status) && {error: jobFailure(state)}),
  });
}

/** The results of a job, with the file names where the service gives them. The reply is kept byte for byte. */
export async function fetchResults(jobId: string, run: Run<ResultOptions>): Promise<ResultDocument[]> {
  const include: ResultInclude[] = [...new Set<ResultInclude>(['file', ...(run.options.include ?? [])])];
  const {client, signal} = run.context;
  let body = Buffer.alloc(0);
  const options = {
    onReply: (reply: {body: Buffer}) => (body = Buffer.from(reply.body)),
    ...(signal && {signal}),
  };
  const elements = await client.results(jobId, {...options, include}).catch((error: unknown) => {
    // A strict service may refuse a field that the interface does not name.
    if (error instanceof DocextractError && error.code === 'invalid_request')
      return client.results(jobId, options);
    throw error;
  });
  await run.store.keepReply(jobId, body);
  return elements;
}

/** A failed job may still say what was wrong with each document. */
async function failedElements(
  ticket: Ticket,
  run: Run<ResultOptions>,
): Promise<ResultDocument[] | undefined> {
  try {
    return await fetchResults(ticket.jobId, run);
  } catch (error) {
    if (error instanceof DocextractError && error.status !== undefined) return undefined;
    throw error;
  }
}

/** A document of the job with what came of it, for each of its sources. */
interface Collected {
  identity: string | undefined;
  outcomes: DocumentOutcome[];
}

async function keepElements(
  ticket: Ticket,
  elements: ResultDocument[],
  run: Run<ResultOptions>,
): Promise<Collected[]> {
  const known = ticket.documents.length > 0 ? ticket.documents : elements.map(asDocument);
  const {trustOrder, strictMapping} = run.options;
  const mapped = mapReply(
    elements,
    known.map(({entry}) => entry),
    {...(trustOrder && {trustOrder})},
  );
  const unrelated =
    mapped.rest.length > 0 ? await run.store.keepUnrelated(ticket.jobId, mapped.rest) : undefined;
  const judged = known.map((document, index) =>
    judge({
      document,
      mapped: mapped.documents[index]!,
      ticket,
      unrelated,
      elements,
      strict: strictMapping === true,
    }),
  );
  const results = judged.flatMap(({results}) => results);
  await run.store.keep(results);
  return judged.map(({identity, outcomes, results}) => ({
    identity,
    outcomes: outcomes.map((outcome, index) => {
      const result = results[index];
      return result
        ? {...outcome, result: run.store.placeOf(result), ...toldFields(result.fields, run)}
        : outcome;
    }),
  }));
}

interface Judging {
  document: TicketDocument;
  mapped: Mapped;
  ticket: Ticket;
  /** The file of what could not be related. */
  unrelated: string | undefined;
  elements: ResultDocument[];
  strict: boolean;
}

/** Decides what a document's share of a reply makes of it. */
function judge({
  document,
  mapped,
  ticket,
  unrelated,
  elements,
  strict,
}: Judging): Collected & {results: Result[]} {
  const {element, mapping} = mapped;
  if (strict && (mapping === 'none' || mapping === 'order'))
    return {...failed(document, ticket, looseMapping(mapping, unrelated)), results: []};
  if (mapping === 'none') return unrelatedOutcome(document, ticket, unrelated, elements.length);
  if (element === undefined) return {...failed(document, ticket, missingResult(), mapping), results: []};
  const error = errorOf(element);
  if (error) return {...failed(document, ticket, error, mapping), results: []};
  const fields = Object.fromEntries(
    Object.entries(element).filter(([name]) => name !== '_file' && name !== '_error'),
  );
  return {
    identity: document.identity,
    outcomes: document.sources.map((source) => ({
      ...base(document, ticket, source),
      status: 'succeeded',
      mapping,
    })),
    results: document.sources.map((source) => ({
      source,
      identity: document.identity,
      job_id: ticket.jobId,
      mapping,
      fields,
    })),
  };
}

/** As many results as documents, but not known which is whose: they are there. Fewer: partial, which is no success. */
function unrelatedOutcome(
  document: TicketDocument,
  ticket: Ticket,
  file: string | undefined,
  elements: number,
): Collected & {results: Result[]} {
  if (file === undefined || elements !== ticket.documents.length)
    return {...failed(document, ticket, countMismatch(elements, ticket.documents.length, file)), results: []};
  return {
    identity: document.identity,
    outcomes: document.sources.map((source) => ({
      ...base(document, ticket, source),
      status: 'succeeded',
      mapping: 'none',
      result: file,
    })),
    results: [],
  };
}

/** An element of a job that was not submitted from here, under the name it gives itself. */
function asDocument(element: ResultDocument, index: number): TicketDocument {
  const name = fileOf(element) ?? `document-${index + 1}`;
  return {identity: '', entry: name, sources: [name], sha256: ''};
}

function failed(
  document: TicketDocument,
  ticket: Ticket,
  error: Failure,
  mapping: Mapped['mapping'] = 'none',
): Collected {
  const outcomes = document.sources.map((source): DocumentOutcome => ({
    ...base(document, ticket, source),
    status: 'failed',
    mapping,
    error,
  }));
  return {identity: document.identity, outcomes};
}

function base(
  {sha256, pages}: TicketDocument,
  {jobId}: Ticket,
  source: string,
): Pick<DocumentOutcome, 'source' | 'job_id' | 'sha256' | 'pages'> {
  return {source, job_id: jobId, ...(sha256 !== '' && {sha256}), ...(pages !== undefined && {pages})};
}

function settledOf({identity = '', outcomes: [first]}: Collected): SettledDocument {
  return {
    identity,
    state: first?.status === 'succeeded' ? 'succeeded' : 'failed',
    mapping: first?.mapping ?? 'none',
    ...(first?.result !== undefined && {result: first.result}),
    ...(first?.error && {error: first.error}),
  };
}

const ElementError = z.union([
  z.string().transform((message) => ({code: 'unreadable_document', message})),
  z.looseObject({code: z.string().default('unreadable_document'), message: z.string()}),
]);

function errorOf(element: ResultDocument): Failure | undefined {
  if (element._error === undefined || element._error === null) return undefined;
  const parsed = ElementError.safeParse(element._error);
  const {code, message} = parsed.success ? parsed.data : {code: '', message: JSON.stringify(element._error)};
  return {code: isErrorCode(code) ? code : 'unreadable_document', message};
}

function jobFailure({status, error, job_id}: JobState): Failure {
  const parsed = ElementError.safeParse(error);
  const reason = parsed.success ? `: ${parsed.data.message}` : '';
  return {
    code: 'job_failed',
    message: `job ${job_id} ended as ${status}${reason}`,
    hint: 'Send its documents again with --retry-failed.',
  };
}

function missingResult(): Failure {
  return failureOf(
    new DocextractError('bad_reply', 'the results of the job hold nothing for this document', {
      hint: 'Send it again with --retry-failed.',
    }),
  );
}

function looseMapping(mapping: string, file: string | undefined): Failure {
  const where = file === undefined ? '' : `; the results are in ${file}`;
  return {
    code: 'bad_reply',
    message: `which result belongs to this document is not certain (${mapping})${where}`,
    hint: 'Submit with --per-file for an exact mapping.',
  };
}

function countMismatch(elements: number, documents: number, file: string | undefined): Failure {
  const where = file === undefined ? '' : `; they are in ${file}`;
  return {
    code: 'bad_reply',
    message: `the job gave ${elements} results for ${documents} documents and does not say which is whose${where}`,
    hint: 'Submit with --per-file for an exact mapping.',
  };
}

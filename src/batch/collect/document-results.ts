import type {JobState, ResultDocument} from '../../contract/jobs.js';
import {fileOf, type MappedDocument, mapReply} from '../reply/map-reply.js';
import {safeRelativePaths, numberedNames} from '../files/flat-names.js';
import type {MappingOptions} from '../model/run-options.js';
import type {DocumentOutcome, Failure} from '../model/outcome.js';
import {submitAgain} from '../model/send-again.js';
import type {Result} from '../results/result.js';
import type {TrackedJob, TrackedDocument} from '../run/tracked-job.js';
import {errorOf, failureReason} from './service-error.js';
import {mustExist} from '../../contract/must-exist.js';

/** The results of one document of a job: an outcome for each of its sources, and a result for each success. */
export interface DocumentResults {
  document: TrackedDocument;
  outcomes: DocumentOutcome[];
  results: Result[];
}

/** A document and the reply element that was matched to it. */
export interface MatchedDocument {
  document: TrackedDocument;
  mapping: MappedDocument['mapping'];
  stub: ResultDocument | undefined;
}

export interface ResultMatching {
  related: MatchedDocument[];
  /** Elements that match no document. */
  rest: ResultDocument[];
  /** As many elements as documents, but none carries a name: all of them are in `rest`. */
  isWithoutNames: boolean;
  counts: {elements: number; documents: number};
}

/** Matches the elements of a reply to the documents of a job. */
export function matchResults(
  trackedJob: TrackedJob,
  stubs: ResultDocument[],
  {trustOrder = false, strictMapping = false}: MappingOptions,
): ResultMatching {
  const {documents, areOfReply} = expectedDocuments(trackedJob, stubs);
  const counts = {elements: stubs.length, documents: documents.length};
  const names = documents.map(({entry}) => entry);
  const mapped = mapReply(stubs, names, {trustOrder: trustOrder && !strictMapping});
  const isEqual = mapped.rest.length > 0 && mapped.rest.length === documents.length && !strictMapping;
  const isLoose = isEqual && mapped.documents.every(({mapping}) => mapping === 'none');
  if (areOfReply && isLoose)
    return {related: inOrder(documents, stubs), rest: [], isWithoutNames: false, counts};
  const related = documents.map((document, index) => {
    const {element: stub, mapping} = mustExist(mapped.documents[index], 'result assigned to the document');
    return {document, stub, mapping};
  });
  return {related, rest: mapped.rest, isWithoutNames: isLoose, counts};
}

/** Where only the reply names the documents, its elements are the documents, in order. */
function inOrder(documents: TrackedDocument[], stubs: ResultDocument[]): MatchedDocument[] {
  return documents.map((document, index) => ({document, stub: stubs[index], mapping: 'none'}));
}

/** The results of one document of the reply. */
export function documentResultsOf(
  {document, element, mapping}: MappedDocument & {document: TrackedDocument},
  jobId: string,
  expectation: Expectation,
): DocumentResults {
  const problem = problemOf({element, mapping}, expectation);
  if (problem) return failedDocumentResults(document, jobId, problem, mapping);
  return succeededShare(document, jobId, {element, mapping});
}

export interface Expectation {
  strictMapping: boolean;
  /** Why the job as a whole failed. */
  jobFailure?: Failure | undefined;
  /** `unrelated`: elements that match no document. `failures`: those of them that report a failed document. */
  counts: {elements: number; documents: number; failures: number; unrelated: number};
}

/** A failed outcome for each source of the document, and no results. */
export function failedDocumentResults(
  document: TrackedDocument,
  jobId: string,
  error: Failure,
  mapping: MappedDocument['mapping'] = 'none',
): DocumentResults {
  const outcomes = document.sources.map((source): DocumentOutcome => ({
    ...base(document, jobId, source),
    status: 'failed',
    mapping,
    error,
  }));
  return {document, outcomes, results: []};
}

/** Why a job as a whole failed. */
export function jobFailure(state: JobState): Failure {
  const reason = failureReason(state);
  const message = `job ${state.job_id} ended as ${state.status}${reason === undefined ? '' : `: ${reason}`}`;
  const hint = `${submitAgain('--retry-failed')} sends its documents again, and may pay again.`;
  return {code: 'job_failed', message, hint};
}

/** Failure for a successful job without any results. */
export function emptyJobFailure(jobId: string): Failure {
  return {code: 'job_failed', message: `job ${jobId} gave no results`};
}

/** The documents that results are expected for. For a user's archive or an imported job, only the reply tells them. */
function expectedDocuments(
  {documents, folder}: TrackedJob,
  elements: ResultDocument[],
): {documents: TrackedDocument[]; areOfReply: boolean} {
  const [archive] = documents;
  // An archive without results counts as one failed document.
  if (archive !== undefined && (!archive.isArchive || elements.length === 0))
    return {documents, areOfReply: false};
  const numbered = numberedNames(elements.length);
  const names = elements.map(
    (element, index) => fileOf(element) ?? mustExist(numbered[index], 'file name of the numbered result'),
  );
  const inward = safeRelativePaths(names);
  const members = names.map((name, index) => {
    const source = mustExist(inward[index], 'source of the result');
    if (archive === undefined)
      return {identity: '', sha256: '', entry: name, sources: [folder ? `${folder}/${source}` : source]};
    return {...archive, entry: name, sources: archive.sources.map((outer) => `${outer}/${source}`)};
  });
  return {documents: members, areOfReply: true};
}

function succeededShare(
  document: TrackedDocument,
  jobId: string,
  {element, mapping}: MappedDocument,
): DocumentResults {
  const fields = fieldsOf(element ?? {});
  return {
    document,
    outcomes: document.sources.map((source) => ({
      ...base(document, jobId, source),
      status: 'succeeded',
      mapping,
    })),
    results: element
      ? document.sources.map((source) => ({
          source,
          // Documents of imported jobs and inside user archives have no identity of their own.
          identity: document.isArchive ? undefined : document.identity || undefined,
          job_id: jobId,
          mapping,
          fields,
        }))
      : [],
  };
}

function problemOf(
  {element, mapping}: MappedDocument,
  {strictMapping, counts, jobFailure}: Expectation,
): Failure | undefined {
  if (counts.elements === 0 && counts.documents > 1)
    return notAssigned(`the job gave no results for ${counts.documents} documents`);
  if (mapping === 'none' && counts.elements !== counts.documents)
    return notAssigned(
      `the job gave ${counts.elements} results for ${counts.documents} documents and does not say which is whose`,
    );
  if (mapping === 'none' && counts.failures > 0)
    return notAssigned(
      `${counts.failures} of the job's ${counts.elements} documents failed, and it does not say which`,
    );
  if (mapping === 'none' && strictMapping)
    return notAssigned('the job does not say which result belongs to the document', looserFirst);
  if (element !== undefined) return errorOf(element) ?? (holdsValue(element) ? undefined : jobFailure);
  if (mapping === 'none') return undefined;
  if (mapping === 'named')
    return notAssigned(withoutResult(counts), counts.unrelated === 0 ? sentAlone : perFile);
  return {
    code: 'job_failed',
    message: 'the results of the job hold nothing for the document',
    hint: paysAgain,
  };
}

/** Of a document that the reply does not name, though it names others. */
function withoutResult({elements, documents, unrelated}: Expectation['counts']): string {
  const others = unrelated === 0 ? '' : `; ${unrelated} of them named after no document of the job`;
  const results = elements === 1 ? '1 result' : `${elements} results`;
  return `the job gave ${results} for ${documents} documents, none for this one${others}`;
}

/** The results are paid and stored; sending the archive again would pay for the same reply. */
function notAssigned(message: string, hint = perFile): Failure {
  return {code: 'not_assigned', message, hint};
}

const sentAlone = `${submitAgain('--per-file --retry-failed')} sends each such document alone, which is exact, and pays for it again.`;

const perFile = `The reply is kept. ${sentAlone}`;

const looserFirst = `Without --strict-mapping the same command writes the results, without paying again. ${perFile}`;

const paysAgain = `${submitAgain('--retry-failed')} sends it again and pays again.`;

/** Whether an element holds any value: failed jobs may answer with rows of nulls. */
function holdsValue(element: ResultDocument): boolean {
  const values = Object.entries(fieldsOf(element)).filter(([name]) => !name.startsWith('_'));
  return values.length === 0 || values.some(([, value]) => value !== null && value !== '');
}

/** The fields of an element, without `_file`, `_error` and other metadata. */
export function fieldsOf(element: ResultDocument): ResultDocument {
  return Object.fromEntries(
    Object.entries(element).filter(([name]) => name !== '_file' && name !== '_error'),
  );
}

function base(
  {sha256, pages}: TrackedDocument,
  jobId: string,
  source: string,
): Pick<DocumentOutcome, 'source' | 'job_id' | 'sha256' | 'pages'> {
  return {source, job_id: jobId, ...(sha256 !== '' && {sha256}), ...(pages !== undefined && {pages})};
}

// page-views: pages of documents as pictures with their words.

import type {FastifyReply, FastifyRequest} from 'fastify';
import type {Extraction, ExtractionRequest} from '../../../contract/extraction.js';
import type {KeptPages} from '../../../contract/kept-pages.js';
import {limits} from '../../../contract/limits.js';
import type {FieldSuggestion, PageAnalysis} from '../../../contract/page-analysis.js';
import type {Teaching, TeachingFiles} from '../../../engine/teaching/teaching-schemas.js';
import {withFile} from '../../../storage/files/file-store.js';
import {disconnectSignalOf} from '../../http/client-disconnect.js';
import type {InspectionAnswer, InspectionTask, ReadTask} from '../../workers/channel.js';
import {requireAnswer} from '../../workers/require-answer.js';
import type {StudioContext} from '../studio-context.js';

/** A stored document that a person views. */
export interface ViewedDocument {
  /** Its file. */
  key: string;
  /** Name of the document, for messages. */
  name: string;
}

/** A person who views documents; waiting for a page ends when the connection closes. */
export interface Viewer {
  http: FastifyRequest;
  reply: FastifyReply;
}

/** A document opened by a viewer. Every call throws the errors of reading, and `unavailable`. */
export interface DocumentView {
  countPages(): Promise<number>;
  /** Pages are from 1; throws `not_found` for one that is not there. */
  page(page: number): Promise<PageAnalysis>;
  /** The picture of a page as WebP; `width` is in pixels. */
  picture(page: number, width: number): Promise<Buffer>;
  /** Suggests fields from the first `maxPages` pages. */
  suggestions(maxPages: number): Promise<FieldSuggestion[]>;
  /** Extracts the fields of the request from the first `maxPages` pages; references of the request are paths. */
  tryRequest(request: ExtractionRequest, maxPages: number): Promise<Extraction>;
  /** The words of all pages, to be stored with an example. */
  pagesToKeep(): Promise<KeptPages>;
}

/** Opens a document for viewing, in the worker process for views, which keeps its pages for a while. */
export function viewDocument(context: StudioContext, document: ViewedDocument, viewer: Viewer): DocumentView {
  const {storage, reading, viewer: pool, log} = context;
  const look = async (taskOf: (file: LookedAt) => InspectionTask): Promise<InspectionAnswer> => {
    const options = {signal: disconnectSignalOf(viewer.reply), account: viewer.http.apiKey.account};
    const outcome = await withFile(storage.files, document.key, (path) =>
      pool.run(taskOf({path, reading}), options),
    );
    return requireAnswer(outcome, {file: document.key, name: document.name, log});
  };
  return {
    countPages: async () => ofKind('count', await look((file) => ({kind: 'count', ...file}))).pages,
    page: async (page) => ofKind('page', await look((file) => ({kind: 'page', page, ...file}))).page,
    picture: async (page, width) => {
      const {webp} = ofKind('picture', await look((file) => ({kind: 'picture', page, width, ...file})));
      return Buffer.from(webp, 'base64');
    },
    suggestions: async (maxPages) =>
      ofKind('suggestions', await look((file) => ({kind: 'suggestions', maxPages, ...file}))).fields,
    tryRequest: async (request, maxPages) =>
      ofKind('try', await look((file) => ({kind: 'try', request, maxPages, ...file}))).extraction,
    pagesToKeep: async () =>
      ofKind('keep', await look((file) => ({kind: 'keep', maxPages: limits.pagesPerDocument, ...file})))
        .pages,
  };
}

type LookedAt = Pick<ReadTask, 'path' | 'reading'>;

type AnswerOf<Kind> = Extract<InspectionAnswer, {kind: Kind}>;

/** Teaches a template in the worker process for people. Throws what reading throws, and `unavailable`. */
export async function teachInViewer(
  {reading, viewer: pool, log}: StudioContext,
  lesson: TeachingFiles,
  {http, reply}: Viewer,
): Promise<Teaching> {
  const outcome = await pool.run(
    {kind: 'teach', reading, lesson},
    {signal: disconnectSignalOf(reply), account: http.apiKey.account},
  );
  return ofKind('teach', requireAnswer(outcome, {file: 'examples', name: 'The examples', log})).teaching;
}

function ofKind<Kind extends InspectionAnswer['kind']>(kind: Kind, answer: InspectionAnswer): AnswerOf<Kind> {
  if (isOfKind(kind, answer)) return answer;
  throw new Error(`a worker answered ${answer.kind} to ${kind}`);
}

function isOfKind<Kind extends InspectionAnswer['kind']>(
  kind: Kind,
  answer: InspectionAnswer,
): answer is AnswerOf<Kind> {
  return answer.kind === kind;
}

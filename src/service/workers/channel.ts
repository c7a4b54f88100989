import {z} from 'zod';
import {recogniserNames} from '../../contract/extraction.js';
import {LanguageModelSettings} from '../../engine/llm/settings.js';
import {Extraction, ExtractionRequest} from '../../contract/extraction.js';
import {KeptPages} from '../../contract/kept-pages.js';
import {FieldSuggestion, PageAnalysis} from '../../contract/page-analysis.js';
import {Teaching, TeachingFiles} from '../../engine/teaching/teaching-schemas.js';

/** Read options, the same for the whole service. */
export const ReadOptions = z.object({
  /** `never`: leave out a machine-readable invoice attached to a PDF. */
  attachments: z.enum(['auto', 'never']).optional(),
  /** Recogniser of scans; absent: chosen per page. */
  recogniser: z.object({engine: z.enum(recogniserNames), language: z.string().optional()}).optional(),
  /** Language model, if any. */
  languageModel: LanguageModelSettings.optional(),
});
export type ReadOptions = z.infer<typeof ReadOptions>;

/** Read a document and extract its fields. */
export const ReadTask = z.object({
  kind: z.literal('read'),
  path: z.string(),
  /** References are paths. */
  request: ExtractionRequest,
  maxPages: z.number(),
  reading: ReadOptions,
});
export type ReadTask = z.infer<typeof ReadTask>;

const lookedAt = {path: z.string(), reading: ReadOptions};
/** Pages are from 1. */
const pageLookedAt = {...lookedAt, page: z.number()};
const firstPages = {...lookedAt, maxPages: z.number()};

/** Show something of a document to a person who waits for it. Pages are read once while others are looked at. */
export const InspectionTask = z.discriminatedUnion('kind', [
  z.object({kind: z.literal('count'), ...lookedAt}),
  z.object({kind: z.literal('page'), ...pageLookedAt}),
  z.object({kind: z.literal('picture'), ...pageLookedAt, width: z.number()}),
  z.object({kind: z.literal('suggestions'), ...firstPages}),
  z.object({kind: z.literal('try'), ...firstPages, request: ExtractionRequest}),
  /** The pages as words, to be kept. */
  z.object({kind: z.literal('keep'), ...firstPages}),
  z.object({kind: z.literal('teach'), reading: ReadOptions, lesson: TeachingFiles}),
]);
export type InspectionTask = z.infer<typeof InspectionTask>;

/** The answer to the task of the same kind. */
export const InspectionAnswer = z.discriminatedUnion('kind', [
  z.object({kind: z.literal('count'), pages: z.number()}),
  z.object({kind: z.literal('page'), page: PageAnalysis}),
  /** WebP, as base64. */
  z.object({kind: z.literal('picture'), webp: z.string()}),
  z.object({kind: z.literal('suggestions'), fields: z.array(FieldSuggestion)}),
  z.object({kind: z.literal('try'), extraction: Extraction}),
  z.object({kind: z.literal('keep'), pages: KeptPages}),
  z.object({kind: z.literal('teach'), teaching: Teaching}),
]);
export type InspectionAnswer = z.infer<typeof InspectionAnswer>;

/** Message from the service to a worker process. */
export const WorkerTask = z.discriminatedUnion('kind', [ReadTask, ...InspectionTask.options]);
export type WorkerTask = z.infer<typeof WorkerTask>;

/** Whether a document may be read, sent after its pages were counted. */
export const ReadPermission = z.object({mayRead: z.boolean()});
export type ReadPermission = z.infer<typeof ReadPermission>;

/** Message from a worker process to the service. */
export const WorkerReport = z.discriminatedUnion('type', [
  z.object({type: z.literal('ready')}),
  /** The worker has started on the document. */
  z.object({type: z.literal('taken')}),
  /** Page count, for the time limit and the price; the worker waits for permission. */
  z.object({type: z.literal('pages'), pages: z.number()}),
  /** The answer to the task: an extraction, or what a viewing task returns. */
  z.object({type: z.literal('done'), answer: z.unknown(), memoryBytes: z.number()}),
  z.object({
    type: z.literal('failed'),
    code: z.string(),
    message: z.string(),
    hint: z.string().optional(),
    /** Stack of an unexpected error, for the log. */
    stack: z.string().optional(),
    memoryBytes: z.number(),
  }),
]);
export type WorkerReport = z.infer<typeof WorkerReport>;

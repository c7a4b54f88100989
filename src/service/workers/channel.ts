import {z} from 'zod';
import {recogniserNames} from '../../contract/recognisers.js';
import {LanguageModelSettings} from '../../engine/llm/settings.js';
import {Extraction, ExtractionRequest} from '../../contract/extraction.js';

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

/** Message from the service to a worker process. */
export const WorkerTask = z.object({
  path: z.string(),
  /** References are paths. */
  request: ExtractionRequest,
  maxPages: z.number(),
  reading: ReadOptions,
});
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
  z.object({type: z.literal('done'), extraction: Extraction, memoryBytes: z.number()}),
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
